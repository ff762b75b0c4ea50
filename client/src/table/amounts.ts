/** Stacks, bets and pots as the reader counts them: in chips, or in big blinds. What is sent is always named in chips. */

import { settings } from "../account/settings.svelte";
import { chips } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";

/** "372", or "93 BB" in a game with a big blind of 4. */
export function counted(amount: number, bigBlind: number): string {
  if (settings.amounts === "chips") return chips(amount);
  return t("in-blinds", { count: Math.round((amount / bigBlind) * 10) / 10 });
}
