import { describe, expect, it } from "vitest";
import { OFF, type Slot } from "./actions";
import { CHANGE_DEAF_MS, hears, HOLD_MS, pressed, shown, SILENT, TURN_DEAF_MS } from "./deafness";

const fold: Slot = { ...OFF[0], action: { type: "fold" } };
const call = (amount: number): Slot => ({ ...OFF[1], word: "act-call", amount, action: { type: "call" } });
const raise = (to: number): Slot => ({ ...OFF[2], word: "act-raise", amount: to, action: { type: "raise", to } });

const FIRST = [fold, call(800), raise(1600)] as const;
const DEARER = [fold, call(1600), raise(1600)] as const;

describe("the buttons", () => {
  it("are all deaf for a moment when a turn starts", () => {
    const buttons = shown(SILENT, 7, FIRST, 1000);

    expect(hears(buttons, 0, 1000 + TURN_DEAF_MS - 1)).toBe(false);
    expect([0, 1, 2].map((index) => hears(buttons, index as 0 | 1 | 2, 1000 + TURN_DEAF_MS))).toEqual([true, true, true]);
  });

  it("do not listen to a slot whose amount has just changed, but to the others", () => {
    const before = shown(SILENT, 7, FIRST, 1000);
    const buttons = shown(before, 7, DEARER, 5000);

    expect(hears(buttons, 1, 5000 + CHANGE_DEAF_MS - 1)).toBe(false);
    expect(hears(buttons, 1, 5000 + CHANGE_DEAF_MS)).toBe(true);
    expect(hears(buttons, 2, 5001)).toBe(true);
  });

  it("keep their words for a while after a press, whatever comes", () => {
    const before = pressed(shown(SILENT, 7, FIRST, 1000), 3000);

    expect(shown(before, null, OFF, 3000 + HOLD_MS - 1)).toBe(before);
    expect(hears(before, 1, 3000 + HOLD_MS - 1)).toBe(false);
    expect(shown(before, null, OFF, 3000 + HOLD_MS).slots).toBe(OFF);
  });

  it("count a turn that came during a press from the moment it is shown", () => {
    const held = pressed(shown(SILENT, 7, FIRST, 1000), 3000);
    const buttons = shown(held, 9, DEARER, 3000 + HOLD_MS);

    expect(hears(buttons, 0, 3000 + HOLD_MS + TURN_DEAF_MS - 1)).toBe(false);
    expect(hears(buttons, 1, 3000 + HOLD_MS + CHANGE_DEAF_MS - 1)).toBe(false);
    expect(hears(buttons, 1, 3000 + HOLD_MS + CHANGE_DEAF_MS)).toBe(true);
  });

  it("never listen while they are off", () => {
    expect(hears(shown(SILENT, null, OFF, 0), 0, 9999)).toBe(false);
  });
});
