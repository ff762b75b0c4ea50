// Made by `python -m splitpot.protocol.typescript`; do not edit.

/** The version of these messages, as in `Welcome`. */
export const PROTOCOL = 1;

/** The most bytes of a request. */
export const FRAME_BYTES_MAX = 4096;

/** The most characters of a key. */
export const CLIENT_KEY_MAX = 64;

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
