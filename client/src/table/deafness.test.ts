import { describe, expect, it } from "vitest";
import { OFF, type Slot } from "./actions";
import { CHANGE_DEAF_MS, hears, HOLD_MS, pressed, shown, SILENT, TURN_DEAF_MS } from "./deafness";

const fold: Slot = { ...OFF[0], action: { type: "fold" } };
const call = (amount: number): Slot => ({ ...OFF[1], word: "act-call", amount, action: { type: "call" } });
const raise = (to: number): Slot => ({ ...OFF[2], word: "act-raise", amount: to, action: { type: "raise", to } });

const FIRST = [fold, call(800), raise(1600)] as const;
/** Others act at a price that has long been known. */
const CALM = shown(SILENT, null, OFF, 800, 0);
const DEARER = [fold, call(1600), raise(1600)] as const;

describe("the buttons", () => {
  it("are all deaf for a moment when a turn starts", () => {
    const buttons = shown(CALM, 7, FIRST, 800, 1000);

    expect(hears(buttons, 0, 1000 + TURN_DEAF_MS - 1)).toBe(false);
    expect([0, 1, 2].map((index) => hears(buttons, index as 0 | 1 | 2, 1000 + TURN_DEAF_MS))).toEqual([true, true, true]);
  });

  it("do not listen to a slot whose amount has just changed, but to the others", () => {
    const before = shown(CALM, 7, FIRST, 800, 1000);
    const buttons = shown(before, 7, DEARER, 800, 5000);

    expect(hears(buttons, 1, 5000 + CHANGE_DEAF_MS - 1)).toBe(false);
    expect(hears(buttons, 1, 5000 + CHANGE_DEAF_MS)).toBe(true);
    expect(hears(buttons, 2, 5001)).toBe(true);
  });

  it("keep their words for a while after a press, whatever comes", () => {
    const before = pressed(shown(CALM, 7, FIRST, 800, 1000), 3000);

    expect(shown(before, null, OFF, 800, 3000 + HOLD_MS - 1)).toBe(before);
    expect(hears(before, 1, 3000 + HOLD_MS - 1)).toBe(false);
    expect(shown(before, null, OFF, 800, 3000 + HOLD_MS).slots).toBe(OFF);
  });

  it("count a turn that came during a press from the moment it is shown", () => {
    const held = pressed(shown(CALM, 7, FIRST, 800, 1000), 3000);
    const buttons = shown(held, 9, DEARER, 800, 3000 + HOLD_MS);

    expect(hears(buttons, 0, 3000 + HOLD_MS + TURN_DEAF_MS - 1)).toBe(false);
    expect(hears(buttons, 1, 3000 + HOLD_MS + CHANGE_DEAF_MS - 1)).toBe(false);
    expect(hears(buttons, 1, 3000 + HOLD_MS + CHANGE_DEAF_MS)).toBe(true);
  });

  it("are deaf for longer where the price changed only just before the turn, or with it", () => {
    const bet = shown(shown(CALM, null, OFF, 1600, 3000), 7, DEARER, 1600, 3100);
    const withIt = shown(CALM, 7, DEARER, 1600, 3100);

    expect([0, 1, 2].map((index) => hears(bet, index as 0 | 1 | 2, 3000 + CHANGE_DEAF_MS - 1))).toEqual([false, false, false]);
    expect(hears(bet, 1, 3000 + CHANGE_DEAF_MS)).toBe(true);
    expect(hears(withIt, 0, 3100 + CHANGE_DEAF_MS - 1)).toBe(false);
  });

  it("never listen while they are off", () => {
    expect(hears(shown(SILENT, null, OFF, null, 0), 0, 9999)).toBe(false);
  });
});
