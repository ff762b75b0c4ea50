/** A finished hand as its page tells it: who held what, what happened, and who won what. */
import type { Card } from "../cards/card";
import type { HandRecord, HandSeat, Shown, TableEvent } from "../protocol";
import { logLines, type LogLine } from "../table/log";

/** How a seat's cards ended: worth telling apart, as an empty place may mean several things. */
export type End = "shown" | "opened" | "open" | "folded" | "mucked";

export interface Holding {
  readonly seat: HandSeat;
  readonly button: boolean;
  readonly cards: readonly Card[];
  readonly shown: Shown | null;
  readonly end: End;
}

/** The seats of the hand, winners of the most first. */
export function holdings({ seats, view, events, opened }: HandRecord): Holding[] {
  // A folded hand is gone from the view; what the reader was dealt himself stands in the deal.
  const dealt = events.flatMap((event) => (event.type === "holes_dealt" ? event.holes : []));
  return [...seats]
    .sort((one, other) => other.net - one.net)
    .map((seat) => {
      const player = view.players.find((one) => one.seat === seat.seat);
      const shown = view.shown.find((one) => one.seat === seat.seat) ?? null;
      const kept = known(player?.cards ?? []);
      const read = known(dealt.find((hole) => hole.seat === seat.seat)?.cards ?? []);
      // Who showed some cards of a mucked hand hides the others from nobody who may read it whole.
      const cards = kept.length >= read.length ? kept : read;
      const opens = opened.some((fact) => fact.seat === seat.seat);
      const end: End = player?.folded ? "folded" : shown !== null ? "shown" : opens ? "opened" : player?.mucked ? "mucked" : "open";
      return { seat, button: seat.seat === view.button, cards, shown, end };
    });
}

function known(cards: readonly (Card | null)[]): Card[] {
  return cards.filter((card) => card !== null);
}

export interface Story {
  readonly played: readonly LogLine[];
  readonly awards: readonly LogLine[];
}

/** The hand's log, with what was shown after it at the end; what the pots brought stands apart. */
export function story({ seats, events, opened }: HandRecord): Story {
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  const you = seats.find((seat) => seat.you)?.seat ?? null;
  const told = (facts: readonly TableEvent[]) => logLines(facts.map((event) => ({ event, names })), you);
  const [lines, after] = [told(events), told(opened)];
  const first = lines.findIndex((line) => line.tone === "award");
  if (first < 0) return { played: [...lines, ...after], awards: [] };
  return { played: [...lines.slice(0, first), ...after], awards: lines.slice(first) };
}
