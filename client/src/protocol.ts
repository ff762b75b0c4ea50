// Every message between browser and server. Made by `python -m splitpot.protocol.typescript`; do not edit.
//
// Amounts are chips in the smallest unit. A card is rank * 4 + suit: ranks 0-12 are deuce to ace, suits 0-3
// are clubs, diamonds, hearts, spades; null stands for the back of a card.

/** The version of these messages, as in `Welcome`. */
export const PROTOCOL = 1;

/** The most bytes of a request. */
export const FRAME_BYTES_MAX = 4096;

/** The most characters of a key. */
export const CLIENT_KEY_MAX = 64;

/** All codes of `Refused` and `Fault`. */
export const REFUSAL_CODES = [
  "hand_over",
  "not_your_turn",
  "check_is_free",
  "bet_to_call",
  "nothing_to_call",
  "bet_already_made",
  "no_bet_yet",
  "capped",
  "betting_not_reopened",
  "no_chips_to_raise",
  "nobody_to_raise",
  "wrong_amount",
  "seat_taken",
  "no_such_seat",
  "already_seated",
  "not_seated",
  "buy_in_too_small",
  "buy_in_too_large",
  "buy_in_not_whole",
  "not_enough_chips",
  "no_hand",
  "wrong_hand",
  "stale_turn",
  "nothing_to_post",
  "cannot_post_here",
  "not_offered_here",
  "leaving",
  "key_reused",
  "stopped",
  "busy",
  "storage_unavailable",
  "malformed",
  "too_large",
  "unknown_type",
  "unknown_table",
  "too_many_tables",
  "too_fast",
  "chat_closed",
  "message_empty",
  "message_too_long",
  "sign_in_first",
  "internal",
  "unknown_page",
  "unknown_hand",
  "unknown_language",
  "wrong_origin",
  "signed_in_already",
  "refill_not_due",
  "name_empty",
  "name_too_long",
  "name_invisible_character",
  "name_symbol",
  "name_no_letter",
  "name_mixed_scripts",
  "name_reserved",
  "name_of_bot",
  "name_taken",
  "unknown_game",
  "wrong_hand_count",
  "bad_hand",
  "range_too_wide",
  "bad_cards",
  "wrong_board_count",
  "duplicate_card",
  "cannot_be_dealt",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** What a table has where its house says nothing, as in the rulebook. */
export const STANDARD_RULES = {
  game: "omaha8",
  limit: "fixed",
  seats: 10,
  unit: 1,
  min_buy_in: 0,
  max_buy_in: null,
  max_raises: 3,
  cap_heads_up: "capped",
  button_rule: "forward",
  odd_chip: "high_first",
  identical_hands: "split_each_half",
  showdown: "muck_allowed",
  all_in_showdown: "open_at_once",
  rake: null,
  burn: true,
  ante: 0,
  heads_up_blinds: "button_sb",
  missed_sb: "shift",
  wait_for_bb: true,
  buy_button: false,
  reopen_test: "per_player",
  pot_limit_counts: "all_chips",
  straddle: false,
  straddle_min_raise: "bb_increment",
  kill: "off",
  run_it_twice: false,
  mucked_visible: "anyone_in_hand",
  return_within: 0,
} as const;

export type Request = WatchLobby | Watch | Unwatch | Ping | TableRequest | ChatRequest;

export type TableRequest = Sit | Leave | SitOut | TopUp | PostNow | Prefer | Accustom | UseBank | Show | Act;

export type ChatRequest = Say | React;

export type Action = Fold | Check | Call | Bet | Raise;

export type Update =
  | Welcome
  | LobbyUpdate
  | TableUpdate
  | ChatUpdate
  | PlayedHere
  | Wallet
  | Accepted
  | Refused
  | Pong
  | Goodbye;

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

/**
 * The first message of every connection. A client of another `version` should reload.
 *
 * Without a session `player` is null: such a connection may watch, and is refused anything else.
 */
export interface Welcome {
  readonly type: "welcome";
  readonly version: string;
  readonly protocol: number;
  readonly player: PlayerInfo | null;
}

/** Who you are here; `wallet` are chips not on any table. */
export interface PlayerInfo {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly wallet: number;
}

/** The whole table list. */
export interface LobbyUpdate {
  readonly type: "lobby";
  readonly tables: readonly TableInfo[];
}

/**
 * A table in the lobby: `people` and `bots` sit at it, `your_seat` is yours if you have one.
 *
 * `differs` names the options of its `rules` that are not as usual; a sign words these and no others.
 */
export interface TableInfo {
  readonly table: string;
  readonly name: string;
  readonly rules: Rules;
  readonly practice: boolean;
  readonly people: number;
  readonly bots: number;
  readonly watchers: number;
  readonly hand_number: number;
  readonly average_pot: number;
  readonly your_seat: number | null;
  readonly differs: readonly string[];
}

/**
 * Everything that decides a hand apart from cards and choices.
 *
 * `small_bet` and `big_bet` are the lower and upper limit of a fixed-limit table (rule R10.1); with pot and
 * no limit both are the big blind, the least that may be bet. `unit` is the smallest chip at this table:
 * every stack and share is a multiple of it (rule R6.5). Who comes back within `return_within` minutes must
 * bring what he took along, or more (rule R2.7); 0 asks nothing.
 */
export interface Rules {
  readonly game: string;
  readonly limit: Limit;
  readonly small_blind: number;
  readonly big_blind: number;
  readonly small_bet: number;
  readonly big_bet: number;
  readonly seats: number;
  readonly unit: number;
  readonly min_buy_in: number;
  readonly max_buy_in: number | null;
  readonly max_raises: number;
  readonly cap_heads_up: CapHeadsUp;
  readonly button_rule: ButtonRule;
  readonly odd_chip: OddChip;
  readonly identical_hands: IdenticalHands;
  readonly showdown: Showdown;
  readonly all_in_showdown: AllInShowdown;
  readonly rake: Rake | null;
  readonly burn: boolean;
  readonly ante: number;
  readonly heads_up_blinds: HeadsUpBlinds;
  readonly missed_sb: MissedSb;
  readonly wait_for_bb: boolean;
  readonly buy_button: boolean;
  readonly reopen_test: ReopenTest;
  readonly pot_limit_counts: PotLimitCounts;
  readonly straddle: boolean;
  readonly straddle_min_raise: StraddleMinRaise;
  readonly kill: Kill;
  readonly run_it_twice: boolean;
  readonly mucked_visible: MuckedVisible;
  readonly return_within: number;
}

/** How much may be bet (rules R10, R11, R12). */
export type Limit = "fixed" | "no" | "pot";

/** Does the cap on raises hold between two players (rule R10.4). */
export type CapHeadsUp =
  | "capped"
  | "unlimited_if_round_starts_heads_up"
  | "unlimited_once_heads_up_before_cap";

/** Where the button goes for the next hand (rule R2.2). */
export type ButtonRule = "dead" | "forward" | "last_sb" | "moving";

/** What happens to a chip that cannot be divided (rules R6.1, R6.2). */
export type OddChip = "carry_over" | "high_first";

/** How the same winners of both halves share (rule R6.4). */
export type IdenticalHands = "even_split" | "split_each_half";

/** May a beaten hand be thrown away unseen (rule R13.3). */
export type Showdown = "all_show" | "muck_allowed";

/** Are hands opened as soon as nobody can bet any more (rule R13.5). */
export type AllInShowdown = "normal" | "open_at_once";

/**
 * The house's share (rule R9): `percent` in hundredths, at most `cap`, in steps of `step` chips.
 *
 * `caps` are smaller caps for few players, fewest first.
 */
export interface Rake {
  readonly percent: number;
  readonly cap: number;
  readonly step: number;
  readonly no_flop_no_drop: boolean;
  readonly caps: readonly RakeCap[];
}

/** With at most so many `players` dealt in the house takes no more than `cap` of a hand (rule R9.1). */
export interface RakeCap {
  readonly players: number;
  readonly cap: number;
}

/** Who posts the small blind between two players (rule R2.3). */
export type HeadsUpBlinds = "button_sb" | "literal";

/** Who posts when the player due for the small blind is away (rule R2.10). */
export type MissedSb = "dead" | "shift";

/** For whom several short all-ins open the betting again (rule R11.5). */
export type ReopenTest = "cumulative_for_all" | "per_player";

/** Which chips before the flop count for the pot limit (rule R12.4). */
export type PotLimitCounts = "all_chips" | "regular_blinds";

/** The least raise over a straddle (rule R14.2). */
export type StraddleMinRaise = "bb_increment" | "double_straddle";

/** By how much a scoop raises the stakes of the next hand (rule R14.1). */
export type Kill = "full" | "half" | "off";

/** Who finds mucked hands in the history (rule R13.4). */
export type MuckedVisible = "anyone_in_hand" | "nobody" | "table";

/**
 * What happened at a table since the last update, and everything that is now true.
 *
 * `events` are what this viewer may know of the step, for log, sound and motion; `view` alone is the truth.
 */
export interface TableUpdate {
  readonly type: "table";
  readonly table: string;
  readonly seq: number;
  readonly events: readonly TableEvent[];
  readonly view: TableView;
}

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

/**
 * A complete picture of a table for one viewer.
 *
 * `seq` counts the recorded steps of the table. `turn` is the number that an action must carry; it names the
 * step that asked. `button` stays at its seat for the whole hand. `practice` tables fill up with bots.
 * `next_hand_ms` is how long the result still stands before the next deal, null if no deal is due. `departed`
 * played the hand whose result is shown, and have left since. `odds` are known where all cards that can still
 * win lie open and the house tells them.
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
 * Who played the hand that has just ended and left since, with `net` from it; somebody else may sit there by
 * now.
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

/**
 * New lines of a table, oldest first; with `whole` all that are kept, after a Watch.
 *
 * `open` false: the host wants no chat here.
 */
export interface ChatUpdate {
  readonly type: "chat";
  readonly table: string;
  readonly open: boolean;
  readonly whole: boolean;
  readonly lines: readonly ChatLine[];
}

/**
 * One line: what `name` said, or his reaction. `seat` is where he sat then, null for who watched.
 *
 * `number` counts the lines of the table while the server runs; `at` is in milliseconds since 1970.
 */
export interface ChatLine {
  readonly number: number;
  readonly name: string;
  readonly seat: number | null;
  readonly at: number;
  readonly text: string;
  readonly reaction: Reaction | null;
}

/**
 * Whether you play `table` in this window (`here`), or in another one that you opened later.
 *
 * Unasked-for it says false to the window that another one took over from, and true once that has closed.
 */
export interface PlayedHere {
  readonly type: "played_here";
  readonly table: string;
  readonly here: boolean;
}

/** Your chips that are not on any table. */
export interface Wallet {
  readonly type: "wallet";
  readonly chips: number;
}

/** The request with this key was carried out and recorded. */
export interface Accepted {
  readonly type: "accepted";
  readonly key: string;
}

/**
 * The request with this key changed nothing: `code` says why, `values` what would be right.
 *
 * `key` is null if the frame was too broken to tell it.
 */
export interface Refused {
  readonly type: "refused";
  readonly key: string | null;
  readonly code: RefusalCode;
  readonly values: Readonly<Record<string, number>>;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
  readonly sent: number;
}

/** The server ends this connection. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly code: Farewell;
}

/** Why the server ends a connection. */
export type Farewell =
  | "idle"
  | "malformed"
  | "restarting"
  | "signed_out"
  | "too_fast"
  | "too_many_connections"
  | "too_slow";

/** POST /api/guest: let me in under this name; `language` is one of the tags the room speaks. */
export interface GuestWish {
  readonly name: string;
  readonly language: string;
}

/** PATCH /api/me: speak this language to me from now on. */
export interface LanguageWish {
  readonly language: string;
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
 * There is one view for each of the record's `events`, in the same order.
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
