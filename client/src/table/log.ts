/**
 * The dealer's log: facts as lines to be worded, one fact a line, a heading for each street.
 *
 * Pure: a line is a message of log.ftl with values; ``logwords.ts`` gives it words in the reader's language.
 */

import type { Card, Rank } from "../cards/card";
import type { Sector } from "../cards/disc";
import type { Accustomed, CardsShown, High, HandEvent, Pot, PotAwarded, Share, Shown, TableEvent, TableFact, TableView } from "../protocol";
import { awardRuling, rakeRuling, type AwardScene, type PotOf, type Ruling } from "./rulings";

/** How a line stands in the log. */
export type Tone = "heading" | "fact" | "own" | "award" | "quiet";

/** One line. Amounts are chips in the smallest unit; the message of `id` uses those values that are there. */
export interface LogLine {
  readonly id: string;
  readonly tone: Tone;
  readonly name?: string;
  readonly amount?: number;
  readonly cards?: readonly Card[];
  readonly high?: High;
  readonly low?: readonly Rank[];
  readonly number?: number;
  /** Which pot of how many the line speaks of. */
  readonly pot?: PotOf;
  readonly disc?: { readonly high?: Sector; readonly low?: Sector };
  /** Why it is so, where a rule decided. */
  readonly ruling?: Ruling;
}

/** A fact, and who sat where when it happened. */
export interface Told {
  readonly event: TableEvent;
  readonly names: ReadonlyMap<number, string>;
}

/**
 * Who sits where: those of the hand on the table as they were called when it began, everybody else as now.
 * Whoever leaves while his hand's result is read is still named in it.
 */
export function namesIn(view: TableView, facts: readonly Told[]): ReadonlyMap<number, string> {
  const started = facts.findLast(({ event }) => event.type === "hand_started" && event.number === view.hand?.number);
  const now = [...view.seats, ...view.departed].map(({ seat, name }): [number, string] => [seat, name]);
  const then = (view.hand?.players ?? []).flatMap(({ seat }): [number, string][] => {
    const name = started?.names.get(seat);
    return name === undefined ? [] : [[seat, name]];
  });
  return new Map([...now, ...then]);
}

/** What a teller keeps in mind between facts: hand, pots, whether the showdown was announced, and if there are two boards. */
export interface Scene {
  readonly hand: number | null;
  readonly pots: readonly Pot[];
  readonly showdown: boolean;
  readonly twice: boolean;
}

export const FIRST_SCENE: Scene = { hand: null, pots: [], showdown: false, twice: false };

/** A fact as it was told: to whom, in which scene, and which scene it left. */
interface Telling {
  readonly you: number | null;
  readonly before: Scene;
  readonly lines: readonly LogLine[];
  readonly after: Scene;
}

/** Hundreds of facts are told again with each new one: they keep the very lines that they had. */
const tellings = new WeakMap<Told, Telling>();

/** The log of some facts in order; `you` is the reader's seat, who is told his cards. A fact keeps its lines. */
export function logLines(facts: readonly Told[], you: number | null): LogLine[] {
  const lines: LogLine[] = [];
  let scene = FIRST_SCENE;
  for (const fact of facts) {
    const telling = toldIn(scene, fact, you);
    lines.push(...telling.lines);
    scene = telling.after;
  }
  return lines;
}

function toldIn(before: Scene, fact: Told, you: number | null): Telling {
  const known = tellings.get(fact);
  if (known?.you === you && sameScene(known.before, before)) return known;
  const telling = { you, before, lines: linesOf(fact, before, you), after: sceneAfter(before, fact.event) };
  tellings.set(fact, telling);
  return telling;
}

function sameScene(one: Scene, other: Scene): boolean {
  return one.hand === other.hand && one.pots === other.pots && one.showdown === other.showdown && one.twice === other.twice;
}

/** The lines of the last `count` facts alone, told as what they follow lets them be told. */
export function latestLines(facts: readonly Told[], count: number, you: number | null): LogLine[] {
  const before = facts.slice(0, Math.max(0, facts.length - count));
  return logLines(facts, you).slice(logLines(before, you).length);
}

/** What the teller keeps in mind once `event` has happened. */
export function sceneAfter(scene: Scene, event: TableEvent): Scene {
  switch (event.type) {
    case "hand_started":
      return { ...FIRST_SCENE, hand: event.number };
    case "board_dealt":
      return event.board > 1 ? { ...scene, twice: true } : scene;
    case "bets_collected":
      return { ...scene, pots: event.pots };
    case "shown":
    case "mucked":
      return scene.showdown ? scene : { ...scene, showdown: true };
    default:
      return scene;
  }
}

