/** Which lines of a chat are reactions that have just come from a seat. */
import type { ChatLine } from "../protocol";

/** How long one stands at its seat. */
export const REACTION_MS = 2_500;

/** Those after line number `last`; none where nothing was heard before, as what was said before one came is no news. */
export function newReactions(lines: readonly ChatLine[], last: number | null): readonly ChatLine[] {
  if (last === null) return [];
  return lines.filter(({ number, seat, reaction }) => number > last && seat !== null && reaction !== null);
}
