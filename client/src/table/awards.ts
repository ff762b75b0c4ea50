/** The award of a hand as a table: one row per pot, main pot first, with each half and who got what of it. */

import type { Sector } from "../cards/disc";
import { chips } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import type { Half, HandView, PotAwarded, Share } from "../protocol";
import { awardLines } from "./log";
import type { Ruling } from "./rulings";

export type Part = "high" | "low" | "scoop" | "whole";

/** What went to whom of one pot. */
export interface AwardPart {
  readonly part: Part;
  readonly amount: number;
  readonly shares: readonly Share[];
  readonly odd: boolean;
  /** Its award; of a scoop the high half's. */
  readonly award: PotAwarded;
}

export interface AwardRow {
  readonly pot: number;
  /** Which board, where the hand was run twice. */
  readonly board?: number;
  readonly amount: number;
  readonly parts: readonly AwardPart[];
  readonly noLow: boolean;
  readonly uncontested: boolean;
  readonly carried: number;
}

/** The rows of a hand that was paid out, or is being paid out: a row per pot, and per board if it was run twice. */
export function awardRows(hand: HandView | null): AwardRow[] {
  const awards = hand?.awards ?? [];
  const pots = [...new Set(awards.map((award) => award.pot))].sort((one, other) => one - other);
  return pots.flatMap((pot) => {
    const ofPot = awards.filter((award) => award.pot === pot);
    if (!runTwice(hand) || has(ofPot, "uncontested")) return [rowOf(pot, ofPot, hand?.pots[pot]?.amount)];
    return [1, 2].map((board) => ({ ...rowOf(pot, ofPot.filter((award) => award.board === board)), board }));
  });
}

/** Has the hand a second board. */
export function runTwice(hand: HandView | null): boolean {
  return (hand?.second.length ?? 0) > 0;
}

function rowOf(pot: number, awards: readonly PotAwarded[], amount?: number): AwardRow {
  const paid = awards.reduce((sum, award) => sum + award.amount, 0);
  return {
    pot,
    amount: amount ?? paid,
    parts: partsOf(awards, paid),
    noLow: has(awards, "no_low"),
    uncontested: has(awards, "uncontested"),
    carried: awards.reduce((sum, award) => sum + award.carried, 0),
  };
}

/** Why a part went where it went. */
export function partRuling({ award }: AwardPart, hand: HandView, names: ReadonlyMap<number, string>): Ruling | undefined {
  const scene = { pots: hand.pots, twice: runTwice(hand), hand: hand.number };
  return awardLines(award, scene, (seat) => names.get(seat) ?? "")[0]?.ruling;
}

function has(awards: readonly PotAwarded[], half: Half): boolean {
  return awards.some((award) => award.half === half);
}

function partsOf(awards: readonly PotAwarded[], paid: number): AwardPart[] {
  const [high, low] = [awards.find(({ half }) => half === "high"), awards.find(({ half }) => half === "low")];
  const winner = high?.shares.length === 1 && low?.shares.length === 1 ? high.shares[0] : undefined;
  if (high !== undefined && winner !== undefined && winner.seat === low?.shares[0]?.seat) {
    return [{ part: "scoop", amount: paid, shares: [{ ...winner, amount: paid, odd: 0 }], odd: false, award: high }];
  }
  return awards.map(partOf);
}

function partOf(award: PotAwarded): AwardPart {
  const { half, amount, shares, odd } = award;
  return {
    part: half === "low" ? "low" : half === "high" || half === "no_low" ? "high" : "whole",
    amount,
    shares,
    odd: odd > 0,
    award,
  };
}

/** What one seat won of all pots, and whether it got only a quarter of one. */
export function wonBy(hand: HandView, seat: number): { readonly amount: number; readonly quartered: boolean } {
  let amount = 0;
  let halves = 0;
  let quartered = false;
  for (const award of hand.awards) {
    const share = award.shares.find((one) => one.seat === seat);
    if (share === undefined) continue;
    amount += share.amount;
    if (award.pot === 0) {
      halves += 1;
      quartered = (award.half === "high" || award.half === "low") && award.shares.length === 2;
    }
  }
  return { amount, quartered: quartered && halves === 1 };
}

/** The word of each part, as messages of table.ftl and hands.ftl. */
export const PART_WORDS = { high: "high-word", low: "low-word", scoop: "scoop-word", whole: "pot-only" } as const;

/** The halves of the disc that a part fills. */
export function partDisc({ part }: AwardPart): { readonly high: Sector | null; readonly low: Sector | null } {
  return { high: part === "low" ? null : WHOLE, low: part === "high" ? null : WHOLE };
}

const WHOLE: Sector = { place: 0, of: 1 };

/** "30 / 30": what each winner of the part got, or just the amount of a lone one. */
export function sharesText({ shares }: AwardPart): string {
  return shares.map(({ amount }) => chips(amount)).join(" / ");
}

/** "Bob, Cat". */
export function winnersText({ shares }: AwardPart, names: ReadonlyMap<number, string>): string {
  return shares.map(({ seat }) => names.get(seat) ?? "").join(", ");
}

/** How many letters and figures tell who got what of a row. */
export function rowLength({ parts, noLow }: AwardRow, names: ReadonlyMap<number, string>): number {
  const said = noLow ? t("no-low").length : 0;
  return parts.reduce((sum, part) => sum + sharesText(part).length + winnersText(part, names).length, said);
}

/** The short name of a pot of so many, and of the board of it where there are two, for the lines of an award. */
export function potLabel({ pot, board }: { readonly pot: number; readonly board?: number }, pots: number): string {
  const label = shortName(pot, pots);
  return board === undefined ? label : t("pot-on-board-short", { pot: label, board });
}

function shortName(index: number, pots: number): string {
  if (pots === 1) return t("pot-label");
  if (index === 0) return t("pot-label-main");
  return pots === 2 ? t("pot-label-side") : t("pot-label-side-number", { number: index });
}
