/** What hangs below a plate: the seat's state or its last action, and at the end its ribbons. */

import type { Sector } from "../cards/disc";
import type { Running } from "./clock";
import type { HandView, PlayerView, PostKind, PotAwarded, SeatView, TableEvent, TableView } from "../protocol";

/** A pill: a message of table.ftl, its amount if it has one, and its look. */
export interface Pill {
  readonly word: string;
  readonly amount?: number;
  readonly seconds?: number;
  readonly look: "plain" | "bad" | "allin";
}

/** A ribbon of a winner: what he got of this half, and his share of the first pot on the list that he won. */
export interface Ribbon {
  readonly half: "high" | "low" | "whole";
  readonly amount: number;
  readonly sector: Sector;
}

/** The last action of each seat on this street, from the facts so far. */
export function lastActions(facts: readonly TableEvent[]): ReadonlyMap<number, Pill> {
  const pills = new Map<number, Pill>();
  for (const event of facts) {
    switch (event.type) {
      case "hand_started":
      case "board_dealt":
      case "shown":
      case "pot_awarded":
        pills.clear();
        break;
      case "checked":
        pills.set(event.seat, { word: "pill-check", look: "plain" });
        break;
      case "called":
        pills.set(event.seat, { word: "pill-call", amount: event.amount, look: "plain" });
        break;
      case "bet_made":
        pills.set(event.seat, { word: "pill-bet", amount: event.to, look: "plain" });
        break;
      case "raised":
        pills.set(event.seat, { word: "pill-raise", amount: event.to, look: "plain" });
        break;
      default:
        break;
    }
  }
  return pills;
}

const WAITING: Readonly<Record<string, string>> = {
  sitting_out: "pill-sitting-out",
  waiting_for_blind: "pill-waits-blind",
  waiting_for_button: "pill-waits-button",
  deciding: "pill-deciding",
  posting: "pill-posting",
};

/** Who has gone, while the result of his last hand is still read. */
export const LEFT: Pill = { word: "pill-left", look: "plain" };

/** The pill of a seat, the most pressing thing first; null if there is nothing to say. */
export function pillOf(seat: SeatView, player: PlayerView | undefined, last: Pill | undefined, clock: Running | null = null): Pill | null {
  if (!seat.connected && clock !== null) return { word: "pill-reconnecting-in", seconds: clock.seconds, look: "bad" };
  if (!seat.connected) return { word: "pill-reconnecting", look: "bad" };
  if (seat.leaving) return { word: "pill-leaving", look: "plain" };
  if (player?.all_in) return { word: "pill-all-in", look: "allin" };
  if (player?.folded) return { word: "pill-folded", look: "plain" };
  if (player?.mucked && player.cards.every((card) => card === null)) return { word: "pill-mucked", look: "plain" };
  if (player !== undefined) return last ?? null;
  const waiting = WAITING[seat.state];
  return waiting === undefined ? null : { word: waiting, look: "plain" };
}

/** The ribbons of every winner, HIGH before LOW. */
export function ribbonsOf(hand: HandView | null): ReadonlyMap<number, readonly Ribbon[]> {
  const all = new Map<number, Ribbon[]>();
  // Awards come last side pot first; the list at rest begins with the main pot, so its share is met last.
  for (const award of hand?.awards ?? []) {
    award.shares.forEach((share, place) => {
      if (share.amount === 0) return;
      const half = ribbonHalf(award);
      const sector = { place, of: award.shares.length };
      const ribbons = all.get(share.seat) ?? [];
      const before = ribbons.find((ribbon) => ribbon.half === half);
      const ribbon = { half, amount: (before?.amount ?? 0) + share.amount, sector };
      all.set(share.seat, [...ribbons.filter((other) => other.half !== half), ribbon].sort(byHalf));
    });
  }
  for (const [seat, ribbons] of all) if (ribbons.length > 1 && ribbons[0]?.half === "whole") all.set(seat, [inAll(ribbons)]);
  return all;
}

/** A plate has room for two ribbons: who won halves of one pot and the whole of another just won so much. */
function inAll(ribbons: readonly Ribbon[]): Ribbon {
  const [whole] = ribbons as [Ribbon, ...Ribbon[]];
  return { ...whole, amount: ribbons.reduce((sum, { amount }) => sum + amount, 0) };
}

function ribbonHalf(award: PotAwarded): Ribbon["half"] {
  if (award.half === "low") return "low";
  return award.half === "high" || award.half === "no_low" ? "high" : "whole";
}

const ORDER = { whole: 0, high: 1, low: 2 } as const;

function byHalf(one: Ribbon, other: Ribbon): number {
  return ORDER[one.half] - ORDER[other.half];
}

/** What a plate says of a post; a kill or a straddle takes the place of a blind. */
export type PostTag = "SB" | "BB" | "STR" | "KILL";

const POST_TAGS: Readonly<Partial<Record<PostKind, PostTag>>> = { small_blind: "SB", big_blind: "BB", straddle: "STR", kill: "KILL" };

/** The tag behind a name, from who posted what in this hand. */
export function blindsOf(facts: readonly TableEvent[]): ReadonlyMap<number, PostTag> {
  const tags = new Map<number, PostTag>();
  for (const event of facts) {
    if (event.type === "hand_started") tags.clear();
    if (event.type !== "posted") continue;
    const tag = POST_TAGS[event.kind];
    if (tag !== undefined) tags.set(event.seat, tag);
  }
  return tags;
}

/** The facts of the hand in play or just ended. */
export function factsOfHand(facts: readonly TableEvent[], view: TableView): readonly TableEvent[] {
  const start = facts.findLastIndex((event) => event.type === "hand_started");
  const first = facts[start];
  return first?.type === "hand_started" && first.number === view.hand?.number ? facts.slice(start) : [];
}
