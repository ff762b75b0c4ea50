import { describe, expect, test } from "vitest";
import { CHIP } from "../i18n/numbers";
import type { Legal, TableView } from "../protocol";
import { actionOf, kept, preChoice, toggled, type PreKind } from "./preactions";
import { handView, playerView, tableView } from "./stories/fixtures";

const CALL: Legal = { seat: 1, fold: true, check: false, call: 8 * CHIP, opens: false, min_to: null, max_to: null, raises_left: 0, closed: null, rule: null };

/** A flop at which somebody else is on turn, with a bet of `price` before you, or yours if there is something you may do. */
function view(price: number, legal: Partial<Legal> | null = null, board = "4c 7s Ks"): TableView {
  const hand = handView([playerView(1, { stack: 100 * CHIP }), playerView(2), playerView(3)], board, { price: price * CHIP, turn: legal === null ? 3 : 1 });
  const table = tableView(3, 1, hand);
  return { ...table, you: { ...table.you, legal: legal && { ...CALL, ...legal } } };
}

function chosen(kind: PreKind, price: number) {
  const choice = preChoice(view(price));
  if (choice === null) throw new Error("nothing can be decided ahead");
  return toggled(null, kind, choice);
}

describe("what is decided ahead", () => {
  test("is offered while others act, never on one's own turn or without cards that can act", () => {
    const folded = view(8);

    expect(preChoice(view(8))?.price).toBe(8 * CHIP);
    expect(preChoice(view(8, {}))).toBeNull();
    expect(preChoice({ ...folded, hand: folded.hand && { ...folded.hand, players: [playerView(1, { folded: true }), playerView(2)] } })).toBeNull();
    expect(preChoice(view(400))).toMatchObject({ price: 100 * CHIP, allIn: true });
  });

  test("is taken back by a second press, and replaced by another", () => {
    const choice = { hand: 1284, street: 1, price: 0, allIn: false };
    const once = toggled(null, "check_fold", choice);

    expect(toggled(once, "check_fold", choice)).toBeNull();
    expect(toggled(once, "exact", choice)?.kind).toBe("exact");
  });

  test("sends a call of just its price, and nothing at any other", () => {
    const call = chosen("exact", 8);

    expect(kept(call, view(8))).toBe(call);
    expect(kept(call, view(16))).toBeNull();
    expect(call && actionOf(call, view(8, {}))).toEqual({ type: "call" });
    expect(call && actionOf(call, view(16, { call: 16 * CHIP }))).toBeNull();
    expect(kept(call, view(16, { call: 16 * CHIP }))).toBeNull();
  });

  test("checks only what is free", () => {
    const check = chosen("exact", 0);

    expect(check && actionOf(check, view(0, { check: true, call: null, fold: false }))).toEqual({ type: "check" });
    expect(kept(check, view(8))).toBeNull();
  });

  test("checks or folds on this street while nobody changes the price", () => {
    const free = chosen("check_fold", 0);
    const bet = chosen("check_fold", 8);

    expect(free && actionOf(free, view(0, { check: true, call: null, fold: false }))).toEqual({ type: "check" });
    expect(bet && actionOf(bet, view(8, {}))).toEqual({ type: "fold" });
    expect(kept(free, view(0, null, "4c 7s Ks 8h"))).toBeNull();
  });

  test("is asked again about a bet that came after it, and never folds to it unseen", () => {
    const free = chosen("check_fold", 0);
    const bet = chosen("check_fold", 8);

    expect(kept(free, view(8))).toBeNull();
    expect(free && actionOf(free, view(8, {}))).toBeNull();
    expect(kept(free, view(8, {}))).toBeNull();
    expect(kept(bet, view(16))).toBeNull();
  });

  test("checks or folds to any bet of the hand if that was chosen", () => {
    const hand = chosen("fold_any", 0);

    expect(kept(hand, view(8, null, "4c 7s Ks 8h"))).toBe(hand);
    expect(hand && actionOf(hand, view(8, {}))).toEqual({ type: "fold" });
    expect(hand && actionOf(hand, view(0, { check: true, call: null, fold: false }))).toEqual({ type: "check" });
  });

  test("ends with its hand", () => {
    const next = view(0);

    expect(kept(chosen("fold_any", 0), { ...next, hand: next.hand && { ...next.hand, number: 1285 } })).toBeNull();
  });
});
