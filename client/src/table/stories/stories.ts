/** The states of a table, each for 2 to 10 seats. Seat 1 is Bob, the viewer. */

import { cardsOf } from "../../cards/card";
import { CHIP } from "../../i18n/numbers";
import type { Legal, PlayerView, TableEvent, TableView } from "../../protocol";
import type { Told } from "../log";
import { handView, playerView, RULES, seatView, tableView, told } from "./fixtures";
import { ranTwice, showdown } from "./showdown";

export interface Still {
  readonly view: TableView;
  readonly log: readonly Told[];
  readonly online?: boolean;
}

const OWN = "As 2s Jd 9h";
const LEGAL: Legal = {
  seat: 1, fold: true, check: false, call: 8 * CHIP, opens: false, min_to: 16 * CHIP, max_to: 16 * CHIP, raises_left: 3, closed: null, rule: null,
};

/** The last seat of a table, who bets in these stories. */
function bettor(seats: number): number {
  return seats >= 6 ? 6 : seats;
}

function earlier(seats: number): TableEvent[] {
  const last = bettor(seats);
  return [
    {
      type: "hand_started", number: 1284, rules: { ...RULES, seats }, button: 2, seats: [], posts: [], deck: [], carried: 0, run_twice: [],
    },
    { type: "posted", seat: seats > 2 ? 3 : 1, kind: "small_blind", amount: 2 * CHIP, all_in: false, rule: "R2.1" },
    { type: "posted", seat: seats > 3 ? 4 : 2, kind: "big_blind", amount: 4 * CHIP, all_in: false, rule: "R2.1" },
    { type: "holes_dealt", holes: [{ seat: 1, cards: cardsOf(OWN) }] },
    { type: "raised", seat: last, to: 8 * CHIP, all_in: false },
    { type: "called", seat: 1, amount: 8 * CHIP, all_in: false },
    { type: "bets_collected", pots: [{ amount: 30 * CHIP, contenders: [1, 2, last] }] },
    { type: "board_dealt", street: 1, cards: cardsOf("4c 7s Ks"), board: 1 },
    { type: "bet_made", seat: last, to: 4 * CHIP, all_in: false },
    { type: "raised", seat: 1, to: 8 * CHIP, all_in: false },
    { type: "called", seat: last, amount: 4 * CHIP, all_in: false },
    { type: "bets_collected", pots: [{ amount: 66 * CHIP, contenders: [1, 2, last] }] },
    { type: "board_dealt", street: 2, cards: cardsOf("8h"), board: 1 },
    { type: "bet_made", seat: last, to: 8 * CHIP, all_in: false },
  ];
}

function turnPlayers(seats: number): PlayerView[] {
  return Array.from({ length: seats }, (_, index) => {
    const seat = index + 1;
    if (seat === 1) return playerView(1, { paid: 16 * CHIP }, OWN);
    if (seat === bettor(seats)) return playerView(seat, { bet: 8 * CHIP, paid: 24 * CHIP });
    const folded = seat === 3 || seat === 4 || (seat > 6 && seat % 2 === 1);
    return playerView(seat, folded ? { folded, cards: [] } : {});
  }).filter(({ seat }) => seat !== 5 || seats === 5);
}

function yourTurn(seats: number, legal: Partial<Legal> = {}): Still {
  const hand = handView(turnPlayers(seats), "4c 7s Ks 8h", {
    total: 74 * CHIP, price: 8 * CHIP, turn: 1, pots: [{ amount: 66 * CHIP, contenders: [1, 2, bettor(seats)] }],
    reading: { high: { category: "high_card", ranks: [12, 11, 9, 6, 5] }, low_state: "made", low: [6, 5, 2, 0, 12], low_missing: 0, counterfeited: [] },
  });
  const view = tableView(seats, 1, hand, { turn: 4187, clock: { seat: 1, left_ms: 18_000, total_ms: 25_000, bank_ms: 60_000, banking: false } });
  return {
    view: {
      ...view,
      seats: view.seats.map((seat) =>
        seat.seat === 4 ? { ...seat, connected: false }
        : seat.seat === 5 && seats > 5 ? { ...seat, state: "sitting_out", mark: "ML", in_hand: false }
        : seat.seat === 8 ? { ...seat, bot: "hard" }
        : seat),
      you: { ...view.you, legal: { ...LEGAL, ...legal } },
    },
    log: told(earlier(seats)),
  };
}

