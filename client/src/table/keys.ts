/** Keys at the table: F fold, C check or call, R bet or raise, L log, W why, Esc close. Silent where one types. */

export type Key = 0 | 1 | 2 | "log" | "why" | "close";

const KEYS: Readonly<Record<string, Key>> = { f: 0, c: 1, r: 2, l: "log", w: "why", escape: "close" };

/** The key that was meant, or null if it was meant for something else. */
export function keyOf(event: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "repeat" | "target">): Key | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return null;
  if (event.target instanceof Element && event.target.closest("dialog, select, textarea, input:not([type=range])")) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}
