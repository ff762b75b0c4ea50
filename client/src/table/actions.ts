/**
 * The three fixed buttons as values: what stands on each, and what pressing it sends.
 *
 * Everything comes from the server's `Legal`; the client knows no rule. A label is exactly what is sent.
 */

import type { Action, Legal, PlayerView, TableView } from "../protocol";

/** The three places, which never change their meaning. */
export type SlotName = "fold" | "call" | "raise";

/** One button. `word` is a message of table.ftl, `amount` in smallest units stands below it. */
export interface Slot {
  readonly name: SlotName;
  readonly word: string;
  readonly amount: number | null;
  /** What pressing sends; null while the button is off. */
  readonly action: Action | null;
  /** A bet or raise of free size: pressing opens the sizing panel, which sends. */
  readonly sizes: boolean;
  readonly allIn: boolean;
  /** A message that says why the button is off, or null. */
  readonly why: string | null;
  /** The dots of the cap, where there is one to count. */
  readonly dots: RaiseDots | null;
}

/** How many of the street's bets and raises are used, of how many; and how many raises are left. */
export interface RaiseDots {
  readonly used: number;
  readonly all: number;
  readonly left: number;
}

/** The slots of a view, in their order. */
export function slotsOf(view: TableView): readonly [Slot, Slot, Slot] {
  const legal = view.you.legal;
  const own = view.hand?.players.find((player) => player.seat === view.you.seat);
  if (legal === null || own === undefined || view.turn === null) return OFF;
  return [foldSlot(legal), callSlot(legal, own), raiseSlot(legal, own, view.rules.max_raises)];
}

function off(name: SlotName, word: string, why: string | null = null): Slot {
  return { name, word, amount: null, action: null, sizes: false, allIn: false, why, dots: null };
}

/** How the buttons stand when it is not your turn: the words stay. */
export const OFF: readonly [Slot, Slot, Slot] = [off("fold", "act-fold"), off("call", "act-check-or-call"), off("raise", "act-bet-or-raise")];

function foldSlot(legal: Legal): Slot {
  if (!legal.fold) return off("fold", "act-fold", "check-is-free");
  return { ...off("fold", "act-fold"), action: { type: "fold" } };
}

function callSlot(legal: Legal, own: PlayerView): Slot {
  if (legal.check) return { ...off("call", "act-check"), action: { type: "check" } };
  return { ...off("call", "act-call"), amount: legal.call, action: { type: "call" }, allIn: legal.call === own.stack };
}

function raiseSlot(legal: Legal, own: PlayerView, maxRaises: number): Slot {
  const { min_to: least, max_to: most } = legal;
  if (legal.closed !== null || least === null || most === null) {
    return off("raise", legal.closed === "capped" ? "act-capped" : "act-no-raise", CLOSED[legal.closed ?? ""] ?? null);
  }
  const slot = { ...off("raise", legal.opens ? "act-bet" : "act-raise"), allIn: least === own.bet + own.stack };
  if (least !== most) return { ...slot, word: legal.opens ? "act-bet-sized" : "act-raise-sized", sizes: true, allIn: false };
  return { ...slot, amount: least, action: { type: legal.opens ? "bet" : "raise", to: least }, dots: raiseDots(legal, maxRaises) };
}

const CLOSED: Readonly<Record<string, string>> = {
  capped: "why-capped",
  betting_not_reopened: "why-not-reopened",
  no_chips_to_raise: "why-no-chips",
  nobody_to_raise: "why-nobody",
};

function raiseDots(legal: Legal, maxRaises: number): RaiseDots | null {
  // Before the bet, which is the first dot, all raises are still there: nothing to count.
  if (legal.raises_left === null || legal.opens) return null;
  const all = maxRaises + 1;
  return { used: all - legal.raises_left, all, left: legal.raises_left };
}

/** May the button be pressed: it sends something, or opens the sizing panel. */
export function isOn(slot: Slot): boolean {
  return slot.action !== null || slot.sizes;
}

/** Do two states of a slot read the same. */
export function readsAs(one: Slot, other: Slot): boolean {
  return one.word === other.word && one.amount === other.amount && one.allIn === other.allIn;
}
