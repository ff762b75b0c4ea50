/** Sizes of a bet or raise where the rules leave it free; all amounts are totals of the street in smallest units. */

import type { TableView } from "../protocol";

export interface Sizes {
  readonly opens: boolean;
  readonly least: number;
  readonly most: number;
  /** What minus and plus change: one big blind. */
  readonly step: number;
  readonly unit: number;
  /** What presets and the slider are rounded to: small blinds, as one counts them at a table. */
  readonly grain: number;
  /** The total that puts in everything you have. */
  readonly everything: number;
  readonly presets: readonly { readonly word: string; readonly to: number }[];
}

/** The sizes you may choose on your turn, or null if there is nothing to choose. */
export function sizesOf(view: TableView): Sizes | null {
  const { legal, seat } = view.you;
  const own = view.hand?.players.find((player) => player.seat === seat);
  if (legal === null || own === undefined || legal.min_to === null || legal.max_to === null || legal.min_to === legal.max_to) return null;
  const [least, most] = [legal.min_to, legal.max_to];
  const { big_blind: step, small_blind: grain, unit, limit } = view.rules;
  const price = view.hand?.price ?? 0;
  const afterCall = (view.hand?.total ?? 0) + price - own.bet;
  const size = (share: number) => fitted(price + afterCall * share, { least, most, unit: grain });
  return {
    opens: legal.opens,
    least,
    most,
    step,
    unit,
    grain,
    everything: own.bet + own.stack,
    presets: [
      { word: "size-min", to: least },
      { word: "size-half", to: size(1 / 2) },
      { word: "size-two-thirds", to: size(2 / 3) },
      { word: limit === "pot" ? "size-pot" : "size-max", to: most },
    ],
  };
}

/** The nearest size that is allowed: within the bounds, a multiple of the unit; the bounds themselves always are. */
export function fitted(to: number, { least, most, unit }: Pick<Sizes, "least" | "most" | "unit">): number {
  if (to <= least) return least;
  if (to >= most) return most;
  return Math.min(most, Math.max(least, Math.round(to / unit) * unit));
}
