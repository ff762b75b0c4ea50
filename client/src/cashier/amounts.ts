/** Which amounts a table's cashier offers. The server decides; these only set where the slider begins and ends. */
import type { Rules } from "../protocol";

export interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Where the slider stands at first. */
  readonly proposed: number;
}

/** What one may buy in for with `wallet` chips: at first twice the least. */
export function buyInBounds(rules: Rules, wallet: number): Bounds {
  const least = Math.max(rules.min_buy_in, rules.unit);
  return bounds(rules, least, Math.min(wallet, rules.max_buy_in ?? wallet), 2 * least);
}

/** What one may add to `stack` chips on the table: at first what is missing to twice the least buy-in, or one more of it. */
export function topUpBounds(rules: Rules, wallet: number, stack: number): Bounds {
  const buyIn = Math.max(rules.min_buy_in, rules.unit);
  const least = Math.max(rules.unit, buyIn - stack);
  const room = rules.max_buy_in === null ? wallet : Math.max(0, rules.max_buy_in - stack);
  return bounds(rules, least, Math.min(wallet, room), stack < 2 * buyIn ? 2 * buyIn - stack : buyIn);
}

function bounds({ unit, big_blind }: Rules, least: number, all: number, wish: number): Bounds {
  // Only whole chips of the table, and never less than the least: the slider may stand still there.
  const most = Math.max(least, all - (all % unit));
  const step = (most - least) % big_blind === 0 ? big_blind : unit;
  return { least, most, step, proposed: Math.min(Math.max(wish, least), most) };
}
