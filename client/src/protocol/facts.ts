// Made by `python -m splitpot.protocol.typescript`; do not edit.

import type { HandEvent } from "./hand";

export type TableEvent = TableFact | HandEvent;

export type TableFact =
  | SatDown
  | LeftTable
  | LeaveAsked
  | SatOut
  | CameBack
  | PostChosen
  | Preferred
  | Accustomed
  | ToppedUp
  | BlindMissed
  | TimedOut
  | CarriedGiven
  | CardsShown
  | HandVoided;

/** A player took a seat with `stack` chips. */
export interface SatDown {
  readonly type: "sat_down";
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly bot: BotLevel | null;
}

/** The strengths of practice opponents. */
export type BotLevel = "easy" | "hard" | "medium";

/**
 * A player gave up his seat and took `stack` chips along, `at` milliseconds since 1970 (UTC).
 *
 * `absent` if the table did that for him, because he had sat out too long.
 */
export interface LeftTable {
  readonly type: "left_table";
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly at: number;
  readonly absent: boolean;
}

/** A player in the hand will leave when it ends. */
export interface LeaveAsked {
  readonly type: "leave_asked";
  readonly seat: number;
}

/** A player is dealt no more hands until he comes back. */
export interface SatOut {
  readonly type: "sat_out";
  readonly seat: number;
  readonly reason: OutReason;
}

/** Why somebody sits out. */
export type OutReason = "asked" | "no_chips" | "timed_out";

/** A player who sat out wants to be dealt in again. */
export interface CameBack {
  readonly type: "came_back";
  readonly seat: number;
}

/**
 * A player will post what he owes with the next hand (`now`), or buy the button (`buy`), or wait for his big
 * blind.
 */
export interface PostChosen {
  readonly type: "post_chosen";
  readonly seat: number;
  readonly now: boolean;
  readonly buy: boolean;
}

/** What a player wishes from now on: to straddle, and to run his all-ins twice. */
export interface Preferred {
  readonly type: "preferred";
  readonly seat: number;
  readonly straddle: boolean;
  readonly run_twice: boolean;
}

/** What the table does for a player without asking him; nobody else is told. */
export interface Accustomed {
  readonly type: "accustomed";
  readonly seat: number;
  readonly auto_muck: boolean;
  readonly auto_bank: boolean;
}

/** A player put `amount` more chips on the table; they count from the next hand on. */
export interface ToppedUp {
  readonly type: "topped_up";
  readonly seat: number;
  readonly amount: number;
}

/** A blind passed a player who was not there; `mark` is what he owes now (rules R2.9, R2.10). */
export interface BlindMissed {
  readonly type: "blind_missed";
  readonly seat: number;
  readonly mark: Mark;
  readonly rule: string;
}

/** What a seat owes: ML a missed big blind (or both), MS a missed small blind only. */
export type Mark = "ML" | "MS";

/** A player's clock ran out; what follows checked or folded for him. */
export interface TimedOut {
  readonly type: "timed_out";
  readonly seat: number;
}

/** The chips carried over for a next pot went to a seat, because nobody stays to play for them. */
export interface CarriedGiven {
  readonly type: "carried_given";
  readonly seat: number;
  readonly amount: number;
  readonly rule: string;
}

/** A player laid cards open that nobody could ask for, some or all (rule R13.6); none if he declined. */
export interface CardsShown {
  readonly type: "cards_shown";
  readonly seat: number;
  readonly cards: readonly number[];
  readonly rule: string;
}

/** The hand was cancelled and everyone has the stack he began it with. */
export interface HandVoided {
  readonly type: "hand_voided";
  readonly number: number;
}
