import { expect, test } from "vitest";
import type { PotAwarded, TableEvent } from "../protocol";
import { soundsOf } from "./hearing";
import { TONES } from "./sounds";
import { tableView } from "./stories/fixtures";

const VIEW = tableView(2, 1, null);

function award(half: PotAwarded["half"], seat: number): TableEvent {
  return { type: "pot_awarded", pot: 0, half, amount: 100, shares: [{ seat, amount: 100, odd: 0 }], odd: 0, carried: 0, board: 1, rule: "R5.1" };
}

test("an action is heard by what it is, and an all-in by its own sound", () => {
  expect(soundsOf([{ type: "checked", seat: 2 }], VIEW)).toEqual(["check"]);
  expect(soundsOf([{ type: "called", seat: 2, amount: 400, all_in: true }, { type: "board_dealt", street: 1, cards: [], board: 1 }], VIEW)).toEqual(["all-in", "card"]);
});

test("winning the high and the low sound apart, and what others win is only pushed", () => {
  expect(soundsOf([award("high", 1), award("low", 1)], VIEW)).toEqual(["high", "low"]);
  expect(soundsOf([award("high", 2), award("low", 2)], VIEW)).toEqual(["pushed"]);
});

test("nobody hears who comes and goes", () => {
  expect(soundsOf([{ type: "left_table", seat: 2, player: "", name: "Ann", stack: 0, at: 0, absent: false }, { type: "sat_out", seat: 2, reason: "asked" }], VIEW)).toEqual([]);
});

test("no sound is longer than half a second", () => {
  const ends = Object.values(TONES).flatMap((tones) => tones.map(({ at, lasts }) => at + lasts));

  expect(Math.max(...ends)).toBeLessThanOrEqual(0.5);
});
