import { expect, test } from "vitest";
import { cardsOf } from "../cards/card";
import { placesOf } from "./layout";
import { seatsShown, seatText } from "./seats";
import { handView, playerView, seatView, tableView } from "./stories/fixtures";

const CARDS = "Ah Kh 9c 3d";
const gone = { seat: 2, name: "Cat", stack: 0, bot: "easy", net: -1800 } as const;
const hand = handView([playerView(1), playerView(2, {}, CARDS), playerView(3)], "4c 7s Ks 8h Qd", {
  over: true,
  shown: [{ seat: 2, high: { category: "pair", ranks: [11, 12, 10, 7] }, low: [] }] as never,
});

/** The table at the result, as seat 1 sees it, with whoever sits there by now. */
function shownWith(others: readonly number[], newcomers: ReturnType<typeof seatView>[] = []) {
  const seats = [...[1, ...others].map((seat) => seatView(seat)), ...newcomers];
  const view = tableView(6, 1, hand, { stage: "result", seats, departed: [gone] });
  return seatsShown(view, [], placesOf(6, 1, "wide"), null, { seat: null, pot: null });
}

test("who lost everything and left keeps his shown cards and his name until the next hand", () => {
  const seat = shownWith([3]).find(({ seat }) => seat.seat === 2);

  expect(seat?.cards).toEqual(cardsOf(CARDS));
  expect(seat === undefined ? "" : seatText(seat)).toContain("Cat");
});

test("who sits down in his place, or elsewhere, has none of his cards", () => {
  const newcomers = [seatView(2, { name: "Newton", in_hand: false }), seatView(5, { name: "Ida", in_hand: false })];
  const shown = shownWith([3], newcomers);

  expect(shown.filter(({ seat }) => seat.seat === 2).map(({ seat, cards }) => [seat.name, cards])).toEqual([["Cat", cardsOf(CARDS)]]);
  expect(shown.find(({ seat }) => seat.name === "Ida")?.cards).toEqual([]);
});
