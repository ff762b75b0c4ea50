/** The name of what is played, as the bar and the sign say it. */

import { t } from "../i18n/words.svelte";
import type { Rules } from "../protocol";

/** "Fixed limit Omaha Hi/Lo". */
export function gameName(rules: Rules): string {
  return t("limit-and-game", { limit: t(`limit-${rules.limit}`), game: t(`game-${rules.game}`) });
}

/** "PL Omaha Hi/Lo": without the limit nobody knows what the two numbers beside it mean. */
export function shortName(rules: Rules): string {
  return t("game-short", { limit: t(`limit-short-${rules.limit}`), game: t(`game-${rules.game}`) });
}
