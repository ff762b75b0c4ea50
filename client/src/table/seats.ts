/** Everything a seat shows, gathered from the view and the facts of the hand; and the same as one sentence. */

import { cardNames, highName } from "../cards/names";
import { lowText, type Card } from "../cards/card";
import { lights, type Light } from "../cards/light";
import { chips, signedChips } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import type { Departed, PlayerView, SeatView, Shown, TableEvent, TableView } from "../protocol";
import type { Running } from "./clock";
import type { Place } from "./layout";
import { blindsOf, factsOfHand, lastActions, LEFT, pillOf, ribbonsOf, type Pill, type PostTag, type Ribbon } from "./pills";

export interface SeatShown {
  readonly seat: SeatView;
  readonly place: Place;
  readonly you: boolean;
  /** Still in the hand, and not folded. */
  readonly live: boolean;
  readonly bet: number;
  readonly cards: readonly (Card | null)[];
  readonly shown: Shown | null;
  readonly lit: ReadonlyMap<Card, Light>;
  readonly halves: boolean;
  readonly dealer: boolean;
  readonly blind: PostTag | null;
  readonly pill: Pill | null;
  readonly ribbons: readonly Ribbon[];
  readonly result: boolean;
  readonly clock: Running | null;
  readonly ringed: boolean;
  /** What an open hand may expect of the pots, in thousandths; null where that is not told. */
  readonly odds: number | null;
}

/** What the eye is on: a seat whose cards alone are lit, a pot whose contenders are ringed. */
export interface Looking {
  readonly seat: number | null;
  readonly pot: number | null;
}

/** Does the hand have a low half, so that cards carry H and L. */
export function hasHalves(view: TableView): boolean {
  return view.hand?.awards.some(({ half }) => half !== "whole" && half !== "uncontested") ?? false;
}

/** The lit cards that the viewer sees: all, or those of the winner he looks at; of one `board`, or of any. */
export function litIn(view: TableView, looking: Looking, board?: number): ReadonlyMap<Card, Light> {
  const lit = (view.hand?.lit ?? []).filter((set) => board === undefined || set.board === board);
  const focus = lit.some(({ seat }) => seat === looking.seat) ? looking.seat : null;
  return lights(lit, focus);
}

/** Who plays, or played, the hand on the table from `seat`; nobody if only a newcomer sits there by now. */
export function playerAt(view: TableView, seat: number | null): PlayerView | undefined {
  if (view.departed.some((gone) => gone.seat === seat)) return undefined;
  return view.hand?.players.find((player) => player.seat === seat);
}

/** The plate of somebody who has left while the result of his hand still lies there. */
function plateOf({ seat, name, stack, bot, net }: Departed): SeatView {
  return { seat, name, stack, bot, net, state: "sitting_out", mark: null, leaving: false, connected: true, in_hand: false, top_up: 0 };
}

/** All occupied seats with what they show. Who left after the hand keeps his place in its result; a newcomer there sees his own. */
export function seatsShown(
  view: TableView,
  facts: readonly TableEvent[],
  places: ReadonlyMap<number, Place>,
  clock: Running | null,
  looking: Looking,
): SeatShown[] {
  const own = factsOfHand(facts, view);
  const gone = view.hand === null ? [] : view.departed.filter(({ seat }) => seat !== view.you.seat);
  const left = new Set(gone.map(({ seat }) => seat));
  const plates = [...view.seats.filter(({ seat }) => !left.has(seat)), ...gone.map(plateOf)];
  const [last, blinds, ribbons] = [lastActions(own), blindsOf(own), ribbonsOf(view.hand)];
  const lit = litIn(view, looking);
  const ringed = looking.pot === null ? [] : (view.hand?.pots[looking.pot]?.contenders ?? []);
  return plates.flatMap((seat) => {
    const place = places.get(seat.seat);
    if (place === undefined) return [];
    const played = left.has(seat.seat) || playerAt(view, seat.seat) !== undefined;
    const player = played ? view.hand?.players.find((one) => one.seat === seat.seat) : undefined;
    return [
      {
        seat,
        place,
        you: view.you.seat === seat.seat,
        live: player !== undefined && !player.folded && !player.mucked,
        bet: player?.bet ?? 0,
        cards: player?.cards ?? [],
        shown: (played && view.hand?.shown.find((one) => one.seat === seat.seat)) || null,
        lit,
        halves: hasHalves(view),
        dealer: view.button === seat.seat,
        blind: (played && blinds.get(seat.seat)) || null,
        pill: left.has(seat.seat) ? LEFT : pillOf(seat, player, last.get(seat.seat), view.clock?.seat === seat.seat ? clock : null),
        ribbons: (played && ribbons.get(seat.seat)) || [],
        result: view.stage === "result",
        clock: view.clock?.seat === seat.seat ? clock : null,
        ringed: ringed.includes(seat.seat),
        odds: view.odds.find((one) => one.seat === seat.seat)?.share ?? null,
      },
    ];
  });
}

/** A post on the plate, and for the ear. */
export const POST_WORDS = { SB: "tag-small-blind", BB: "tag-big-blind", STR: "tag-straddle", KILL: "tag-kill" } as const;
const POST_SAID = { SB: "small-blind", BB: "big-blind", STR: "straddle-said", KILL: "kill-said" } as const;

const WON_SAID = { high: "won-high-said", low: "won-low-said", whole: "won-whole-said" } as const;

/** The seat for the ear: name, stack, and what else is true, one thing after the other. */
export function seatText(shown: SeatShown): string {
  const { seat, pill } = shown;
  const said = [
    t("seat-said", { seat: seat.seat, name: seat.name, stack: chips(seat.stack) }),
    shown.you ? t("seat-you") : "",
    seat.bot === null ? "" : t("bot-level", { level: seat.bot }),
    shown.dealer ? t("dealer-button") : "",
    shown.blind === null ? "" : t(POST_SAID[shown.blind]),
    seat.mark === null ? "" : t(seat.mark === "ML" ? "mark-ml-said" : "mark-ms-said"),
    shown.clock === null ? "" : t("seat-to-act"),
    shown.bet > 0 ? t("seat-bet", { amount: chips(shown.bet) }) : "",
    pill === null ? "" : pillText(pill),
    shown.odds === null ? "" : t("odds-said", { percent: Math.round(shown.odds / 10) }),
    handText(shown),
    ...shown.ribbons.map(({ half, amount }) => t(WON_SAID[half], { amount: chips(amount) })),
    shown.result && seat.net !== null ? t("net-said", { net: signedChips(seat.net) }) : "",
  ];
  return said.filter((part) => part !== "").join(", ");
}

/** A pill in words. */
export function pillText({ word, amount, seconds }: Pill): string {
  if (seconds !== undefined) return t(word, { seconds });
  return amount === undefined ? t(word) : t(word, { amount: chips(amount) });
}

function handText({ cards, shown, you }: SeatShown): string {
  const open = cards.filter((card) => card !== null);
  if (open.length === 0 || you) return "";
  const names = cardNames(open);
  if (shown === null) return names;
  const low = shown.low.length > 0 ? `, ${t("low-said", { low: lowText(shown.low) })}` : "";
  return `${names}, ${highName(shown.high)}${low}`;
}
