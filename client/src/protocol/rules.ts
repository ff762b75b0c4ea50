// Made by `python -m splitpot.protocol.typescript`; do not edit.

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