function free(seats: number): Still {
  const still = yourTurn(seats, { fold: false, check: true, call: null, opens: true, min_to: 8 * CHIP, max_to: 8 * CHIP });
  const { hand } = still.view;
  if (hand === null) return still;
  const players = hand.players.map((player) => ({ ...player, bet: 0 }));
  return { view: { ...still.view, hand: { ...hand, players, total: 66 * CHIP, price: 0 } }, log: still.log.slice(0, -1) };
}

function potLimit(seats: number): Still {
  const still = yourTurn(seats, { min_to: 16 * CHIP, max_to: 90 * CHIP, raises_left: null });
  return { ...still, view: { ...still.view, rules: { ...still.view.rules, limit: "pot" } } };
}

function waitingForOther(seats: number): Still {
  const still = yourTurn(seats);
  const { view } = still;
  const last = bettor(seats);
  return {
    view: {
      ...view,
      turn: null,
      clock: { seat: last, left_ms: 6_000, total_ms: 25_000, bank_ms: 60_000, banking: false },
      hand: view.hand && { ...view.hand, turn: last },
      you: { ...view.you, legal: null },
    },
    log: still.log.slice(0, -1),
  };
}

function watching(seats: number): Still {
  const still = waitingForOther(seats);
  const { view } = still;
  const players = view.hand?.players.filter(({ seat }) => seat !== 2).map((player) => (player.seat === 1 ? { ...player, cards: [null, null, null, null] } : player));
  return {
    ...still,
    view: {
      ...view,
      seats: view.seats.filter(({ seat }) => seat !== 2),
      hand: view.hand && { ...view.hand, players: players ?? [], reading: null },
      you: { ...view.you, seat: null },
    },
  };
}

function entry(seats: number): Still {
  const still = waitingForOther(seats);
  const { view } = still;
  return {
    ...still,
    view: {
      ...view,
      seats: view.seats.map((seat) => (seat.seat === 1 ? seatView(1, { state: "deciding", mark: "ML", in_hand: false }) : seat)),
      hand: view.hand && { ...view.hand, reading: null, players: view.hand.players.filter(({ seat }) => seat !== 1) },
      you: { ...view.you, entry: { may_post: true, live: 4 * CHIP, dead: 2 * CHIP, mark: "ML", may_buy: false } },
    },
  };
}

function sittingOut(seats: number): Still {
  const still = entry(seats);
  const { view } = still;
  return {
    ...still,
    view: {
      ...view,
      seats: view.seats.map((seat) => (seat.seat === 1 ? seatView(1, { state: "sitting_out", mark: "MS", in_hand: false }) : seat)),
      you: { ...view.you, entry: null, sitting_out: true },
    },
  };
}

/** Out of chips, so that nothing but more of them brings you back. */
function broke(seats: number): Still {
  const still = sittingOut(seats);
  const { view } = still;
  return { ...still, view: { ...view, seats: view.seats.map((seat) => (seat.seat === 1 ? { ...seat, stack: 0, mark: null } : seat)) } };
}

/** More chips asked for during the hand. */
function toppedUp(seats: number): Still {
  const still = waitingForOther(seats);
  const { view } = still;
  return { ...still, view: { ...view, seats: view.seats.map((seat) => (seat.seat === 1 ? { ...seat, top_up: 128 * CHIP } : seat)) } };
}

/** The winner of the high has left, and a bot sits in his seat. */
function departed(seats: number): Still {
  const still = showdown(seats, "split");
  const { view } = still;
  const winner = view.hand?.awards[0]?.shares[0]?.seat ?? 2;
  const gone = view.seats.find(({ seat }) => seat === winner);
  return {
    ...still,
    view: {
      ...view,
      seats: view.seats.map((seat) => (seat.seat === winner ? seatView(winner, { name: "Newton", bot: "easy", in_hand: false, net: null }) : seat)),
      departed: gone ? [{ seat: gone.seat, name: gone.name, stack: gone.stack, bot: gone.bot, net: gone.net }] : [],
    },
  };
}

/** Everybody but you is a bot, with what each state leaves of its plate. */
function bots(seats: number): Still {
  const still = yourTurn(seats);
  const { view } = still;
  const names = ["", "Damian", "Magnus", "Monika", "Werner", "Gunnar", "Hamlet", "Wilhelmina", "Mowgli", "Agnesa"];
  return {
    ...still,
    view: {
      ...view,
      seats: view.seats.map((seat, index) => (index === 0 ? seat : { ...seat, name: names[index] ?? "", bot: index % 2 === 1 ? "hard" : "easy", stack: index === 3 ? 1_234_500 : seat.stack })),
    },
  };
}

