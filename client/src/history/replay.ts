/** A finished hand as a table that is drawn anew at every step, and the steps at which its streets begin. */
import type { HandRecord, HandView, TableView } from "../protocol";

/** A step worth jumping to. */
export interface Mark {
  readonly step: number;
  /** The message that names it. */
  readonly word: string;
}

/** The table as it was after the event at `step`; nobody may do anything at it. */
export function tableAt({ table, table_name, rules, seats }: HandRecord, hand: HandView, step: number): TableView {
  const { over } = hand;
  return {
    table,
    name: table_name,
    rules,
    practice: false,
    seq: step,
    stage: over ? "result" : "playing",
    seats: seats.map(({ seat, name, bot, net }) => ({
      seat,
      name,
      bot,
      stack: hand.players.find((player) => player.seat === seat)?.stack ?? 0,
      state: "playing",
      mark: null,
      leaving: false,
      connected: true,
      in_hand: true,
      net: over ? net : null,
      top_up: 0,
    })),
    button: hand.button,
    hand,
    turn: null,
    clock: null,
    next_hand_ms: null,
    // The reader sits where he sat when he played it, and has nothing to decide.
    you: {
      seat: seats.find(({ you }) => you)?.seat ?? null, legal: null, entry: null, sitting_out: false, leaving: false, owes_if_sitting_out: 0, straddle: false, run_twice: false,
      auto_muck: true, auto_bank: true, may_show: false,
    },
    watchers: 0,
    departed: [],
    odds: [],
  };
}

const STREETS = ["street-preflop", "street-flop", "street-turn", "street-river"] as const;

/** Where the streets begin, the first one with the deal, and where the result is. */
export function marks({ events }: HandRecord): readonly Mark[] {
  const found: Mark[] = [];
  let board = 0;
  events.forEach((event, step) => {
    if (event.type === "holes_dealt" && found.length === 0) found.push({ step, word: STREETS[0] });
    if (event.type === "board_dealt") found.push({ step, word: STREETS[(board += 1)] ?? STREETS[3] });
  });
  // Every half of every pot has gone by the last step only.
  if (events.some(({ type }) => type === "pot_awarded")) found.push({ step: events.length - 1, word: "replay-result" });
  // Boards that are run twice come twice; each street is named once, where it began.
  return found.filter(({ word }, place) => found.findIndex((other) => other.word === word) === place);
}

/** The step that the address names, within the hand; the first one if it names none. */
export function stepIn(search: string, steps: number): number {
  const named = Number(new URLSearchParams(search).get("step") ?? "1");
  return Number.isInteger(named) ? Math.min(Math.max(named, 1), steps) - 1 : 0;
}
