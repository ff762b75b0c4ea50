/** What a table's screen may ask for: the wishes of its viewer, as they leave it. */

import type { Action } from "../protocol";

export interface Desk {
  /** Act in answer to a turn; resolves to whether the table took it. */
  act(action: Action, turn: number): Promise<boolean>;
  /** Take a seat, or the first free one. */
  sit(seat: number | null): void;
  sitOut(on: boolean): void;
  /** Post what you owe now, or `buy` the button; or wait for the big blind. */
  post(now: boolean, buy: boolean): void;
  /** Leave the table, after this hand if you are in one; `fold` folds it first. */
  leave(fold: boolean): void;
  topUp(): void;
  /** From the next hand on: straddle where it is your place, run your all-ins twice if all agree. */
  prefer(straddle: boolean, runTwice: boolean): void;
  /** Take the time of the bank for this turn. */
  useBank(turn: number): void;
  /** Lay these of your cards open once the hand has ended; none: show nothing. */
  show(cards: readonly number[]): void;
  settings(): void;
  /** What became of your chips when you left, worded; null if you have not. */
  readonly receipt: string | null;
}
