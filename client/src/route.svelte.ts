/** Which screen the address names, and how to go to another one without loading the page again. */

export type Screen =
  | { readonly name: "lobby" }
  | { readonly name: "table"; readonly table: string }
  | { readonly name: "rules"; readonly table: string }
  | { readonly name: "tables"; readonly tables: readonly string[] }
  | { readonly name: "rulebook" }
  | { readonly name: "hands" }
  | { readonly name: "hand"; readonly table: string; readonly number: number }
  | { readonly name: "replay"; readonly table: string; readonly number: number }
  | { readonly name: "equity" }
  | { readonly name: "key" }
  | { readonly name: "unknown" };

/** As many tables as one can play at once on a desk. */
export const TABLES_MAX = 4;

/** The screen that a path names. */
export function screenAt(path: string): Screen {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, table, number, last] = parts;
  if (first === undefined) return { name: "lobby" };
  if (first === "table" && table !== undefined && parts.length === 2) {
    const id = decoded(table);
    return id === undefined ? { name: "unknown" } : { name: "table", table: id };
  }
  if (first === "equity" && parts.length === 1) return { name: "equity" };
  if (first === "key" && parts.length === 1) return { name: "key" };
  if (first === "table" && table !== undefined && number === "rules" && parts.length === 3) {
    const id = decoded(table);
    return id === undefined ? { name: "unknown" } : { name: "rules", table: id };
  }
  if (first === "tables" && table !== undefined && parts.length === 2) {
    const ids = [...new Set(table.split("+").map((part) => decoded(part) ?? "").filter((id) => id !== ""))];
    return ids.length > 1 ? { name: "tables", tables: ids.slice(0, TABLES_MAX) } : { name: "unknown" };
  }
  if (first === "rulebook" && parts.length === 1) return { name: "rulebook" };
  if (first === "hands" && parts.length === 1) return { name: "hands" };
  if (first === "hands" && table !== undefined && number !== undefined && (parts.length === 3 || (parts.length === 4 && last === "replay"))) {
    const id = decoded(table);
    if (id !== undefined && /^[0-9]{1,15}$/.test(number)) {
      return { name: last === "replay" ? "replay" : "hand", table: id, number: Number(number) };
    }
  }
  return { name: "unknown" };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** The address of a table's screen. */
export function tablePath(table: string): string {
  return `/table/${encodeURIComponent(table)}`;
}

/** The address of a table's rules. */
export function rulesPath(table: string): string {
  return `${tablePath(table)}/rules`;
}

/** The address of several tables side by side. */
export function tablesPath(tables: readonly string[]): string {
  return `/tables/${tables.map(encodeURIComponent).join("+")}`;
}

/** The address of one finished hand, played again step by step. */
export function replayPath(table: string, number: number): string {
  return `${handPath(table, number)}/replay`;
}

/** The address at which one comes in by a code; with the code behind a #, which no browser sends, it is a link. */
export function keyPath(code?: string): string {
  return code === undefined ? "/key" : `/key#${code}`;
}

/** The address of one finished hand. */
export function handPath(table: string, number: number): string {
  return `/hands/${encodeURIComponent(table)}/${number}`;
}

class Route {
  #path = $state(location.pathname);
  readonly screen: Screen = $derived(screenAt(this.#path));

  constructor() {
    addEventListener("popstate", () => (this.#path = location.pathname));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** Show another screen; the browser's Back leads here again. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Follow links within the room ourselves: loading the page anew would drop the connection. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
    // A link within the page (skip to the content) is the browser's.
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const route = new Route();
