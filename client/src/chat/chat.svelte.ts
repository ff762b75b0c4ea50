/** What is said at a table, as this browser knows it, and whom its reader does not want to hear. */
import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type { ChatLine, ChatUpdate, Reaction } from "../protocol";

export const REACTIONS: readonly Reaction[] = ["nice_hand", "well_played", "thanks", "good_luck", "ouch", "laugh"];
export const LINES_MAX = 200;

const PLACE = "splitpot.muted";

/** Who is muted on this device, by name: names stay with their owners. */
class Muted {
  readonly #names = new SvelteSet<string>(stored());

  get names(): readonly string[] {
    return [...this.#names];
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  add(name: string): void {
    this.#names.add(name);
    this.#keep();
  }

  clear(): void {
    this.#names.clear();
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.names));
    } catch {
      // A browser may forbid all storage; then it lasts as long as the page.
    }
  }
}

function stored(): readonly string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

export const muted = new Muted();

/** The chat of one table. */
export class TableChat {
  /** Whether the host lets people write. */
  open = $state(true);
  #lines: readonly ChatLine[] = $state.raw([]);
  /** The last line that stood before the reader's eyes. */
  #read = $state(0);

  /** What the reader wants to hear, oldest first. */
  readonly lines: readonly ChatLine[] = $derived(this.#lines.filter(({ name }) => !muted.has(name)));
  readonly unread: number = $derived(this.lines.filter(({ number }) => number > this.#read).length);

  /** The number of the last line, whoever wrote it; 0 before the first. */
  get newest(): number {
    return this.#lines.at(-1)?.number ?? 0;
  }

  /** Take an update; after a break all lines come again, and a restarted server counts anew. */
  take({ open, whole, lines }: ChatUpdate): void {
    this.open = open;
    const last = this.newest;
    const first = this.#lines.length === 0;
    this.#lines = (whole ? lines : [...this.#lines, ...lines.filter(({ number }) => number > last)]).slice(-LINES_MAX);
    const newest = this.newest;
    // What was said before one came is no news.
    if (whole && (first || newest < this.#read)) this.#read = newest;
  }

  /** All of it stands before the reader's eyes. */
  readAll(): void {
    this.#read = this.#lines.at(-1)?.number ?? this.#read;
  }
}

/** What a panel beside a table needs to show its chat. */
export interface ChatDesk {
  readonly chat: TableChat | undefined;
  /** The reader's name; null for who only watches. */
  readonly name: string | null;
  /** Resolves to whether it was said. */
  say(text: string): Promise<boolean>;
  react(reaction: Reaction): Promise<boolean>;
  /** Ask for a name. */
  enter(): void;
}

const KEY = Symbol("chat");

export function provideChat(desk: ChatDesk): void {
  setContext(KEY, desk);
}

/** The chat of the table around, if its screen has one. */
export function useChat(): ChatDesk | undefined {
  return getContext<ChatDesk | undefined>(KEY);
}
