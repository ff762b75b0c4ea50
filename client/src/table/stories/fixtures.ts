/** Views made by hand, for stories and tests: complete, and sound enough to be looked at. Amounts are in chips here. */

import { cardsOf } from "../../cards/card";
import { CHIP } from "../../i18n/numbers";
import type { HandView, PlayerView, Rules, SeatView, Street, TableEvent, TableView } from "../../protocol";
import type { Told } from "../log";

export const NAMES = ["Bob", "Cat", "Marit", "Jens", "Zofia", "Ann", "Wilhelmina", "Ola", "Grzegorz", "Søren"] as const;
export const STACKS = [372, 18, 158, 201, 118, 218, 1284, 64, 99.5, 640] as const;

export const RULES: Rules = {
  game: "omaha8", limit: "fixed", small_blind: 2 * CHIP, big_blind: 4 * CHIP, small_bet: 4 * CHIP, big_bet: 8 * CHIP, seats: 6, unit: 1,
  min_buy_in: 40 * CHIP, max_buy_in: null, max_raises: 3, cap_heads_up: "capped", button_rule: "forward", odd_chip: "high_first",
  identical_hands: "split_each_half", showdown: "muck_allowed", all_in_showdown: "open_at_once", rake: null, burn: true,
  ante: 0, heads_up_blinds: "button_sb", missed_sb: "shift", wait_for_bb: true, buy_button: false, reopen_test: "per_player", pot_limit_counts: "all_chips",
  straddle: false, straddle_min_raise: "bb_increment", kill: "off", run_it_twice: false, mucked_visible: "anyone_in_hand", return_within: 0,
};

/** The seat of number `seat`, with what differs from a plain one. */
export function seatView(seat: number, differs: Partial<SeatView> = {}): SeatView {
  return {
    seat,
    name: NAMES[(seat - 1) % NAMES.length] ?? "",
    stack: Math.round((STACKS[(seat - 1) % STACKS.length] ?? 0) * CHIP),
    state: "playing",
    bot: null,
    mark: null,
    leaving: false,
    connected: true,
    in_hand: true,
    net: null,
    top_up: 0,
    ...differs,
  };
}

/** A player with backs, or with `cards` that the viewer may see. */
export function playerView(seat: number, differs: Partial<PlayerView> = {}, cards: string | null = null): PlayerView {
  return {
    seat,
    stack: seatView(seat).stack,
    bet: 0,
    paid: 0,
    folded: false,
    all_in: false,
    mucked: false,
    cards: cards === null ? [null, null, null, null] : cardsOf(cards),
    ...differs,
  };
}

/** A hand on `board` with these players. */
export function handView(players: readonly PlayerView[], board: string, differs: Partial<HandView> = {}): HandView {
  const cards = cardsOf(board);
  const street = (cards.length === 0 ? 0 : cards.length - 2) as Street;
  return {
    number: 1284, button: 2, street, board: cards, second: [], burned: street, players, pots: [], total: 0, price: 0, raises_left: 3, turn: null,
    over: false, reading: null, shown: [], awards: [], lit: [], ...differs,
  };
}

/** A table of `seats` seats seen from seat `you`. */
export function tableView(seats: number, you: number | null, hand: HandView | null, differs: Partial<TableView> = {}): TableView {
  return {
    table: "oak", name: "Oak", rules: { ...RULES, seats }, practice: false, seq: 4187, stage: hand === null ? "waiting" : "playing",
    seats: Array.from({ length: seats }, (_, index) => seatView(index + 1)), button: 2, hand, turn: null, clock: null, next_hand_ms: null,
    you: { seat: you, legal: null, entry: null, sitting_out: false, leaving: false, owes_if_sitting_out: 6 * CHIP, straddle: false, run_twice: false, auto_muck: true, auto_bank: true, may_show: false },
    watchers: 3, departed: [], odds: [], ...differs,
  };
}

/** Events as the log holds them, all by the fixture's names. */
export function told(events: readonly TableEvent[]): Told[] {
  const names = new Map(NAMES.map((name, index) => [index + 1, name as string]));
  return events.map((event) => ({ event, names }));
}
