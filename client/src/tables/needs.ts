/** Which of several tables needs its player, and how soon. */
import type { TableView } from "../protocol";

/** What a table in the strip says of itself. */
export type Need = "turn" | "playing" | "out" | "idle";

export function needOf({ you, hand, stage }: TableView): Need {
  if (you.legal !== null) return "turn";
  if (you.sitting_out) return "out";
  return hand !== null && stage === "playing" ? "playing" : "idle";
}

/** Which table's clock runs out first, among those where it is the reader's turn; null where it is at none. */
export function mostUrgent(tables: readonly { readonly table: string; readonly need: Need; readonly endsAt: number | null }[]): string | null {
  const due = tables.filter(({ need }) => need === "turn");
  return due.toSorted((one, other) => (one.endsAt ?? Infinity) - (other.endsAt ?? Infinity))[0]?.table ?? null;
}
