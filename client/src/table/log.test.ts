import { describe, expect, it } from "vitest";
import { cardsOf } from "../cards/card";
import type { HandEvent, TableEvent } from "../protocol";
import { latestLines, logLines, namesIn } from "./log";
import { lineParts, lineText } from "./logwords";
import { handView, playerView, RULES, seatView, tableView } from "./stories/fixtures";

const NAMES = new Map([[1, "Ann"], [2, "Bob"], [3, "Cat"]]);

function said(events: TableEvent[], you: number | null = null): string[] {
  return logLines(events.map((event) => ({ event, names: NAMES })), you).map(lineText);
}

const MAIN_AND_SIDE: HandEvent = {
  type: "bets_collected",
  pots: [
    { amount: 12000, contenders: [1, 2, 3] },
    { amount: 4400, contenders: [1, 2] },
  ],
};

describe("the log", () => {
  it("tells nobody who leaves without chips what he takes along", () => {
    const left = { type: "left_table", seat: 2, player: "", name: "Bob", stack: 0, at: 0 } as const;

    expect(said([{ ...left, absent: false }, { ...left, absent: true }])).toEqual([
      "Bob leaves the table without chips",
      "Bob sat out too long and leaves the table without chips",
    ]);
  });

  it("tells actions with whole amounts", () => {
    const lines = said([
      { type: "bet_made", seat: 1, to: 400, all_in: false },
      { type: "raised", seat: 2, to: 800, all_in: false },
      { type: "called", seat: 3, amount: 200, all_in: true },
      { type: "folded", seat: 1 },
    ]);

    expect(lines).toEqual(["Ann bets 4", "Bob raises to 8", "Cat calls, all-in 2", "Ann folds"]);
  });

  it("tells the latest facts alone, however many lines each of them has", () => {
    const facts = ([
      { type: "called", seat: 3, amount: 200, all_in: false },
      MAIN_AND_SIDE,
      { type: "shown", seat: 1, cards: cardsOf("As 2s Jd 9h"), high: { category: "high_card", ranks: [12] }, low: [], rule: "R13.1" },
      { type: "mucked", seat: 2, rule: "R13.3" },
    ] as const).map((event) => ({ event, names: NAMES }));
    const latest = (count: number) => latestLines(facts, count, null).map(lineText);

    expect(latest(1)).toEqual(["Bob mucks"]);
    expect(latest(3)[0]).toBe("Showdown, pot 164");
    expect(latest(3)).toHaveLength(3);
    expect(latest(9)[0]).toBe("Cat calls 2");
  });

  it("keeps the very lines of facts that it has told before, as long as the same came before them", () => {
    const facts = ([
      { type: "called", seat: 3, amount: 200, all_in: false },
      MAIN_AND_SIDE,
      { type: "board_dealt", street: 1, cards: cardsOf("4c 7s Kd"), board: 1 },
    ] as const).map((event) => ({ event, names: NAMES }));
    const [call, flop] = logLines(facts, null);
    const more = logLines([...facts, { event: { type: "folded", seat: 1 }, names: NAMES }], null);
    const forgetful = logLines(facts.slice(2), null);

    expect(more).toHaveLength(3);
    expect(more[0]).toBe(call);
    expect(more[1]).toBe(flop);
    expect(forgetful.map(lineText)).toEqual(["Flop four of clubs, seven of spades, king of diamonds, pot 0"]);
  });

  it("says the cards of a street and the pot so far in its heading", () => {
    const lines = said([
      { type: "bets_collected", pots: [{ amount: 3000, contenders: [1, 2] }] },
      { type: "board_dealt", street: 1, cards: cardsOf("4c 7s Kd"), board: 1 },
    ]);

    expect(lines).toEqual(["Flop four of clubs, seven of spades, king of diamonds, pot 30"]);
  });

  it("tells nobody's cards but the reader's own", () => {
    const dealt: TableEvent = { type: "holes_dealt", holes: [{ seat: 1, cards: [null, null] }, { seat: 2, cards: cardsOf("As 2s") }] };

    expect(said([dealt], 2)).toEqual(["You have ace of spades, two of spades"]);
    expect(said([dealt], 1)).toEqual([]);
    expect(said([dealt])).toEqual([]);
  });

  it("announces the showdown once, with what every hand is", () => {
    const lines = said([
      MAIN_AND_SIDE,
      { type: "shown", seat: 1, cards: cardsOf("Kh Kd"), high: { category: "trips", ranks: [11, 10, 6] }, low: [], rule: "R13.1" },
      { type: "shown", seat: 2, cards: cardsOf("As 2s"), high: { category: "high_card", ranks: [12] }, low: [6, 5, 2, 0, 12], rule: "R13.1" },
      { type: "mucked", seat: 3, rule: "R13.3" },
    ]);

    expect(lines).toEqual([
      "Showdown, pot 164",
      "Ann: three kings king of hearts, king of diamonds",
      "Bob: ace high, low 8-7-4-2-A ace of spades, two of spades",
      "Cat mucks",
    ]);
  });

  it("names each pot and half, and who got what of it", () => {
    const lines = said([
      MAIN_AND_SIDE,
      { type: "pot_awarded", pot: 1, half: "no_low", amount: 4400, shares: [{ seat: 1, amount: 4400, odd: 0 }], odd: 0, carried: 0, board: 1, rule: "R5.1" },
      { type: "pot_awarded", pot: 0, half: "high", amount: 6000, shares: [{ seat: 1, amount: 6000, odd: 0 }], odd: 0, carried: 0, board: 1, rule: "R5.1" },
      {
        type: "pot_awarded", pot: 0, half: "low", amount: 6001, odd: 0, carried: 0, board: 1, rule: "R5.1",
        shares: [{ seat: 2, amount: 3001, odd: 1 }, { seat: 3, amount: 3000, odd: 0 }],
      },
    ]);

    expect(lines).toEqual([
      "Side pot, no low: Ann 44",
      "Main pot, high: Ann 60",
      "Main pot, low: Bob 30.01",
      "Main pot, low: Cat 30",
      "Odd chip to Bob 0.01",
    ]);
  });

  it("cuts the disc of a shared half by the number of winners", () => {
    const shares = [{ seat: 2, amount: 3000, odd: 0 }, { seat: 3, amount: 3000, odd: 0 }];
    const [, cat] = logLines(
      [{ event: { type: "pot_awarded", pot: 0, half: "low", amount: 6000, shares, odd: 0, carried: 0, board: 1, rule: "R5.1" }, names: NAMES }],
      null,
    );

    expect(cat?.disc).toEqual({ low: { place: 1, of: 2 } });
  });

  it("leaves punctuation at the name that it follows", () => {
    const shown: TableEvent = { type: "shown", seat: 1, cards: [], high: { category: "pair", ranks: [7] }, low: [], rule: "R13.1" };
    const [, line] = logLines([{ event: shown, names: NAMES }], null);

    expect(line && lineParts(line)[0]).toEqual({ kind: "name", text: "Ann:" });
  });

  it("keeps names, amounts and cards apart for the eye", () => {
    const [line] = logLines([{ event: { type: "called", seat: 2, amount: 800, all_in: false }, names: NAMES }], null);

    expect(line && lineParts(line)).toEqual([
      { kind: "name", text: "Bob" },
      { kind: "text", text: "calls" },
      { kind: "amount", text: "8" },
    ]);
  });
});

describe("names", () => {
  it("stay with the hand that its players were dealt into, even if they leave", () => {
    const view = tableView(3, 1, handView([playerView(1), playerView(2)], "", { number: 9 }), { seats: [seatView(1, { name: "Ann" }), seatView(3, { name: "Eve" })] });
    const started: TableEvent = { type: "hand_started", number: 9, rules: RULES, button: 1, seats: [], posts: [], deck: [], carried: 0, run_twice: [] };

    expect(namesIn(view, [{ event: started, names: NAMES }])).toEqual(new Map([[1, "Ann"], [2, "Bob"], [3, "Eve"]]));
    expect(namesIn(view, [])).toEqual(new Map([[1, "Ann"], [3, "Eve"]]));
    const gone = { seat: 2, name: "Bob", stack: 0, bot: null, net: -400 };
    expect(namesIn({ ...view, departed: [gone] }, []).get(2)).toBe("Bob");
  });
});
