/** Which sounds a step of the table makes for its viewer: each once, the most important ones only. */

import type { TableEvent, TableView } from "../protocol";
import type { Sound } from "./sounds";

/** How a phone shakes, in milliseconds of shaking and rest. */
export const SHAKES: Readonly<Partial<Record<Sound, readonly number[]>>> = { turn: [20], clock: [20, 60, 20] };

/** The sounds of one step, in their order; no joins, no leaves, no other people's turns. */
export function soundsOf(events: readonly TableEvent[], view: TableView): readonly Sound[] {
  const heard = new Set<Sound>();
  for (const event of events) {
    const sound = soundOf(event, view.you.seat);
    if (sound !== null) heard.add(sound);
  }
  return [...heard];
}

function soundOf(event: TableEvent, you: number | null): Sound | null {
  switch (event.type) {
    case "holes_dealt":
    case "board_dealt":
      return "card";
    case "checked":
      return "check";
    case "folded":
      return "fold";
    case "called":
    case "bet_made":
    case "raised":
      return event.all_in ? "all-in" : "chips";
    case "pot_awarded":
      if (!event.shares.some(({ seat, amount }) => seat === you && amount > 0)) return "pushed";
      return event.half === "low" ? "low" : "high";
    default:
      return null;
  }
}
