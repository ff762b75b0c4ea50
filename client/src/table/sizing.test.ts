import { describe, expect, test } from "vitest";
import { CHIP } from "../i18n/numbers";
import type { Legal, Street } from "../protocol";
import { fitted, sizesOf } from "./sizing";
import { handView, playerView, RULES, tableView } from "./stories/fixtures";

/** Your turn in a 2/4 game with 200 chips: `price` was bet into `total`, and you may raise from `least` to `most`. */
function presets(street: Street, { total, price, least, most }: { total: number; price: number; least: number; most: number }) {
  const legal: Legal = {
    seat: 1, fold: true, check: price === 0, call: price || null, opens: price === 0, min_to: least * CHIP, max_to: most * CHIP, raises_left: null, closed: null, rule: null,
  };
  const board = ["", "4c 7s Ks", "4c 7s Ks 8h", "4c 7s Ks 8h Qd"][street] ?? "";
  const hand = handView([playerView(1, { stack: 200 * CHIP }), playerView(2, { bet: price * CHIP })], board, { total: total * CHIP, price: price * CHIP });
  const view = tableView(2, 1, hand, { rules: { ...RULES, limit: "no" } });
  const sizes = sizesOf({ ...view, you: { ...view.you, legal } });
  return sizes?.presets.map(({ word, blinds, to }) => [blinds ?? word.replace("size-", ""), to / CHIP]);
}

describe("the presets", () => {
  test("are shares of the pot after a call, with all you have set apart", () => {
    expect(presets(1, { total: 60, price: 20, least: 40, most: 200 })).toEqual([
      ["min", 40], ["half", 60], ["two-thirds", 74], ["pot", 100], ["everything", 200],
    ]);
  });

  test("count in big blinds before the flop, above the least raise", () => {
    expect(presets(0, { total: 6, price: 4, least: 8, most: 200 })).toEqual([["min", 8], [2.5, 10], [3, 12], ["pot", 14], ["everything", 200]]);
    expect(presets(0, { total: 18, price: 12, least: 20, most: 200 })).toEqual([["min", 20], [6, 24], [8, 32], ["pot", 42], ["everything", 200]]);
  });

  test("never lead beyond the largest size, and name what comes to the same only once", () => {
    expect(presets(1, { total: 60, price: 20, least: 40, most: 100 })).toEqual([["min", 40], ["half", 60], ["two-thirds", 74], ["pot", 100]]);
    expect(presets(2, { total: 600, price: 0, least: 4, most: 200 })).toEqual([["min", 4], ["everything", 200]]);
  });
});

test("a size is brought within its bounds and to a whole unit, whatever was wished for", () => {
  const bounds = { least: 16, most: 90, unit: 4 };

  expect([-5, 0, 17, 18, 89, 1e9].map((wish) => fitted(wish, bounds))).toEqual([16, 16, 16, 20, 88, 90]);
});
