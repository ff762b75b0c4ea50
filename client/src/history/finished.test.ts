import { expect, test } from "vitest";
import { cardsOf } from "../cards/card";
import type { HandRecord } from "../protocol";
import { holdings, story } from "./finished";

const SHOWN = {
  type: "shown", seat: 1, cards: cardsOf("Kd Kc Jc Tc"), high: { category: "trips", ranks: [11, 10, 6] }, low: [],
} as const;

const player = (seat: number, cards: string, ended: object = {}) => ({ seat, cards: cardsOf(cards), folded: false, mucked: false, ...ended });
const seat = (number: number, name: string, net: number, you = false) => ({ seat: number, name, net, you, bot: null });

/** Ann wins at the showdown, Bob (the reader) mucks, Cat folds. */
const RECORD = {
  table: "oak", table_name: "Oak", number: 7, ended_at: 0, rules: {},
  seats: [seat(2, "Bob", -400, true), seat(3, "Cat", 0), seat(1, "Ann", 400)],
  events: [
    { type: "hand_started", number: 7, carried: 0 },
    { type: "holes_dealt", holes: [{ seat: 1, cards: [null, null] }, { seat: 2, cards: cardsOf("As 2s") }, { seat: 3, cards: [null, null] }] },
    { type: "folded", seat: 3 },
    { type: "bets_collected", pots: [{ amount: 800, contenders: [1, 2] }] },
    SHOWN,
    { type: "mucked", seat: 2 },
    { type: "pot_awarded", pot: 0, half: "whole", amount: 800, shares: [{ seat: 1, amount: 800, odd: 0 }], odd: 0, carried: 0 },
    { type: "hand_ended", stacks: [], carried: 0 },
  ],
  opened: [],
  view: {
    button: 2, board: [], shown: [SHOWN],
    players: [player(1, "Kd Kc Jc Tc"), player(2, "", { mucked: true }), player(3, "", { folded: true })],
  },
} as unknown as HandRecord;

test("the biggest winner stands first", () => {
  expect(holdings(RECORD).map((held) => held.seat.name)).toEqual(["Ann", "Cat", "Bob"]);
});

test("each seat's cards ended in one way", () => {
  expect(holdings(RECORD).map(({ end }) => end)).toEqual(["shown", "folded", "mucked"]);
});

test("the reader sees his own cards though he mucked them, and nobody's else", () => {
  expect(holdings(RECORD).map(({ cards }) => cards)).toEqual([cardsOf("Kd Kc Jc Tc"), [], cardsOf("As 2s")]);
});

test("what the pots brought stands apart from what happened", () => {
  const { played, awards } = story(RECORD);

  expect(played.map(({ id }) => id)).toEqual(["log-hand", "log-your-cards", "log-fold", "log-showdown", "log-shown", "log-mucked"]);
  expect(awards.map(({ id, name, amount }) => [id, name, amount])).toEqual([["log-won", "Ann", 800]]);
});

/** Bob lays one of his two cards open after all. */
const OPENED = {
  ...RECORD,
  opened: [{ type: "cards_shown", seat: 2, cards: cardsOf("As"), rule: "R13.6" }],
  view: { ...RECORD.view, players: [player(1, "Kd Kc Jc Tc"), { ...player(2, "As", { mucked: true }) }, player(3, "", { folded: true })] },
} as unknown as HandRecord;

test("what was shown of one's own accord is told after the rest, and hides nothing that one may read", () => {
  expect(holdings(OPENED).find(({ seat: { name } }) => name === "Bob")).toMatchObject({ end: "opened", cards: cardsOf("As 2s") });
  expect(story(OPENED).played.at(-1)?.id).toBe("log-shows-freely");
  expect(story(OPENED).awards).toHaveLength(1);
});