/** Your time is up, and your bank runs. */
function banking(seats: number): Still {
  const still = yourTurn(seats);
  return { ...still, view: { ...still.view, clock: { seat: 1, left_ms: 42_000, total_ms: 60_000, bank_ms: 42_000, banking: true } } };
}

/** Everybody folded to you, and you may show. */
function mayShow(seats: number): Still {
  const still = showdown(seats, "uncontested");
  const { view } = still;
  const award = view.hand?.awards[0];
  if (view.hand === null || award === undefined) return still;
  const awards = [{ ...award, shares: [{ seat: 1, amount: award.amount, odd: 0 }] }];
  const players = view.hand.players.map((player) => ({ ...player, folded: player.seat !== 1 }));
  return { ...still, view: { ...view, hand: { ...view.hand, awards, players }, you: { ...view.you, may_show: true, auto_muck: false } } };
}

/** All-in on the turn: the hands lie open, and what each may expect is told. */
function odds(seats: number): Still {
  const still = waitingForOther(seats);
  const { view } = still;
  const last = bettor(seats);
  const open = [1, last];
  const players = (view.hand?.players ?? []).map((player) => ({
    ...player,
    bet: 0,
    folded: !open.includes(player.seat),
    all_in: player.seat === last,
    cards: player.seat === last ? cardsOf("Kh Kd Jc Tc") : player.seat === 1 ? player.cards : [],
  }));
  return {
    ...still,
    view: {
      ...view,
      clock: null,
      hand: view.hand && { ...view.hand, turn: null, players, price: 0 },
      odds: [{ seat: 1, share: 415 }, { seat: last, share: 585 }],
    },
  };
}

/** A table that offers straddles and second boards, with five cards each: the straddle is out, somebody owes a blind. */
function wishes(seats: number): Still {
  const still = waitingForOther(seats);
  const { view } = still;
  const five = (cards: readonly (number | null)[]) => (cards.length === 0 ? cards : [...cards, cards[0] === null ? null : (cardsOf("3d")[0] ?? null)]);
  return {
    view: {
      ...view,
      rules: { ...view.rules, game: "omaha8_5", limit: "pot", straddle: true, run_it_twice: true, ante: CHIP },
      seats: view.seats.map((seat) => (seat.seat === 2 ? { ...seat, mark: "MS" } : seat)),
      hand: view.hand && { ...view.hand, players: view.hand.players.map((player) => ({ ...player, cards: five(player.cards) })) },
      you: { ...view.you, straddle: true },
    },
    log: told([
      ...earlier(seats).slice(0, 3),
      { type: "posted", seat: bettor(seats), kind: "ante", amount: CHIP, all_in: false, rule: "R2.1" },
      { type: "posted", seat: bettor(seats), kind: "straddle", amount: 8 * CHIP, all_in: false, rule: "R14.2" },
    ]),
  };
}

function alone(seats: number): Still {
  return { view: tableView(seats, 1, null, { seats: [seatView(1, { in_hand: false })], button: null }), log: [] };
}

function practice(seats: number): Still {
  return { view: tableView(seats, null, null, { seats: [], button: null, practice: true }), log: [] };
}

function stopped(seats: number): Still {
  const still = waitingForOther(seats);
  return { ...still, view: { ...still.view, stage: "stopped", clock: null } };
}

export const STORIES: Readonly<Record<string, (seats: number) => Still>> = {
  "your-turn": (seats) => yourTurn(seats),
  "check-is-free": free,
  capped: (seats) => yourTurn(seats, { call: 32 * CHIP, closed: "capped", rule: "R10.3", min_to: null, max_to: null, raises_left: 0 }),
  "not-reopened": (seats) => yourTurn(seats, { call: 3 * CHIP, closed: "betting_not_reopened", rule: "R11.2", min_to: null, max_to: null }),
  "all-in": (seats) => yourTurn(seats, { call: 372 * CHIP, closed: "no_chips_to_raise", rule: "R7.1", min_to: null, max_to: null }),
  "pot-limit": potLimit,
  "others-turn": waitingForOther,
  watching,
  showdown: (seats) => showdown(seats, "split"),
  scoop: (seats) => showdown(seats, "scoop"),
  "no-low": (seats) => showdown(seats, "no-low"),
  uncontested: (seats) => showdown(seats, "uncontested"),
  holdem: (seats) => showdown(seats, "holdem"),
  "run-twice": ranTwice,
  banking,
  "may-show": mayShow,
  odds,
  departed,
  bots,
  broke,
  "topped-up": toppedUp,
  wishes,
  entry,
  "sitting-out": sittingOut,
  alone,
  practice,
  stopped,
  "connection-lost": (seats) => ({ ...yourTurn(seats), online: false }),
};
