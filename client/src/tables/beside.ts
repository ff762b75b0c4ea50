/** Opening one more table beside those where the reader has a seat. */
import type { TableInfo } from "../protocol";
import { TABLES_MAX, tablesPath } from "../route.svelte";
import { tilesFit, type Size } from "./tiling";

/** The address of `table` beside the reader's other seats; null where he has none, or there is no room for one more. */
export function besidePath(lobby: readonly TableInfo[] | null, table: string, window: Size): string | null {
  const held = (lobby ?? []).filter((info) => info.your_seat !== null && info.table !== table).map((info) => info.table);
  const all = [...held, table];
  return held.length > 0 && all.length <= TABLES_MAX && tilesFit(all.length, window) ? tablesPath(all) : null;
}
