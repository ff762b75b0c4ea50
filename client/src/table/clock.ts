/** A clock that runs down on the screen: how much is left, and how pressing that is. */

export const SOON_MS = 8_000;
export const LAST_MS = 4_000;

export interface Running {
  /** Whole seconds left, the last one counted until it is over. */
  readonly seconds: number;
  /** From 1 down to 0. */
  readonly part: number;
  readonly urgency: "calm" | "soon" | "last";
  /** The time bank runs. */
  readonly banking: boolean;
}

/** The state at `now` of a clock that ends at `endsAt` and had `totalMs` in all; null if there is none. */
export function running(endsAt: number | null, totalMs: number, now: number, banking = false): Running | null {
  if (endsAt === null) return null;
  const left = Math.max(0, endsAt - now);
  return {
    seconds: Math.ceil(left / 1000),
    part: totalMs > 0 ? Math.min(1, left / totalMs) : 0,
    urgency: left < LAST_MS ? "last" : left < SOON_MS ? "soon" : "calm",
    banking,
  };
}
