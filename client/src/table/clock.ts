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

/** A clock that goes on by itself: whoever reads a part of it hears of every tick, and whoever only has it of none. */
class Ticking implements Running {
  readonly #now: () => Running;
  readonly banking: boolean;

  constructor(now: () => Running, banking: boolean) {
    this.#now = now;
    this.banking = banking;
  }

  get seconds(): number {
    return this.#now().seconds;
  }

  get part(): number {
    return this.#now().part;
  }

  get urgency(): Running["urgency"] {
    return this.#now().urgency;
  }
}

/** The clock that ends at `endsAt` and had `totalMs` in all, at whatever time `now` tells; null if there is none. */
export function ticking(endsAt: number | null, totalMs: number, now: () => number, banking = false): Running | null {
  return endsAt === null ? null : new Ticking(() => running(endsAt, totalMs, now(), banking), banking);
}

/** The state at `now` of a clock that ends at `endsAt` and had `totalMs` in all. */
export function running(endsAt: number, totalMs: number, now: number, banking = false): Running {
  const left = Math.max(0, endsAt - now);
  return {
    seconds: Math.ceil(left / 1000),
    part: totalMs > 0 ? Math.min(1, left / totalMs) : 0,
    urgency: left < LAST_MS ? "last" : left < SOON_MS ? "soon" : "calm",
    banking,
  };
}
