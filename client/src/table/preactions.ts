/**
 * What somebody decides before it is his turn. It is kept on this device alone and sent when his turn comes, by the same
 * road as a press; a price that has changed meanwhile drops what was bound to it.
 */

import type { Action, TableView } from "../protocol";

/** Check or fold at just this price, take just this price, or check or fold to whatever comes in the rest of the hand. */
export type PreKind = "check_fold" | "exact" | "fold_any";

export interface PreAction {
  readonly kind: PreKind;
  readonly hand: number;
  readonly street: number;
  /** What it cost to stay in when it was chosen: 0 is a check. */
  readonly price: number;
}

/** What can be decided now; null on one's own turn, without cards that can still act, or between hands. */
export interface PreChoice {
  readonly hand: number;
  readonly street: number;
  readonly price: number;
  readonly allIn: boolean;
}

/** What the viewer can decide ahead. */
export function preChoice(view: TableView): PreChoice | null {
  const { hand, you } = view;
  const own = hand?.players.find(({ seat }) => seat === you.seat);
  if (hand === null || own === undefined || hand.over || hand.turn === null || you.legal !== null) return null;
  if (own.folded || own.all_in || own.stack === 0 || you.leaving) return null;
  if (!hand.players.some(({ seat, folded, all_in }) => seat !== you.seat && !folded && !all_in)) return null;
  const price = Math.min(Math.max(0, hand.price - own.bet), own.stack);
  return { hand: hand.number, street: hand.street, price, allIn: price === own.stack };
}

/** The decision made or taken back by pressing `kind`. */
export function toggled(before: PreAction | null, kind: PreKind, { hand, street, price }: PreChoice): PreAction | null {
  return before?.kind === kind ? null : { kind, hand, street, price };
}

/** The decision as it still stands in `view`, or null: another hand or street ends it, and another price what was not for any. */
export function kept(before: PreAction | null, view: TableView): PreAction | null {
  if (before === null || view.hand?.number !== before.hand || view.hand.over) return null;
  if (view.you.legal !== null) return actionOf(before, view) === null ? null : before;
  const choice = preChoice(view);
  if (choice === null) return null;
  if (before.kind === "fold_any") return before;
  if (choice.street !== before.street) return null;
  return choice.price === before.price ? before : null;
}

/** What is sent on the viewer's turn, or null if the decision does not fit what is asked. */
export function actionOf({ kind, hand, street, price }: PreAction, view: TableView): Action | null {
  const { legal } = view.you;
  if (legal === null || view.hand?.number !== hand || (kind !== "fold_any" && view.hand.street !== street)) return null;
  // A bet that nobody had seen when he decided is for him to answer.
  if (kind !== "fold_any" && (legal.check ? 0 : legal.call) !== price) return null;
  if (legal.check) return { type: "check" };
  if (kind === "exact") return { type: "call" };
  return legal.fold ? { type: "fold" } : null;
}
