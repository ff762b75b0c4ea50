import { expect, test } from "vitest";
import type { ChatLine } from "../protocol";
import { newReactions } from "./reactions";

const line = (number: number, seat: number | null, reaction: ChatLine["reaction"]): ChatLine => ({ number, name: "Ann", seat, at: 0, text: "", reaction });
const LINES = [line(1, 2, "ouch"), line(2, 3, null), line(3, null, "thanks"), line(4, 2, "laugh")];

test("a reaction is news from a seat once, and words or an onlooker's reaction are none", () => {
  expect(newReactions(LINES, 0).map(({ number }) => number)).toEqual([1, 4]);
  expect(newReactions(LINES, 1).map(({ number }) => number)).toEqual([4]);
  expect(newReactions(LINES, 4)).toEqual([]);
});

test("what was said before one came is not shown", () => {
  expect(newReactions(LINES, null)).toEqual([]);
});
