/** The dealer's line below the board: always the last public fact, or whose decision it is. */

import { t } from "../i18n/words.svelte";
import type { TableEvent, TableView } from "../protocol";
import { FIRST_SCENE, linesOf } from "./log";
import { lineText } from "./logwords";
import { factsOfHand } from "./pills";

export const STREET_WORDS = ["street-preflop", "street-flop", "street-turn", "street-river"] as const;

const ACTIONS: ReadonlySet<TableEvent["type"]> = new Set([
  "posted", "folded", "checked", "called", "bet_made", "raised", "bet_returned", "mucked",
]);

/** "Turn · Ann bets 8", or null where there is nothing to say. */
export function dealersLine(view: TableView, facts: readonly TableEvent[], names: ReadonlyMap<number, string>): string | null {
  const { hand } = view;
  if (hand === null) return null;
  const street = t(STREET_WORDS[hand.street]);
  const last = factsOfHand(facts, view).findLast((event) => ACTIONS.has(event.type) || event.type === "board_dealt");
  if (last !== undefined && ACTIONS.has(last.type)) {
    const line = linesOf({ event: last, names }, FIRST_SCENE, null).find(({ tone }) => tone === "fact");
    if (line !== undefined) return t("dealers-line", { street, fact: lineText(line) });
  }
  if (hand.turn === null) return street;
  return t("dealers-line", { street, fact: t("to-act", { name: names.get(hand.turn) ?? "" }) });
}
