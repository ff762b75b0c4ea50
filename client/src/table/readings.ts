/** What is read aloud on request: the table as text, one thing at a time. */

import { lowText } from "../cards/card";
import { cardNames, highName } from "../cards/names";
import { chips } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import type { TableView } from "../protocol";
import { choicesText } from "./announcing";
import type { Reading } from "./keys";
import { lowWords } from "./lows";
import type { LogLine } from "./log";
import { lineText } from "./logwords";
import { playerAt, seatText, type SeatShown } from "./seats";

const LAST = 3;

/** The text of one reading. */
export function readingText(reading: Reading, view: TableView, seats: readonly SeatShown[], lines: readonly LogLine[]): string {
  const { hand } = view;
  switch (reading) {
    case "own": {
      const cards = (playerAt(view, view.you.seat)?.cards ?? []).filter((card) => card !== null);
      return cards.length > 0 ? cardNames(cards) : t("read-no-cards");
    }
    case "board":
      return hand !== null && hand.board.length > 0 ? cardNames(hand.board) : t("read-no-board");
    case "pots":
      return hand === null ? t("read-no-hand") : potsText(view);
    case "seats":
      return seats.map(seatText).join(". ");
    case "choices":
      return choicesText(view) || t("read-not-your-turn");
    case "strength":
      return strengthText(view) || t("read-no-cards");
    case "last":
      return lines.slice(-LAST).map(lineText).join(" ") || t("log-empty");
  }
}

function potsText({ hand }: TableView): string {
  if (hand === null) return "";
  const pots = hand.pots.length < 2 ? [] : hand.pots.map(({ amount }, index) => `${t(index === 0 ? "pot-main" : "pot-side-number", { number: index })} ${chips(amount)}`);
  return [`${t("pot-label")} ${chips(hand.total)}`, ...pots].join(", ");
}

function strengthText({ hand }: TableView): string {
  const reading = hand?.reading;
  if (reading == null) return "";
  const low = reading.low_state === null ? "" : `${t("low-word")}: ${[lowText(reading.low), lowWords(reading)].filter(Boolean).join(", ")}`;
  return [`${t("high-word")}: ${highName(reading.high)}`, low].filter(Boolean).join(". ");
}