/** The lines of one fact; none for facts that only the view shows. */
export function linesOf({ event, names }: Told, scene: Scene, you: number | null): LogLine[] {
  switch (event.type) {
    case "sat_down":
    case "left_table":
    case "leave_asked":
    case "sat_out":
    case "came_back":
    case "post_chosen":
    case "topped_up":
    case "blind_missed":
    case "timed_out":
    case "preferred":
    case "carried_given":
    case "hand_voided":
      return [tableLine(event, names)];
    // Only its owner's screen tells him so.
    case "accustomed":
      return [];
    case "cards_shown":
      if (event.cards.length === 0) return [];
      return [ruled({ id: "log-shows-freely", tone: "fact", name: names.get(event.seat) ?? "", cards: event.cards }, event.rule, scene.hand)];
    default:
      return handLines(event, names, scene, you);
  }
}

function tableLine(event: Exclude<TableFact, Accustomed | CardsShown>, names: ReadonlyMap<number, string>): LogLine {
  if (event.type === "hand_voided") return { id: "log-voided", tone: "fact", number: event.number };
  const name = "name" in event ? event.name : (names.get(event.seat) ?? "");
  const line = (id: string, amount?: number): LogLine => ({ id, tone: "quiet", name, ...(amount === undefined ? {} : { amount }) });
  switch (event.type) {
    case "sat_down":
      return line("log-sat-down", event.stack);
    case "left_table":
      if (event.stack === 0) return line(event.absent ? "log-left-absent-broke" : "log-left-broke");
      return line(event.absent ? "log-left-absent" : "log-left-table", event.stack);
    case "leave_asked":
      return line("log-leave-asked");
    case "sat_out":
      return line(SAT_OUT[event.reason]);
    case "came_back":
      return line("log-came-back");
    case "post_chosen":
      return line(event.buy ? "log-buy-button" : event.now ? "log-post-now" : "log-post-wait");
    case "topped_up":
      return line("log-topped-up", event.amount);
    case "blind_missed":
      return ruled(line(event.mark === "ML" ? "log-missed-big" : "log-missed-small"), event.rule, null);
    case "timed_out":
      return line("log-timed-out");
    case "preferred":
      return line(event.straddle ? (event.run_twice ? "log-wishes-both" : "log-wishes-straddle") : event.run_twice ? "log-wishes-twice" : "log-wishes-none");
    case "carried_given":
      return ruled(line("log-carried-given", event.amount), event.rule, null);
  }
}

const SAT_OUT = { asked: "log-sits-out", timed_out: "log-sits-out-late", no_chips: "log-sits-out-broke" } as const;

const POSTED = {
  small_blind: "log-small-blind",
  big_blind: "log-big-blind",
  live: "log-live-post",
  dead: "log-dead-post",
  ante: "log-ante",
  straddle: "log-straddle",
  kill: "log-kill",
} as const;

/** Headings of streets, by number; the first street stands below the heading of its hand. */
const STREETS = ["log-hand", "log-flop", "log-turn", "log-river"] as const;
const SECOND_STREETS = ["log-hand", "log-second-flop", "log-second-turn", "log-second-river"] as const;

/** A line with its reason. */
function ruled(line: LogLine, rule: string, hand: number | null): LogLine {
  return { ...line, ruling: { rule, happened: line, sums: [], hand } };
}

