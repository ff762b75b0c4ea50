/** Refusals in the reader's words, with the amount that would do. */
import type { PageFault } from "../pages";
import { inChips } from "./numbers";
import { t, type Args } from "./words.svelte";

/** The values that a refusal's sentence names. Without them the shorter sentence `…-bare` is said. */
export const REFUSAL_VALUES: Readonly<Record<string, readonly string[]>> = {
  bet_to_call: ["call"],
  bet_already_made: ["price"],
  wrong_amount: ["min", "max"],
  no_such_seat: ["seats"],
  already_seated: ["seat"],
  buy_in_too_small: ["min"],
  buy_in_too_large: ["max"],
  buy_in_not_whole: ["unit"],
  not_enough_chips: ["have", "need"],
  stale_turn: ["price"],
  refill_not_due: ["below"],
  bad_hand: ["hand", "position"],
  message_too_long: ["most"],
};

/** Values that count something else than chips. */
const COUNTS = new Set(["seat", "seats", "hand", "position", "most"]);

/** The sentence for a refusal. */
export function refusalText({ code, values }: PageFault): string {
  return t(`refusal-${code}${variant(code, values)}`, worded(values));
}

function variant(code: PageFault["code"], values: PageFault["values"]): string {
  const named = REFUSAL_VALUES[code] ?? [];
  if (!named.every((name) => name in values)) return "-bare";
  // "The price is 0 now" is no sentence of a card player.
  if (code === "stale_turn" && values.price === 0) return "-bare";
  if (code !== "wrong_amount") return "";
  if ("unit" in values) return "-unit";
  return values.min === values.max ? "-exact" : "";
}

function worded(values: PageFault["values"]): Args {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, COUNTS.has(name) ? value : inChips(value)]),
  );
}
