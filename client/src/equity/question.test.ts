import { expect, test } from "vitest";
import { cardsOf } from "../cards/card";
import { asked, cardsIn, elsewhere, following, NOTHING_ASKED, pressed, questionIn, searchOf, textOf, wishOf, type Question } from "./question";

const QUESTION: Question = { game: "omaha8", hands: ["AsAh2c3d", "A2xx, KK@50", ""], board: "3c4h9d", dead: "Ks" };

test("a link holds the whole question", () => {
  expect(questionIn(searchOf(QUESTION))).toEqual(QUESTION);
  expect(searchOf(NOTHING_ASKED)).toBe("");
});

test("a link that says nonsense leads to an empty page", () => {
  expect(questionIn("?game=stud&hand")).toEqual(NOTHING_ASKED);
  expect(questionIn(`?${"hand=AA&".repeat(20)}`).hands).toHaveLength(10);
});

test("cards are read in either case, and anything else is a range", () => {
  expect(cardsIn("as kD,7c")).toEqual(cardsOf("As Kd 7c"));
  expect(cardsIn("AAxx")).toBeNull();
  expect(cardsIn("As2")).toBeNull();
  expect(textOf(cardsOf("Td 2c"))).toBe("Td2c");
});

test("what is not written yet is not asked about", () => {
  expect(wishOf(QUESTION)?.hands).toEqual(["AsAh2c3d", "A2xx, KK@50"]);
  expect(asked(["", "AA", "", "KK"])).toEqual([null, 0, null, 1]);
  expect(wishOf({ ...QUESTION, hands: ["AsAh2c3d", ""] })).toBeNull();
  expect(wishOf({ ...QUESTION, hands: ["AsAh2c", "A2xx"] })).toBeNull();
  expect(wishOf({ ...QUESTION, board: "3c4h" })).toBeNull();
});

test("a press puts a card in, a second one takes it out", () => {
  const [card = 0] = cardsOf("Qd");
  const once = pressed(QUESTION, 2, card);

  expect(once.hands[2]).toBe("Qd");
  expect(pressed(once, 2, card).hands[2]).toBe("");
  expect(pressed(QUESTION, 1, card).hands[1]).toBe("Qd");
  expect(pressed(QUESTION, 0, card)).toEqual(QUESTION);
  expect(pressed(QUESTION, "board", card).board).toBe("3c4h9dQd");
});

test("a whole hand hands on to the next empty one", () => {
  expect(following(QUESTION, 0)).toBe(2);
  expect(following(QUESTION, 2)).toBe(2);
  expect(following(QUESTION, "board")).toBe("board");
});

test("cards that lie elsewhere are known", () => {
  expect([...elsewhere(QUESTION, "board")].sort()).toEqual(cardsOf("As Ah 2c 3d Ks").sort());
});
