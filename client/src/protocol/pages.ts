// Made by `python -m splitpot.protocol.typescript`; do not edit.

import type { RefusalCode } from "./refusals";
import type { Rules } from "./rules";
import type { HandEvent } from "./hand";
import type { BotLevel, CardsShown } from "./facts";
import type { HandView } from "./view";
import type { PlayerInfo } from "./updates";

/** POST /api/guest: let me in under this name; `language` is one of the tags the room speaks. */
export interface GuestWish {
  readonly name: string;
  readonly language: string;
}

/** PATCH /api/me: speak this language to me from now on. */
export interface LanguageWish {
  readonly language: string;
}

/** POST /api/spare-key/holder: whose code is this; it stays as good as it is. */
export interface SpareKeyWish {
  readonly code: string;
}

/**
 * POST /api/spare-key/use: let me in by this code.
 *
 * Who has another name here must say `instead`, and gives that one up in this browser.
 */
export interface SpareKeyUse {
  readonly code: string;
  readonly instead?: boolean;
}

/**
 * POST /api/equity: weigh these hands of a game against each other.
 *
 * Each of `hands` is the text of a hand or range, as in `AsAh2c3d`, `A2xxds` or `QQ+`; `board` and `dead` are
 * texts of cards. The notation is told in equity.md.
 */
export interface EquityWish {
  readonly game: string;
  readonly hands: readonly string[];
  readonly board?: string;
  readonly dead?: string;
}

/**
 * GET /api/me and the answer to everything that changes you; `player` is null without a session.
 *
 * `at_tables` are your chips on tables. Whoever has less than `refill_below` in wallet and stacks together
 * may have play chips up to `refill_to` again.
 */
export interface Me {
  readonly player: PlayerInfo | null;
  readonly at_tables: number;
  readonly refill_below: number;
  readonly refill_to: number;
}

/**
 * POST /api/spare-key: a fresh code by which you come in on another device, once, within `seconds`.
 *
 * The one before it, if it was not used, opens nothing any more. The link is the path `/key` of this host,
 * with the code as its fragment.
 */
export interface SpareKey {
  readonly code: string;
  readonly seconds: number;
}

/** The answer to SpareKeyWish: the `name` you would have here. */
export interface SpareKeyHolder {
  readonly name: string;
}

/**
 * GET /api/hands: finished hands you were dealt into, newest first.
 *
 * `before` is the cursor to ask with for older ones, null when there are none.
 */
export interface HandList {
  readonly hands: readonly HandSummary[];
  readonly before: string | null;
}

/**
 * A finished hand in your list: `hole` were your cards, `net` is what you won or lost.
 *
 * `pot` are all chips that were played for, `players` how many were dealt in. `ended_at` is in milliseconds
 * since 1970.
 */
export interface HandSummary {
  readonly table: string;
  readonly table_name: string;
  readonly number: number;
  readonly ended_at: number;
  readonly rules: Rules;
  readonly players: number;
  readonly hole: readonly number[];
  readonly board: readonly number[];
  readonly pot: number;
  readonly net: number;
}

/**
 * GET /api/hands/{table}/{number}: one finished hand, as you may know it.
 *
 * `events` are its facts in order, `view` its end. `ended_at` is in milliseconds since 1970. Mucked hands
 * that reached the showdown are open to whoever was dealt in; one folded before stays hidden (R13.4).
 * `opened` is what was shown afterwards by who need not (R13.6); the cards lie open in `view`, too.
 */
export interface HandRecord {
  readonly table: string;
  readonly table_name: string;
  readonly number: number;
  readonly ended_at: number;
  readonly rules: Rules;
  readonly seats: readonly HandSeat[];
  readonly events: readonly HandEvent[];
  readonly view: HandView;
  readonly opened: readonly CardsShown[];
}

/** Who sat where in a finished hand, and what the hand brought him. */
export interface HandSeat {
  readonly seat: number;
  readonly name: string;
  readonly bot: BotLevel | null;
  readonly you: boolean;
  readonly net: number;
}

/**
 * GET /api/hands/{table}/{number}/steps: the same hand after each of its events, as you may know it.
 *
 * There is one view for each of the record's `events`, in the same order; what was shown after the hand lies
 * open in the last one.
 */
export interface HandSteps {
  readonly views: readonly HandView[];
}

/**
 * The answer to EquityWish, the hands in their order.
 *
 * `exact` says that every deal and every board were counted; else `boards` were dealt at random. `next` and
 * `outs` are there for whole hands with a board of three or four cards, else empty.
 */
export interface EquityAnswer {
  readonly exact: boolean;
  readonly boards: number;
  readonly hands: readonly EquityHand[];
  readonly next: readonly EquityNext[];
  readonly outs: readonly EquityOuts[];
}

/**
 * One hand of the answer; all numbers but `count` are parts of 1.
 *
 * `equity`, `high` and `low` are parts of all pots, equity being the sum of the two. The others say how often
 * the hand wins all, 3/4, 1/2 or 1/4 of a pot, any part that is not all (`tie`), or `nothing`. `error` is one
 * standard error of the equity, null where every board was counted. `count` is how many hands the range
 * holds.
 */
export interface EquityHand {
  readonly count: number;
  readonly equity: number;
  readonly error: number | null;
  readonly high: number;
  readonly low: number;
  readonly scoop: number;
  readonly three_quarter: number;
  readonly half: number;
  readonly quarter: number;
  readonly tie: number;
  readonly nothing: number;
}

/**
 * A card that may come next: each hand's equity after it, and which hands, counted from 0, then have the best
 * high and the best low.
 */
export interface EquityNext {
  readonly card: number;
  readonly equity: readonly number[];
  readonly highs: readonly number[];
  readonly lows: readonly number[];
}

/**
 * The next cards that give a hand the best high or low, alone or with others, where it has not got it now.
 */
export interface EquityOuts {
  readonly high: readonly number[];
  readonly low: readonly number[];
}

/** The answer to an HTTP request that changed nothing: `code` says why, `values` what would be right. */
export interface Fault {
  readonly code: RefusalCode;
  readonly values: Readonly<Record<string, number>>;
}

/** GET /api/health: the room is open; `version` and how many tables it has. */
export interface Health {
  readonly version: string;
  readonly tables: number;
}
