/** Which cards are lit at the showdown: those that made a winning high or low. */

import type { LitCards } from "../protocol";
import type { Card } from "./card";

/** What a card has won with; dimmed if nothing. */
export interface Light {
  readonly high: boolean;
  readonly low: boolean;
}

export const UNLIT: Light = { high: false, low: false };

/**
 * The light of every winning card, of all seats or of the one in `seat`; empty while nothing is lit.
 *
 * A card that is not in the map is dimmed as soon as the map holds any.
 */
export function lights(lit: readonly LitCards[], seat: number | null = null): ReadonlyMap<Card, Light> {
  const map = new Map<Card, Light>();
  for (const set of lit) {
    if (seat !== null && set.seat !== seat) continue;
    for (const card of set.cards) {
      const before = map.get(card) ?? UNLIT;
      map.set(card, { high: before.high || set.half !== "low", low: before.low || set.half === "low" });
    }
  }
  return map;
}

/** The light of one card, null where nothing is lit at all. */
export function lightOf(map: ReadonlyMap<Card, Light>, card: Card | null): Light | null {
  if (map.size === 0 || card === null) return null;
  return map.get(card) ?? UNLIT;
}
