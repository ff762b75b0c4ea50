import { expect, test } from "vitest";
import type { TableView } from "../protocol";
import { mostUrgent, needOf } from "./needs";

const view = (differs: object, you: object = {}) =>
  ({ hand: null, stage: "waiting", you: { legal: null, sitting_out: false, ...you }, ...differs }) as unknown as TableView;

test("a table needs its player on his turn, and says what it does otherwise", () => {
  const hand = { hand: {}, stage: "playing" };

  expect([needOf(view(hand, { legal: {} })), needOf(view(hand)), needOf(view(hand, { sitting_out: true })), needOf(view({}))]).toEqual([
    "turn", "playing", "out", "idle",
  ]);
});

test("the table whose clock runs out first comes first", () => {
  expect(mostUrgent([
    { table: "oak", need: "turn", endsAt: 9_000 }, { table: "elm", need: "turn", endsAt: 4_000 }, { table: "ash", need: "playing", endsAt: 100 },
  ])).toBe("elm");
  expect(mostUrgent([{ table: "oak", need: "playing", endsAt: 9_000 }])).toBeNull();
});
