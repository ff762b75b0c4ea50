/** Your low in words: what it still needs, or what the board has just taken from it. */

import { cardNames } from "../cards/names";
import { t } from "../i18n/words.svelte";
import type { Reading } from "../protocol";

/** What is to be said of a low beside its cards; nothing of one that is simply made. */
export function lowWords(reading: Reading): string {
  if (reading.counterfeited.length > 0) return t("low-counterfeited", { card: cardNames(reading.counterfeited) });
  switch (reading.low_state) {
    case "possible":
      return t("low-missing", { count: reading.low_missing });
    case "needs_own":
      return t("low-needs-own");
    case "impossible":
      return t("low-impossible");
    default:
      return "";
  }
}
