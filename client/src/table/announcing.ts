/** What a screen reader is told of its own accord: the facts of the table, and that it is your turn. */

import { chips } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import type { TableView } from "../protocol";
import { isOn, slotsOf } from "./actions";

/** "Your turn. 8 to call. Fold, call 8, raise to 16. 25 seconds.", or nothing when it is not. */
export function turnText(view: TableView): string {
  const { legal } = view.you;
  if (legal === null || view.turn === null) return "";
  const choices = slotsOf(view)
    .filter(isOn)
    .map((slot) => (slot.amount === null ? t(slot.word) : t("act-with-amount", { word: t(slot.word), amount: chips(slot.amount) })));
  return [
    t("your-turn-said"),
    legal.call === null ? "" : t("to-call-said", { amount: chips(legal.call) }),
    t("choices-said", { choices: choices.join(", ") }),
    view.clock === null ? "" : t("seconds-left-said", { seconds: Math.round(view.clock.left_ms / 1000) }),
  ].filter(Boolean).join(" ");
}
