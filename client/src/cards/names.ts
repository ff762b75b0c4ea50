/** Cards and hands in words: what hands.ftl needs to be told. */

import { t } from "../i18n/words.svelte";
import type { High } from "../protocol";
import { rankName, rankOf, suitOf, type Card, type Rank } from "./card";

const ACE: Rank = 12;
const SUIT_NAMES = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" } as const;

/** "ace of spades". */
export function cardName(card: Card): string {
  return t("card-name", { rank: rankName(rankOf(card)), suit: SUIT_NAMES[suitOf(card)] });
}

/** Several cards, as they are read out. */
export function cardNames(cards: readonly Card[]): string {
  return cards.map(cardName).join(", ");
}

/**
 * The name of a high hand: "two pair, nines and sixes".
 *
 * Languages bend the ranks, so each message gets them in the form that it asks for: rank-one (ace high), rank-many
 * (aces and kings), rank-of (a pair of …), rank-over (aces over …), rank-to (a straight to …), rank-led (a flush
 * led by …). Ranks come in order of weight.
 */
export function highName(high: High): string {
  const form = (message: string, rank: Rank | undefined) => (rank === undefined ? "" : t(message, { rank: rankName(rank) }));
  const [first, second] = high.ranks;
  switch (high.category) {
    case "pair":
      return t("hand-pair", { of: form("rank-of", first) });
    case "two_pair":
      return t("hand-two-pair", { high: form("rank-many", first), low: form("rank-many", second) });
    case "trips":
      return t("hand-trips", { of: form("rank-of", first) });
    case "straight":
      return t("hand-straight", { to: form("rank-to", first) });
    case "flush":
      return t("hand-flush", { rank: form("rank-led", first) });
    case "full_house":
      return t("hand-full-house", { trips: form("rank-many", first), pair: form("rank-over", second) });
    case "quads":
      return t("hand-quads", { of: form("rank-of", first) });
    case "straight_flush":
      return first === ACE ? t("hand-royal-flush") : t("hand-straight-flush", { to: form("rank-to", first) });
    default:
      return t("hand-high-card", { rank: form("rank-one", first) });
  }
}
