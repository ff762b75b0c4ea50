import { expect, test } from "vitest";
import type { HandRecord, HandView } from "../protocol";
import { marks, stepIn, tableAt } from "./replay";

const RECORD = {
  table: "oak", table_name: "Oak", number: 7, rules: { seats: 6 },
  seats: [{ seat: 1, name: "Ann", bot: null, you: true, net: 400 }, { seat: 2, name: "Bob", bot: null, you: false, net: -400 }],
  events: [
    { type: "hand_started" }, { type: "posted" }, { type: "holes_dealt" }, { type: "called" }, { type: "board_dealt" }, { type: "checked" },
    { type: "board_dealt" }, { type: "board_dealt" }, { type: "pot_awarded" }, { type: "pot_awarded" }, { type: "hand_ended" },
  ],
} as unknown as HandRecord;

test("a street is found where its cards came, the result where both halves of the last pot have gone", () => {
  expect(marks(RECORD)).toEqual([
    { step: 2, word: "street-preflop" }, { step: 4, word: "street-flop" }, { step: 6, word: "street-turn" },
    { step: 7, word: "street-river" }, { step: 10, word: "replay-result" },
  ]);
});

test("a hand that ended before the flop has no further streets", () => {
  const events = RECORD.events.slice(0, 4);

  expect(marks({ ...RECORD, events }).map(({ word }) => word)).toEqual(["street-preflop"]);
});

test("the table shows the stacks of the step, and what was won only once it was", () => {
  const hand = (over: boolean) => ({ over, button: 1, players: [{ seat: 1, stack: 500 }, { seat: 2, stack: 90 }] }) as unknown as HandView;

  expect(tableAt(RECORD, hand(false), 3)).toMatchObject({
    name: "Oak", stage: "playing", seats: [{ stack: 500, net: null }, { stack: 90, net: null }], you: { seat: 1, legal: null },
  });
  expect(tableAt(RECORD, hand(true), 10)).toMatchObject({ stage: "result", seats: [{ net: 400 }, { net: -400 }] });
});

test("who only watched has no seat in a hand that is played again", () => {
  const seats = RECORD.seats.map((seat) => ({ ...seat, you: false }));
  const hand = { over: false, button: 1, players: [] } as unknown as HandView;

  expect(tableAt({ ...RECORD, seats }, hand, 3).you.seat).toBeNull();
});

test("the address may name a step, and never one that the hand does not have", () => {
  expect(["", "?step=3", "?step=99", "?step=0", "?step=x", "?step=1.5"].map((search) => stepIn(search, 11))).toEqual([0, 2, 10, 0, 0, 0]);
});
