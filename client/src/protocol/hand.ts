// Made by `python -m splitpot.protocol.typescript`; do not edit.

import type { Rules } from "./rules";

export type HandEvent =
  | HandStarted
  | Posted
  | HolesDealt
  | Folded
  | Checked
  | Called
  | BetMade
  | Raised
  | BetReturned
  | BetsCollected
  | HandsOpened
  | BoardDealt
  | Shown
  | Mucked
  | RakeTaken
  | PotAwarded
  | HandEnded;

/**
 * A hand begins: who is dealt in, clockwise from the left of the button, who posts, and the shuffled deck.
 */
export interface HandStarted {
  readonly type: "hand_started";
  readonly number: number;
  readonly rules: Rules;
  readonly button: number;
  readonly seats: readonly Stack[];
  readonly posts: readonly Post[];
  readonly deck: readonly number[];
  readonly carried: number;
  readonly run_twice: readonly number[];
}

/** The chips of one seat. */
export interface Stack {
  readonly seat: number;
  readonly chips: number;
}

/** A post that is due: `amount` chips from `seat`, less if the stack is shorter. */
export interface Post {
  readonly seat: number;
  readonly kind: PostKind;
  readonly amount: number;
  readonly rule: string;
}

/** Why chips were posted before the deal (rules R2.1, R2.8-R2.11, R14). */
export type PostKind = "ante" | "big_blind" | "dead" | "kill" | "live" | "small_blind" | "straddle";

/** A seat posted a blind or a debt. */
export interface Posted {
  readonly type: "posted";
  readonly seat: number;
  readonly kind: PostKind;
  readonly amount: number;
  readonly all_in: boolean;
  readonly rule: string;
}

/** Everybody has his hole cards (rule R1.2). */
export interface HolesDealt {
  readonly type: "holes_dealt";
  readonly holes: readonly Hole[];
}

/** Hole cards of a seat; null stands for a card that the viewer may not see. */
export interface Hole {
  readonly seat: number;
  readonly cards: readonly (number | null)[];
}

/** A seat gave up. */
export interface Folded {
  readonly type: "folded";
  readonly seat: number;
}

/** A seat checked. */
export interface Checked {
  readonly type: "checked";
  readonly seat: number;
}

/** A seat put in `amount` more chips to match the bet, or its last ones. */
export interface Called {
  readonly type: "called";
  readonly seat: number;
  readonly amount: number;
  readonly all_in: boolean;
}

/** A seat opened the betting of the street with `to` chips. */
export interface BetMade {
  readonly type: "bet_made";
  readonly seat: number;
  readonly to: number;
  readonly all_in: boolean;
}

/** A seat raised, or completed a short bet, to `to` chips this street. */
export interface Raised {
  readonly type: "raised";
  readonly seat: number;
  readonly to: number;
  readonly all_in: boolean;
}

/** Chips nobody matched went back to their owner (rule R8.1). */
export interface BetReturned {
  readonly type: "bet_returned";
  readonly seat: number;
  readonly amount: number;
  readonly rule: string;
}

/** The bets of the street went to the pots, which are now these. */
export interface BetsCollected {
  readonly type: "bets_collected";
  readonly pots: readonly Pot[];
}

/** Chips that the same seats can win; the main pot is the first one built (rule R7.2). */
export interface Pot {
  readonly amount: number;
  readonly contenders: readonly number[];
}

/** Nobody can bet any more and somebody is all-in: all live hands lie open (rule R13.5). */
export interface HandsOpened {
  readonly type: "hands_opened";
  readonly holes: readonly Hole[];
  readonly rule: string;
}

/** Board cards were dealt, after one was burned if the house burns (rule R1.3). */
export interface BoardDealt {
  readonly type: "board_dealt";
  readonly street: Street;
  readonly cards: readonly number[];
  readonly board: number;
}

/** The four betting rounds. */
export type Street = 0 | 1 | 2 | 3;

/**
 * A seat showed its hand at the showdown: its high, and the ranks of its low, highest first, if it has one.
 */
export interface Shown {
  readonly type: "shown";
  readonly seat: number;
  readonly cards: readonly number[];
  readonly high: High;
  readonly low: readonly number[];
  readonly rule: string;
}

/** A made high hand: the name of its category, and card ranks in order of weight. */
export interface High {
  readonly category: string;
  readonly ranks: readonly number[];
}

/** A called seat that could not win threw its hand away unseen (rule R13.3). */
export interface Mucked {
  readonly type: "mucked";
  readonly seat: number;
  readonly rule: string;
}

/** The house took its share from each pot, main pot first (rules R9.2, R9.3). */
export interface RakeTaken {
  readonly type: "rake_taken";
  readonly amounts: readonly number[];
  readonly rule: string;
}

/**
 * A pot, or one half of it, went to its winners.
 *
 * `odd` chips of `amount` could not be halved (rule R6.1); `carried` ones stay for the next hand (rule R6.2).
 */
export interface PotAwarded {
  readonly type: "pot_awarded";
  readonly pot: number;
  readonly half: Half;
  readonly amount: number;
  readonly shares: readonly Share[];
  readonly odd: number;
  readonly carried: number;
  readonly board: number;
  readonly rule: string;
}

/** Which part of a pot an award speaks of (rules R5, R13.2). */
export type Half = "high" | "low" | "no_low" | "uncontested" | "whole";

/** What a seat wins of a pot or half; `odd` of these chips could not be divided (rule R6.1). */
export interface Share {
  readonly seat: number;
  readonly amount: number;
  readonly odd: number;
}

/** The hand is over; these are the stacks, and the chips that the next pot starts with. */
export interface HandEnded {
  readonly type: "hand_ended";
  readonly stacks: readonly Stack[];
  readonly carried: number;
}
