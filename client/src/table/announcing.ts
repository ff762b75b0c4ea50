/** What a screen reader is told of its own accord: the facts of the table, and that it is your turn. */

import { chips } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import type { TableView } from "../protocol";
import type { LogLine } from "./log";
import { isOn, slotsOf } from "./actions";

/** "Your turn. 8 to call. Fold, call 8, raise to 16. 25 seconds.", or nothing when it is not. */
export function turnText(view: TableView): string {
  if (view.you.legal === null || view.turn === null) return "";
  const seconds = view.clock === null ? "" : t("seconds-left-said", { seconds: Math.round(view.clock.left_ms / 1000) });
  return [t("your-turn-said"), choicesText(view), seconds].filter(Boolean).join(" ");
}

/** "8 to call. Fold, call 8, raise to 16.", or nothing when it is not your turn. */
export function choicesText(view: TableView): string {
  const { legal } = view.you;
  if (legal === null || view.turn === null) return "";
  const choices = slotsOf(view)
    .filter(isOn)
    .map((slot) => (slot.amount === null ? t(slot.word) : t("act-with-amount", { word: t(slot.word), amount: chips(slot.amount) })));
  const call = legal.call === null ? "" : t("to-call-said", { amount: chips(legal.call) });
  return [call, t("choices-said", { choices: choices.join(", ") })].filter(Boolean).join(" ");
}

/** How much a screen reader is told: your turn and awards; every action and street too; all there is. */
export type Wordiness = "short" | "normal" | "full";

/** Is a line told at this wordiness. Who comes and goes, and small sums, are for those who want everything. */
export function isTold({ tone }: LogLine, wordiness: Wordiness): boolean {
  if (wordiness === "full") return true;
  return tone === "award" || (wordiness === "normal" && tone !== "quiet");
}

/** Seconds of your clock that are told to who wants everything. */
const MARKS_S = [15, 8, 4] as const;

/** The mark that a clock has passed between two looks, or null. */
export function markPassed(before: number | null, seconds: number): number | null {
  if (before === null) return null;
  return MARKS_S.find((mark) => before > mark && seconds <= mark) ?? null;
}
