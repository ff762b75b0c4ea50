/**
 * When a button does not listen: what changes under a finger must not be pressed by it.
 *
 * All three are deaf at the start of a turn, and for longer where the price has only just changed; so is a slot whose
 * word or amount changes, and after a press nothing on them changes for a while. Times are milliseconds of any clock
 * that does not jump.
 */

import { isOn, OFF, readsAs, type Slot } from "./actions";

export const TURN_DEAF_MS = 300;
export const CHANGE_DEAF_MS = 500;
export const HOLD_MS = 500;

type Slots = readonly [Slot, Slot, Slot];

/** What the buttons show, and until when each is deaf. */
export interface Buttons {
  readonly turn: number | null;
  readonly slots: Slots;
  readonly deafUntil: readonly [number, number, number];
  /** What it costs to stay in, also while others act; null without cards. And when it became that. */
  readonly price: number | null;
  readonly pricedAt: number;
  /** Until when a press holds the words still, whatever the server says meanwhile. */
  readonly heldUntil: number;
}

export const SILENT: Buttons = { turn: null, slots: OFF, deafUntil: [0, 0, 0], price: null, pricedAt: -Infinity, heldUntil: 0 };

/** The buttons once the server's `slots` for `turn` (null: not yours) and the `price` to stay in are known at `now`. */
export function shown(before: Buttons, turn: number | null, slots: Slots, price: number | null, now: number): Buttons {
  if (now < before.heldUntil) return before;
  const starts = turn !== null && turn !== before.turn;
  const pricedAt = price === before.price ? before.pricedAt : now;
  // Who meant to check must not call what was bet under his finger.
  const startsAt = Math.max(now + TURN_DEAF_MS, pricedAt + CHANGE_DEAF_MS);
  const deaf = (index: 0 | 1 | 2) => {
    const was = before.slots[index];
    const is = slots[index];
    // Words of a button that was off could not have been aimed at.
    const changed = isOn(was) && isOn(is) && !readsAs(was, is);
    return Math.max(before.deafUntil[index], starts ? startsAt : 0, changed ? now + CHANGE_DEAF_MS : 0);
  };
  return { turn, slots, deafUntil: [deaf(0), deaf(1), deaf(2)], price, pricedAt, heldUntil: before.heldUntil };
}

/** The buttons after one was pressed at `now`. */
export function pressed(before: Buttons, now: number): Buttons {
  return { ...before, heldUntil: now + HOLD_MS };
}

/** Does the button at `index` listen at `now`. */
export function hears(buttons: Buttons, index: 0 | 1 | 2, now: number): boolean {
  return buttons.turn !== null && isOn(buttons.slots[index]) && now >= buttons.deafUntil[index] && now >= buttons.heldUntil;
}