function handLines(event: HandEvent, names: ReadonlyMap<number, string>, scene: Scene, you: number | null): LogLine[] {
  const named = (seat: number) => names.get(seat) ?? "";
  const fact = (id: string, seat: number, amount?: number): LogLine => ({
    id,
    tone: "fact",
    name: named(seat),
    ...(amount === undefined ? {} : { amount }),
  });
  switch (event.type) {
    case "hand_started":
      return [
        { id: "log-hand", tone: "heading", number: event.number },
        ...(event.carried > 0 ? [{ id: "log-carried-in", tone: "fact", amount: event.carried } as const] : []),
      ];
    case "posted":
      return [
        ruled(fact(POSTED[event.kind], event.seat, event.amount), event.rule, scene.hand),
        ...(event.all_in ? [fact("log-all-in", event.seat)] : []),
      ];
    case "holes_dealt":
      return ownCards(event.holes, you);
    case "folded":
      return [fact("log-fold", event.seat)];
    case "checked":
      return [fact("log-check", event.seat)];
    case "called":
      return [fact(event.all_in ? "log-call-all-in" : "log-call", event.seat, event.amount)];
    case "bet_made":
      return [fact(event.all_in ? "log-bet-all-in" : "log-bet", event.seat, event.to)];
    case "raised":
      return [fact(event.all_in ? "log-raise-all-in" : "log-raise", event.seat, event.to)];
    case "bet_returned":
      return [ruled(fact("log-returned", event.seat, event.amount), event.rule, scene.hand)];
    case "hands_opened":
      return event.holes.map(({ seat, cards }) =>
        ruled({ ...fact("log-opened", seat), cards: cards.filter((card) => card !== null) }, event.rule, scene.hand),
      );
    case "board_dealt":
      return [{ id: (event.board > 1 ? SECOND_STREETS : STREETS)[event.street], tone: "heading", cards: event.cards, amount: potOf(scene) }];
    case "shown":
      return [...showdownHeading(scene), ruled(shownLine(event, named(event.seat)), event.rule, scene.hand)];
    case "mucked":
      return [...showdownHeading(scene), ruled(fact("log-mucked", event.seat), event.rule, scene.hand)];
    case "rake_taken":
      return [rakeLine(event, scene)];
    case "pot_awarded":
      return awardLines(event, scene, named);
    case "bets_collected":
    case "hand_ended":
      return [];
  }
}

function rakeLine(event: Extract<HandEvent, { type: "rake_taken" }>, scene: Scene): LogLine {
  const line = { id: "log-rake", tone: "fact", amount: event.amounts.reduce((sum, amount) => sum + amount, 0) } as const;
  return { ...line, ruling: rakeRuling(event, line, scene.hand) };
}

function ownCards(holes: readonly { readonly seat: number; readonly cards: readonly (Card | null)[] }[], you: number | null): LogLine[] {
  const own = holes.find((hole) => hole.seat === you)?.cards.filter((card) => card !== null) ?? [];
  return own.length > 0 ? [{ id: "log-your-cards", tone: "own", cards: own }] : [];
}

function potOf(scene: Scene): number {
  return scene.pots.reduce((sum, pot) => sum + pot.amount, 0);
}

function showdownHeading(scene: Scene): LogLine[] {
  return scene.showdown ? [] : [{ id: "log-showdown", tone: "heading", amount: potOf(scene) }];
}

function shownLine(event: Shown, name: string): LogLine {
  const { cards, high, low } = event;
  const line = { id: "log-shown", tone: "fact", name, cards, high } as const;
  return low.length > 0 ? { ...line, id: "log-shown-low", low } : line;
}

const WON = {
  high: "log-won-high",
  low: "log-won-low",
  no_low: "log-won-no-low",
  whole: "log-won",
  uncontested: "log-won",
} as const;

/** One line per winner, then what could not be divided. */
export function awardLines(award: PotAwarded, scene: AwardScene, named: (seat: number) => string): LogLine[] {
  const of = Math.max(scene.pots.length, award.pot + 1);
  const pot: PotOf = scene.twice && award.half !== "uncontested" ? { index: award.pot, of, board: award.board } : { index: award.pot, of };
  const won = award.shares.map((share, place): LogLine => {
    const sector = { place, of: award.shares.length };
    const told = { id: WON[award.half], tone: "award", name: named(share.seat), amount: share.amount, pot } as const;
    // One reason is enough for all winners of a half.
    const line: LogLine = place === 0 ? { ...told, ruling: awardRuling(award, told, scene, named) } : told;
    // A pot that has no halves has no disc.
    if (award.half === "whole" || award.half === "uncontested") return line;
    return { ...line, disc: award.half === "low" ? { low: sector } : { high: sector } };
  });
  return [...won, ...oddLines(award, named)];
}

function oddLines(award: PotAwarded, named: (seat: number) => string): LogLine[] {
  const lines: LogLine[] = [];
  if (award.odd > 0) lines.push({ id: "log-odd-high", tone: "quiet", amount: award.odd });
  // Where one seat wins all, nothing was left over between winners.
  const odd = award.shares.length > 1 ? award.shares.filter((share: Share) => share.odd > 0) : [];
  for (const share of odd) lines.push({ id: "log-odd-seat", tone: "quiet", name: named(share.seat), amount: share.odd });
  if (award.carried > 0) lines.push({ id: "log-carried", tone: "quiet", amount: award.carried });
  return lines;
}
