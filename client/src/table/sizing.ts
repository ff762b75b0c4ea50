/** Sizes of a bet or raise where the rules leave it free; all amounts are totals of the street in smallest units. */

import { typedChips } from "../i18n/numbers";
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
  readonly presets: readonly Preset[];
}

/** A size that one press sets: its message of table.ftl, and how many big blinds it is where that is its name. */
export interface Preset {
  readonly word: "size-min" | "size-half" | "size-two-thirds" | "size-pot" | "size-blinds" | "size-everything";
  readonly blinds?: number;
  readonly to: number;
}

/** The sizes you may choose on your turn, or null if there is nothing to choose. */
export function sizesOf(view: TableView): Sizes | null {
  const { legal, seat } = view.you;
  const own = view.hand?.players.find((player) => player.seat === seat);
  if (legal === null || own === undefined || legal.min_to === null || legal.max_to === null || legal.min_to === legal.max_to) return null;
  const [least, most] = [legal.min_to, legal.max_to];
  const { big_blind: step, small_blind: grain, unit } = view.rules;
  const price = view.hand?.price ?? 0;
  const afterCall = (view.hand?.total ?? 0) + price - own.bet;
  const everything = own.bet + own.stack;
  const size = (share: number) => fitted(price + afterCall * share, { least, most, unit: grain });
  const middle: readonly Preset[] =
    view.hand?.street === 0
      ? blindsAbove(least, step).map((blinds) => ({ word: "size-blinds", blinds, to: fitted(blinds * step, { least, most, unit }) }))
      : [{ word: "size-half", to: size(1 / 2) }, { word: "size-two-thirds", to: size(2 / 3) }];
  const presets: readonly Preset[] = [
    { word: "size-min", to: least },
    ...middle,
    { word: "size-pot", to: size(1) },
    ...(everything === most ? [{ word: "size-everything", to: most } as const] : []),
  ];
  return {
    opens: legal.opens,
    least,
    most,
    step,
    unit,
    grain,
    everything,
    // Where two come to the same the later one says more: a pot that is all you have is all-in.
    presets: presets.filter(({ to }, index) => !presets.slice(index + 1).some((later) => later.to === to)),
  };
}

const IN_BLINDS = [2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20] as const;

/** Before the flop one counts in big blinds: the two usual sizes above the least. */
function blindsAbove(least: number, bigBlind: number): readonly number[] {
  return IN_BLINDS.filter((blinds) => blinds * bigBlind > least).slice(0, 2);
}

/** The nearest size that is allowed: within the bounds, a multiple of the unit; the bounds themselves always are. */
export function fitted(to: number, { least, most, unit }: Pick<Sizes, "least" | "most" | "unit">): number {
  if (to <= least) return least;
  if (to >= most) return most;
  return Math.min(most, Math.max(least, Math.round(to / unit) * unit));
}

/** What an amount being typed would send: null while it is no amount, or not one that the rules allow. */
export function offered(typed: string, sizes: Sizes): number | null {
  const wish = typedChips(typed);
  return wish !== null && fitted(wish, sizes) === wish ? wish : null;
}
