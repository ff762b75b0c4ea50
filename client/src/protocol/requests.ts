// Made by `python -m splitpot.protocol.typescript`; do not edit.

export type Request = WatchLobby | Watch | Unwatch | Ping | TableRequest | ChatRequest;

export type TableRequest = Sit | Leave | SitOut | TopUp | PostNow | Prefer | Accustom | UseBank | Show | Act;

export type ChatRequest = Say | React;

export type Action = Fold | Check | Call | Bet | Raise;

/** Send me the table list, now and whenever it changes; `on` false stops it. */
export interface WatchLobby {
  readonly type: "watch_lobby";
  readonly on?: boolean;
}

/**
 * Send me this table: a full view now, then every update. Works without a seat.
 *
 * With `play` you play here from now on, and no more in another window; without, you go on where you played.
 */
export interface Watch {
  readonly type: "watch";
  readonly table: string;
  readonly play?: boolean;
}

/** Stop sending me this table. */
export interface Unwatch {
  readonly type: "unwatch";
  readonly table: string;
}

/** Take a free seat with `buy_in` chips from my wallet. */
export interface Sit {
  readonly type: "sit";
  readonly table: string;
  readonly seat: number;
  readonly buy_in: number;
  readonly key: string;
}

/** Give my seat up, after this hand if I am in one. */
export interface Leave {
  readonly type: "leave";
  readonly table: string;
  readonly key: string;
}

/** Deal me out from the next hand on (`on`), or deal me in again. */
export interface SitOut {
  readonly type: "sit_out";
  readonly table: string;
  readonly on: boolean;
  readonly key: string;
}

/** Add `amount` chips from my wallet to my stack before the next hand. */
export interface TopUp {
  readonly type: "top_up";
  readonly table: string;
  readonly amount: number;
  readonly key: string;
}

/**
 * Post what I owe and deal me in with the next hand, or `buy` the button; `on` false: wait for my big blind
 * instead.
 */
export interface PostNow {
  readonly type: "post_now";
  readonly table: string;
  readonly on: boolean;
  readonly key: string;
  readonly buy?: boolean;
}

/** From the next hand on: straddle for me when it is my place, run my all-ins twice if all agree. */
export interface Prefer {
  readonly type: "prefer";
  readonly table: string;
  readonly straddle: boolean;
  readonly run_twice: boolean;
  readonly key: string;
}

/**
 * From now on: throw away without asking what I need not show (`auto_muck`), and use my time bank when my
 * time is up (`auto_bank`).
 */
export interface Accustom {
  readonly type: "accustom";
  readonly table: string;
  readonly auto_muck: boolean;
  readonly auto_bank: boolean;
  readonly key: string;
}

/** Give me the time of my bank for turn number `turn` of hand number `hand`; what is left of it I keep. */
export interface UseBank {
  readonly type: "use_bank";
  readonly table: string;
  readonly hand: number;
  readonly turn: number;
  readonly key: string;
}

/** Lay these of my cards of the ended hand open; none at all: I show nothing, do not wait for me. */
export interface Show {
  readonly type: "show";
  readonly table: string;
  readonly hand: number;
  readonly cards: readonly number[];
  readonly key: string;
}

/**
 * My action in hand number `hand`, in answer to turn number `turn`; any other turn is refused as stale.
 */
export interface Act {
  readonly type: "act";
  readonly table: string;
  readonly hand: number;
  readonly turn: number;
  readonly key: string;
  readonly action: Action;
}

/** Give up the hand. */
export interface Fold {
  readonly type: "fold";
}

/** Stay in without paying, as there is no bet to call. */
export interface Check {
  readonly type: "check";
}

/** Put in what is missing to the highest bet, or all that is left. */
export interface Call {
  readonly type: "call";
}

/** Open the betting of a street with `to` chips. */
export interface Bet {
  readonly type: "bet";
  readonly to: number;
}

/** Raise the highest bet, or complete a short one, to a total of `to` chips this street. */
export interface Raise {
  readonly type: "raise";
  readonly to: number;
}

/** Say `text` to everybody who watches this table. */
export interface Say {
  readonly type: "say";
  readonly table: string;
  readonly text: string;
  readonly key: string;
}

/** Show everybody who watches this table a reaction. */
export interface React {
  readonly type: "react";
  readonly table: string;
  readonly reaction: Reaction;
  readonly key: string;
}

/** What can be said with one press; every reader sees it in his own language. */
export type Reaction = "good_luck" | "laugh" | "nice_hand" | "ouch" | "thanks" | "well_played";

/** Are you there; `sent` comes back as it is. */
export interface Ping {
  readonly type: "ping";
  readonly sent: number;
}
