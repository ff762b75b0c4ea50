import { describe, expect, it } from "vitest";
import { CHIP } from "../i18n/numbers";
import type { Legal } from "../protocol";
import { isOn, OFF, slotsOf } from "./actions";
import { sizesOf, fitted } from "./sizing";
import { handView, playerView, tableView } from "./stories/fixtures";

const LEGAL: Legal = {
  seat: 1, fold: true, check: false, call: 8 * CHIP, opens: false, min_to: 16 * CHIP, max_to: 16 * CHIP, raises_left: 3, closed: null, rule: null,
};

function view(legal: Partial<Legal> | null, stack = 372, bet = 0) {
  const hand = handView([playerView(1, { stack: stack * CHIP, bet: bet * CHIP }), playerView(2)], "4c 7s Ks 8h", { price: 8 * CHIP, total: 74 * CHIP });
  const table = tableView(2, 1, hand, { turn: legal === null ? null : 7 });
  return { ...table, you: { ...table.you, legal: legal === null ? null : { ...LEGAL, ...legal } } };
}

const words = (legal: Partial<Legal>, stack?: number, bet?: number) => slotsOf(view(legal, stack, bet)).map(({ word, amount }) => [word, amount === null ? null : amount / CHIP]);

describe("the three buttons", () => {
  it("offer to fold, call what is missing and raise to a total", () => {
    expect(words({})).toEqual([["act-fold", null], ["act-call", 8], ["act-raise", 16]]);
  });

  it("send exactly what stands on them", () => {
    expect(slotsOf(view({})).map(({ action }) => action)).toEqual([{ type: "fold" }, { type: "call" }, { type: "raise", to: 16 * CHIP }]);
  });

  it("do not offer to fold where checking is free", () => {
    const [fold, check, bet] = slotsOf(view({ fold: false, check: true, call: null, opens: true, min_to: 800, max_to: 800 }));

    expect([isOn(fold), fold.why]).toEqual([false, "check-is-free"]);
    expect(check.action).toEqual({ type: "check" });
    expect(bet.action).toEqual({ type: "bet", to: 800 });
  });

  it("say that the betting is capped, or closed to this player", () => {
    const closed = { min_to: null, max_to: null };

    expect(slotsOf(view({ ...closed, closed: "capped" }))[2]).toMatchObject({ word: "act-capped", action: null, why: "why-capped" });
    expect(slotsOf(view({ ...closed, closed: "betting_not_reopened" }))[2]).toMatchObject({ word: "act-no-raise", why: "why-not-reopened" });
  });

  it("mark a call or raise that takes the whole stack", () => {
    expect(slotsOf(view({ call: 500 }, 5))[1].allIn).toBe(true);
    expect(slotsOf(view({ min_to: 1100, max_to: 1100 }, 7, 4))[2].allIn).toBe(true);
    expect(slotsOf(view({}))[1].allIn).toBe(false);
  });

  it("open the sizing panel where the size is free, and send nothing themselves", () => {
    expect(slotsOf(view({ max_to: 9000 }))[2]).toMatchObject({ word: "act-raise-sized", sizes: true, action: null, amount: null });
  });

  it("stand still, off, while it is somebody else's turn", () => {
    expect(slotsOf(view(null))).toBe(OFF);
  });

  it("count the bet as the first dot of the cap", () => {
    const dots = (legal: Partial<Legal>) => slotsOf(view(legal))[2].dots;

    expect(dots({ raises_left: 3 })).toEqual({ used: 1, all: 4, left: 3 });
    expect(dots({ raises_left: 1 })).toEqual({ used: 3, all: 4, left: 1 });
    expect(dots({ opens: true })).toBeNull();
    expect(dots({ raises_left: null })).toBeNull();
  });
});

describe("sizes", () => {
  it("offer least, parts of the pot and most, all within the bounds", () => {
    const sizes = sizesOf(view({ min_to: 1600, max_to: 9000 }));

    expect(sizes?.presets.map(({ to }) => to)).toEqual([1600, 5000, 6200, 9000]);
    expect(sizes?.everything).toBe(37200);
  });

  it("are none where there is nothing to choose", () => {
    expect(sizesOf(view({}))).toBeNull();
    expect(sizesOf(view(null))).toBeNull();
  });

  it("never leave the bounds, which need not be multiples themselves", () => {
    const bounds = { least: 150, most: 475, unit: 100 };

    expect(fitted(10, bounds)).toBe(150);
    expect(fitted(260, bounds)).toBe(300);
    expect(fitted(470, bounds)).toBe(475);
    expect(fitted(9000, bounds)).toBe(475);
  });
});
