/**
 * Rulings: what happened, the sums of it, and the number of the rule that decided. "Why?" words them.
 *
 * Pure, as the log is: the server names the rule, nothing here knows one.
 */

import type { HandEvent, Mark, Pot, PotAwarded, Rules, TableView } from "../protocol";
import type { LogLine } from "./log";

/** One sum of a ruling: an amount in the smallest unit, and what or whose it is. */
export interface Sum {
  readonly amount: number;
  /** A message of rules.ftl, the name of a player, or which pot of how many; one of the three. */
  readonly id?: string;
  readonly name?: string;
  readonly pot?: PotOf;
}

/** Which pot of how many; `board` where the hand was run twice. */
export interface PotOf {
  readonly index: number;
  readonly of: number;
  readonly board?: number;
}

/** Why something is as it is. */
export interface Ruling {
  /** As in docs/rulebook.md: "R2.9". */
  readonly rule: string;
  /** What happened, as a line of the log. */
  readonly happened: LogLine;
  readonly sums: readonly Sum[];
  /** The hand in which it happened, null if that was between hands. */
  readonly hand: number | null;
}

/** What the sums of an award are taken from. */
export interface AwardScene {
  readonly pots: readonly Pot[];
  readonly twice: boolean;
  readonly hand: number | null;
}

/** Why an award is what it is; `happened` is its line in the log. */
export function awardRuling(award: PotAwarded, happened: LogLine, scene: AwardScene, named: (seat: number) => string): Ruling {
  const pot = scene.pots[award.pot];
  const sums: Sum[] = [];
  if (pot !== undefined) sums.push({ pot: { index: award.pot, of: scene.pots.length }, amount: pot.amount });
  const part = PARTS[award.half] ?? (scene.twice && award.half !== "uncontested" ? BOARDS[award.board] : undefined);
  if (part !== undefined) sums.push({ id: part, amount: award.amount });
  for (const share of award.shares) sums.push({ name: named(share.seat), amount: share.amount });
  const odd = Math.max(award.odd, award.shares.reduce((sum, share) => sum + share.odd, 0));
  if (odd > 0) sums.push({ id: "sum-odd", amount: odd });
  if (award.carried > 0) sums.push({ id: "sum-carried", amount: award.carried });
  return { rule: award.rule, happened, sums, hand: scene.hand };
}

const BOARDS: Readonly<Record<number, string>> = { 1: "sum-board-first", 2: "sum-board-second" };
const PARTS: Readonly<Partial<Record<PotAwarded["half"], string>>> = { high: "sum-high", low: "sum-low" };

/** Why the house took what it took. */
export function rakeRuling(event: Extract<HandEvent, { type: "rake_taken" }>, happened: LogLine, hand: number | null): Ruling {
  const sums = event.amounts.length > 1 ? event.amounts.map((amount, index): Sum => ({ pot: { index, of: event.amounts.length }, amount })) : [];
  return { rule: event.rule, happened, sums, hand };
}

/** Why a seat owes what it owes; the sums are those of the table. */
export function markRuling(mark: Mark, name: string, rules: Rules): Ruling {
  const dead: Sum = { id: "sum-dead", amount: rules.small_blind };
  const missed = (id: string): LogLine => ({ id, tone: "quiet", name });
  return mark === "ML"
    ? { rule: "R2.9", happened: missed("log-missed-big"), sums: [{ id: "sum-live", amount: rules.big_blind }, dead], hand: null }
    : { rule: "R2.10", happened: missed("log-missed-small"), sums: [dead], hand: null };
}

const CLOSED: Readonly<Record<string, string>> = {
  capped: "closed-capped",
  betting_not_reopened: "closed-not-reopened",
  no_chips_to_raise: "closed-no-chips",
  nobody_to_raise: "closed-nobody",
};

/** Why the viewer may not bet or raise, null where he may. */
export function closedRuling({ you, hand }: TableView): Ruling | null {
  const rule = you.legal?.rule ?? null;
  const closed = CLOSED[you.legal?.closed ?? ""];
  if (rule === null || closed === undefined || hand === null) return null;
  const sums: Sum[] = [{ id: "sum-price", amount: hand.price }];
  if (you.legal?.call != null) sums.push({ id: "sum-call", amount: you.legal.call });
  return { rule, happened: { id: closed, tone: "fact" }, sums, hand: hand.number };
}
