/** Results of a hand: hand 1284 with a side pot and a quartered low, and what else a pot can come to. */

import { cardsOf } from "../../cards/card";
import { CHIP } from "../../i18n/numbers";
import type { HandView, LitCards, PlayerView, PotAwarded, Shown, TableEvent, TableView } from "../../protocol";
import { handView, playerView, RULES, tableView, told } from "./fixtures";
import type { Still } from "./stories";

export type Ending = "split" | "scoop" | "no-low" | "uncontested" | "holdem";

const BOARD = "4c 7s Ks 8h Qd";

const HIGH: Shown = { type: "shown", seat: 0, cards: cardsOf("Kh Kd Jc Tc"), high: { category: "trips", ranks: [11, 10, 6] }, low: [], rule: "R13.1" };
const BOB: Shown = { type: "shown", seat: 1, cards: cardsOf("As 2s Jd 9h"), high: { category: "high_card", ranks: [12, 11, 10, 9, 7] }, low: [6, 5, 2, 0, 12], rule: "R13.3" };
const CAT: Shown = { type: "shown", seat: 2, cards: cardsOf("Ad 2h 8c 9c"), high: { category: "pair", ranks: [6, 12, 11, 10] }, low: [6, 5, 2, 0, 12], rule: "R13.3" };

const LIT_HIGH = cardsOf("Kh Kd Ks Qd 8h");
const lowOf = (own: string) => cardsOf(`${own} 4c 7s 8h`);

const RULES_OF = { high: "R5.1", low: "R5.1", no_low: "R5.2", whole: "R3.4", uncontested: "R1.6" } as const;

function award(pot: number, half: PotAwarded["half"], amount: number, seats: readonly number[], odd = 0): PotAwarded {
  const each = (amount * CHIP) / seats.length;
  return { type: "pot_awarded", pot, half, amount: amount * CHIP, shares: seats.map((seat) => ({ seat, amount: each, odd: 0 })), odd, carried: 0, board: 1, rule: RULES_OF[half] };
}

function awardsOf(ending: Ending, ann: number): PotAwarded[] {
  const three = ann !== 2;
  switch (ending) {
    case "split":
      return three
        ? [award(1, "high", 22, [ann]), award(1, "low", 22, [1]), award(0, "high", 60, [ann]), award(0, "low", 60, [1, 2])]
        : [award(0, "high", 60, [ann]), award(0, "low", 60, [1])];
    case "scoop":
      return [award(0, "high", 82, [1]), award(0, "low", 82, [1])];
    case "no-low":
      return [award(0, "no_low", 164, [ann])];
    case "uncontested":
      return [award(0, "uncontested", 44, [ann])];
    case "holdem":
      return [award(0, "whole", 164, [1, ann])];
  }
}

function litOf(ending: Ending, ann: number): LitCards[] {
  const low = (seat: number, own: string): LitCards => ({ pot: 0, half: "low", seat, board: 1, cards: lowOf(own) });
  switch (ending) {
    case "split":
      return [{ pot: 0, half: "high", seat: ann, board: 1, cards: LIT_HIGH }, low(1, "As 2s"), ...(ann === 2 ? [] : [low(2, "Ad 2h")])];
    case "scoop":
      return [{ pot: 0, half: "high", seat: 1, board: 1, cards: cardsOf("As Jd Ks Qd 8h") }, low(1, "As 2s")];
    case "no-low":
    case "holdem":
      return [{ pot: 0, half: ending === "holdem" ? "whole" : "no_low", seat: ann, board: 1, cards: LIT_HIGH }];
    case "uncontested":
      return [];
  }
}

/** The result of a hand at a table of `seats`. */
export function showdown(seats: number, ending: Ending): Still {
  const ann = seats >= 6 ? 6 : seats;
  const shown = ending === "uncontested" ? [] : [{ ...HIGH, seat: ann }, BOB, ...(ann === 2 ? [] : [CAT])];
  const awards = awardsOf(ending, ann);
  const total = awards.reduce((sum, { amount }) => sum + amount, 0);
  const sides = awards.some(({ pot }) => pot === 1);
  const hand = handView(playersOf(seats, ann, shown, ending), BOARD, {
    over: true,
    total,
    pots: sides ? [{ amount: 120 * CHIP, contenders: [1, 2, ann] }, { amount: 44 * CHIP, contenders: [1, ann] }] : [{ amount: total, contenders: [1, ann] }],
    shown,
    awards,
    lit: litOf(ending, ann),
    reading: { high: BOB.high, low_state: "made", low: BOB.low, low_missing: 0, counterfeited: [] },
  });
  return { view: resultView(seats, hand, ann, ending), log: told(eventsOf(hand, seats)) };
}

function playersOf(seats: number, ann: number, shown: readonly Shown[], ending: Ending): PlayerView[] {
  return Array.from({ length: seats }, (_, index) => {
    const seat = index + 1;
    const open = shown.find((one) => one.seat === seat);
    if (open !== undefined || seat === 1) return { ...playerView(seat), cards: open?.cards ?? BOB.cards, folded: seat === 1 && ending === "uncontested" };
    return seat === ann ? playerView(seat) : playerView(seat, { folded: true, cards: [] });
  });
}

function resultView(seats: number, hand: HandView, ann: number, ending: Ending): TableView {
  const nets = new Map([[1, -8 * CHIP], [2, -8 * CHIP], [ann, 22 * CHIP]]);
  const view = tableView(seats, 1, hand, { stage: "result", next_hand_ms: 4_000 });
  const rules = ending === "holdem" ? { ...view.rules, game: "holdem" } : view.rules;
  return { ...view, rules, seats: view.seats.map((seat) => ({ ...seat, net: nets.get(seat.seat) ?? 0 })) };
}

function eventsOf(hand: HandView, seats: number): TableEvent[] {
  return [
    { type: "hand_started", number: hand.number, rules: { ...RULES, seats }, button: 2, seats: [], posts: [], deck: [], carried: 0, run_twice: [] },
    { type: "bets_collected", pots: hand.pots },
    { type: "board_dealt", street: 3, cards: cardsOf("Qd"), board: 1 },
    ...hand.shown,
    ...hand.awards,
    { type: "hand_ended", stacks: [], carried: 0 },
  ];
}

/** A pot that was played for on two boards: halves on the first, no low on the second. */
export function ranTwice(seats: number): Still {
  const still = showdown(seats, "split");
  const { hand } = still.view;
  if (hand === null) return still;
  const ann = seats >= 6 ? 6 : seats;
  const awards = [award(0, "high", 41, [ann]), award(0, "low", 41, [1]), { ...award(0, "no_low", 82, [ann]), board: 2 }];
  const lit: LitCards[] = [...hand.lit, { pot: 0, half: "no_low", seat: ann, board: 2, cards: cardsOf("Kh Kd Ks 9c Th") }];
  const twice: HandView = {
    ...hand, second: cardsOf("4c 7s Ks Qh 9c"), awards, lit, total: 164 * CHIP, pots: [{ amount: 164 * CHIP, contenders: [1, ann] }],
  };
  const second: TableEvent = { type: "board_dealt", street: 3, cards: cardsOf("9c"), board: 2 };
  const events = eventsOf(twice, seats);
  return {
    view: { ...still.view, rules: { ...still.view.rules, limit: "pot", run_it_twice: true }, hand: twice },
    log: told([...events.slice(0, 3), second, { type: "rake_taken", amounts: [2 * CHIP], rule: "R9.2" }, ...events.slice(3)]),
  };
}
