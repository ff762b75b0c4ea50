/** Parts of a pot as the reader writes them. */
import { words } from "../i18n/words.svelte";

/** 0.5 as "50.00%". */
export function percent(part: number, digits = 2): string {
  return new Intl.NumberFormat(words.language, { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits }).format(part);
}
