// Made by `python -m splitpot.protocol.typescript`; do not edit.

import type { Rules } from "./rules";
import type { Half, High, Pot, PotAwarded, Shown, Street } from "./hand";
import type { BotLevel, Mark } from "./facts";

/**
 * A complete picture of a table for one viewer.
 *
 * `seq` counts the recorded steps of the table. `turn` is the number that an action must carry; it names the
 * step that asked. `button` stays at its seat for the whole hand. `practice` tables fill up with bots.
 * `next_hand_ms` is how long the result still stands before the next deal, null if no deal is due. `departed`
 * played the last hand, and have left since: its facts are told even when `hand` lies there no more, and they
 * name seats alone. `odds` are known where all cards that can still win lie open and the house tells them.
 */
export interface TableView {
  readonly table: string;
  readonly name: string;
  readonly rules: Rules;
  readonly practice: boolean;
  readonly seq: number;
  readonly stage: Stage;
  readonly seats: readonly SeatView[];
  readonly button: number | null;
  readonly hand: HandView | null;
  readonly turn: number | null;
  readonly clock: ClockView | null;
  readonly next_hand_ms: number | null;
  readonly you: YouView;
  readonly watchers: number;
  readonly departed: readonly Departed[];
  readonly odds: readonly SeatOdds[];
}

/** What the table is doing: waiting for players, playing a hand, or letting its result be read. */
export type Stage = "playing" | "result" | "stopped" | "waiting";

/**
 * An occupied seat.
 *
 * During a hand `stack` is what lies behind; `net` what the seat won or lost in the last hand. `top_up` are
 * chips that wait for the hand to end, and are not in `stack` until then.
 */
export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  readonly state: SeatState;
  readonly bot: BotLevel | null;
  readonly mark: Mark | null;
  readonly leaving: boolean;
  readonly connected: boolean;
  readonly in_hand: boolean;
  readonly net: number | null;
  readonly top_up: number;
}

/** What a seat between hands is up to (rules R2.8-R2.11). */
export type SeatState =
  | "deciding"
  | "playing"
  | "posting"
  | "sitting_out"
  | "waiting_for_blind"
  | "waiting_for_button";

/**
 * A hand as one viewer may see it: complete for drawing, empty of anything hidden from him.
 *
 * `total` are all chips in the middle with the bets of this street; `pots` those gathered so far. `reading`
 * is what the viewer's own cards are worth, null for who has none.
 */
export interface HandView {
  readonly number: number;
  readonly button: number;
  readonly street: Street;
  readonly board: readonly number[];
  readonly second: readonly number[];
  readonly burned: number;
  readonly players: readonly PlayerView[];
  readonly pots: readonly Pot[];
  readonly total: number;
  readonly price: number;
  readonly raises_left: number | null;
  readonly turn: number | null;
  readonly over: boolean;
  readonly reading: Reading | null;
  readonly shown: readonly Shown[];
  readonly awards: readonly PotAwarded[];
  readonly lit: readonly LitCards[];
}

/**
 * A seat in the hand as a viewer sees it: a card is its number, or null for a back; no cards once folded or
 * mucked.
 */
export interface PlayerView {
  readonly seat: number;
  readonly stack: number;
  readonly bet: number;
  readonly paid: number;
  readonly folded: boolean;
  readonly all_in: boolean;
  readonly mucked: boolean;
  readonly cards: readonly (number | null)[];
}

/**
 * A hand in words-to-be: its high, and in hi/lo games the state and ranks of its low (`low_state` null
 * otherwise).
 *
 * `low_missing` is how many low cards the board still has to bring to a possible low; `counterfeited` are
 * cards of the newest street that paired a card of the low, or of the draw to it, that the hand had before.
 */
export interface Reading {
  readonly high: High;
  readonly low_state: LowState | null;
  readonly low: readonly number[];
  readonly low_missing: number;
  readonly counterfeited: readonly number[];
}

/** Whether a low is made, can still come, or cannot (rule R4.3). */
export type LowState = "impossible" | "made" | "needs_own" | "possible";

/** The five cards with which `seat` won `half` of pot number `pot` on board number `board`. */
export interface LitCards {
  readonly pot: number;
  readonly half: Half;
  readonly seat: number;
  readonly cards: readonly number[];
  readonly board: number;
}

/**
 * The turn clock: `left_ms` of `total_ms` were left for `seat` when this view was made.
 *
 * `bank_ms` is what the seat has in its time bank; `banking` says that it is being used.
 */
export interface ClockView {
  readonly seat: number;
  readonly left_ms: number;
  readonly total_ms: number;
  readonly bank_ms: number;
  readonly banking: boolean;
}

/**
 * What only the viewer knows of himself: his seat, the choices he has, and what he wishes for.
 *
 * `straddle` and `run_twice` are the wishes of his last `Prefer`, `auto_muck` and `auto_bank` those of his
 * last `Accustom`. `may_show`: his cards of the ended hand are face down, and he may show them.
 */
export interface YouView {
  readonly seat: number | null;
  readonly legal: Legal | null;
  readonly entry: EntryView | null;
  readonly sitting_out: boolean;
  readonly leaving: boolean;
  readonly owes_if_sitting_out: number;
  readonly straddle: boolean;
  readonly run_twice: boolean;
  readonly auto_muck: boolean;
  readonly auto_bank: boolean;
  readonly may_show: boolean;
}

/**
 * The choices of `seat`.
 *
 * `call` is what is missing, or all that is left, null if there is nothing to call. `min_to` and `max_to`
 * bound a bet (`opens`) or raise as totals of this street; both are null when it is `closed` for the reason
 * given. `raises_left` counts the raises that the cap still allows, null if there is no cap.
 */
export interface Legal {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
  readonly call: number | null;
  readonly opens: boolean;
  readonly min_to: number | null;
  readonly max_to: number | null;
  readonly raises_left: number | null;
  readonly closed: Refusal | null;
  readonly rule: string | null;
}

/** Why an action is refused; the client words it in the player's language. */
export type Refusal =
  | "bet_already_made"
  | "bet_to_call"
  | "betting_not_reopened"
  | "capped"
  | "check_is_free"
  | "hand_over"
  | "no_bet_yet"
  | "no_chips_to_raise"
  | "nobody_to_raise"
  | "not_your_turn"
  | "nothing_to_call"
  | "wrong_amount";

/**
 * The viewer's choice to post now or wait: `live` counts as his bet, `dead` goes straight to the pot.
 *
 * `may_post` is false between the button and a blind. There he can only wait, or buy the button if `may_buy`
 * (rule R2.8): `live` and `dead` are then its price.
 */
export interface EntryView {
  readonly may_post: boolean;
  readonly live: number;
  readonly dead: number;
  readonly mark: Mark | null;
  readonly may_buy: boolean;
}

/**
 * Who played the last hand and left since, with `net` from it; somebody else may sit there by now.
 */
export interface Departed {
  readonly seat: number;
  readonly name: string;
  readonly stack: number;
  readonly bot: BotLevel | null;
  readonly net: number | null;
}

/** What a seat may expect of all pots once nobody can bet any more: `share` in thousandths. */
export interface SeatOdds {
  readonly seat: number;
  readonly share: number;
}
