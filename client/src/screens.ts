/** The screens and dialogs that nobody sees first: each is fetched when it is asked for. */
import type { Screen } from "./route.svelte";

export const SCREENS = {
  table: () => import("./table/TableScreen.svelte"),
  equity: () => import("./equity/EquityScreen.svelte"),
  hands: () => import("./history/HandsScreen.svelte"),
  hand: () => import("./history/HandScreen.svelte"),
  replay: () => import("./history/ReplayScreen.svelte"),
  tables: () => import("./tables/TablesScreen.svelte"),
  rulebook: () => import("./rules/RulebookScreen.svelte"),
  rules: () => import("./rules/RulesScreen.svelte"),
  key: () => import("./account/KeyScreen.svelte"),
  spareKey: () => import("./account/SpareKeyDialog.svelte"),
  settings: () => import("./account/SettingsDialog.svelte"),
} as const;

/** Begin to fetch a screen; whoever shows it asks again, and hears then if it cannot be had. */
export function fetchAhead(name: Screen["name"]): void {
  const load = (SCREENS as Partial<Record<Screen["name"], () => Promise<unknown>>>)[name];
  load?.().catch(() => {});
}
