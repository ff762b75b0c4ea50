/** What this browser knows of the room: who you are, the lobby, the watched tables. The server says it, screens draw it. */
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { settings } from "./account/settings.svelte";
import { TableChat } from "./chat/chat.svelte";
import { Connection, type Answer, type Status, type Wish } from "./connection";
import { spoken, type Language } from "./i18n/languages";
import { words } from "./i18n/words.svelte";
import * as pages from "./pages";
import type { PageFault } from "./pages";
import type { Me, PlayerInfo, Rules, SpareKeyUse, TableInfo, Update } from "./protocol";
import { TableState } from "./watched-table.svelte";
import { browserWorld, type World } from "./world";

/** A refusal shown for a while. */
export interface Notice {
  readonly id: number;
  readonly fault: PageFault;
}

/** The dialog that lies over the screen, if any. */
export type Dialog =
  | { readonly kind: "entrance"; readonly then: Dialog | null }
  | { readonly kind: "buy_in"; readonly table: string; readonly seat: number | null; readonly rules: Rules }
  | { readonly kind: "top_up"; readonly table: string; readonly rules: Rules }
  | { readonly kind: "settings" }
  | { readonly kind: "spare_key" };

export const NOTICE_MS = 5_000;
/** From here on a connection is called slow. */
export const SLOW_MS = 1_500;

export class Room {
  /** Null until the first welcome, and for who watches without a name. */
  me: PlayerInfo | null = $state.raw(null);
  /** Whether a welcome has come: before it nobody knows who you are. */
  known = $state(false);
  /** Your chips that are not on any table, in smallest units. */
  wallet = $state(0);
  /** Your chips on tables and the bounds of a refill, as last asked for. */
  purse: Omit<Me, "player"> | null = $state.raw(null);
  /** The whole table list; null until it is known. */
  lobby: readonly TableInfo[] | null = $state.raw(null);
  readonly tables = new SvelteMap<string, TableState>();
  /** What is said at the watched tables. */
  readonly chats = new SvelteMap<string, TableChat>();
  /** Tables that the server does not know. */
  readonly missing = new SvelteSet<string>();
  /** Tables that you have open in another window too, and play there. */
  readonly playedElsewhere = new SvelteSet<string>();
  status: Status = $state("connecting");
  latencyMs: number | null = $state(null);
  /** Whether you have come in on one more device, and nobody has taken note of it here. */
  joinedElsewhere = $state(false);
  notices: readonly Notice[] = $state.raw([]);
  dialog: Dialog | null = $state.raw(null);

  readonly #world: World;
  readonly #connection: Connection;
  readonly #watchers = new Map<string, number>();
  #lobbyWatchers = 0;
  #notices = 0;
  #questions = 0;

  constructor(world: World = browserWorld()) {
    this.#world = world;
    this.#connection = new Connection(world, {
      changed: (status) => (this.status = status),
      received: (update) => this.#receive(update),
      measured: (latencyMs) => (this.latencyMs = latencyMs),
    });
  }

  /** Come in. */
  open(): void {
    this.#connection.restart();
  }

  /** All your chips, in the wallet and on tables, as far as this browser knows. */
  get fortune(): number {
    return this.wallet + (this.purse?.at_tables ?? 0);
  }

  /** Whether new play chips are due. */
  get broke(): boolean {
    return this.me !== null && this.purse !== null && this.fortune < this.purse.refill_below;
  }

  /** How long a message takes there and back, in seconds, where it is so long that one should know; else null. */
  get slow(): number | null {
    return this.status === "online" && this.latencyMs !== null && this.latencyMs >= SLOW_MS ? this.latencyMs / 1000 : null;
  }

  /** Reconnect now instead of at the next try. */
  wake(): void {
    this.#connection.wake();
  }

  /** Take the connection over from the reader's other windows. */
  takeOver(): void {
    this.#connection.restart();
  }

  /**
   * Ask a table for something; resolves with its answer, however often the connection is lost in between.
   * A refusal is shown as a notice, unless `quiet`.
   */
  async ask(wish: Wish, { quiet = false } = {}): Promise<Answer> {
    const answer = await this.#connection.ask(wish);
    if (answer.type === "refused" && !quiet) this.notify(answer);
    return answer;
  }

  /** Keep `tables` up to date about a table until the answer is called. */
  watch(table: string): () => void {
    this.#watchers.set(table, (this.#watchers.get(table) ?? 0) + 1);
    this.#connection.watch(table);
    return () => this.unwatch(table);
  }

  /** The counterpart of one `watch`. */
  unwatch(table: string): void {
    const left = (this.#watchers.get(table) ?? 0) - 1;
    this.#watchers.set(table, Math.max(0, left));
    // The next screen may want the same table: it says so before this comes up.
    this.#world.after(0, () => {
      if (this.#watchers.get(table) !== 0) return;
      this.#watchers.delete(table);
      this.#connection.unwatch(table);
      this.tables.delete(table);
      this.chats.delete(table);
      this.missing.delete(table);
      this.playedElsewhere.delete(table);
    });
  }

  /** Play a watched table in this window, and no more in another one. */
  playHere(table: string): void {
    this.#connection.playHere(table);
  }

  /** Keep `lobby` up to date until the answer is called. */
  watchLobby(): () => void {
    this.#lobbyWatchers += 1;
    this.#connection.watchLobby(true);
    return () => {
      this.#lobbyWatchers -= 1;
      this.#world.after(0, () => {
        if (this.#lobbyWatchers === 0) this.#connection.watchLobby(false);
      });
    };
  }

  /** Show a refusal for a while. */
  notify(fault: PageFault): void {
    const notice = { id: (this.#notices += 1), fault: { code: fault.code, values: fault.values } };
    // The same thing said twice is not said better.
    this.notices = [...this.notices.filter((other) => other.fault.code !== fault.code), notice];
    this.#world.after(NOTICE_MS, () => this.dismiss(notice.id));
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }

  /** Open the dialog that takes a seat; without a name yet, the one that asks for it first. */
  openBuyIn(table: string, seat: number | null = null): void {
    const rules = this.#rules(table);
    if (rules !== null) this.#openAsPlayer({ kind: "buy_in", table, seat, rules });
  }

  /** Open the dialog that puts more chips on the table. */
  openTopUp(table: string): void {
    const rules = this.#rules(table);
    if (rules !== null) this.#openAsPlayer({ kind: "top_up", table, rules });
  }

  openSettings(): void {
    this.dialog = { kind: "settings" };
  }

  /** Open the dialog that lets you in on another device. */
  openSpareKey(): void {
    this.joinedElsewhere = false;
    this.dialog = { kind: "spare_key" };
  }

  openEntrance(): void {
    this.dialog = { kind: "entrance", then: null };
  }

  closeDialog(): void {
    this.dialog = null;
  }

  #openAsPlayer(dialog: Dialog): void {
    this.dialog = this.me === null ? { kind: "entrance", then: dialog } : dialog;
  }

  #rules(table: string): Rules | null {
    return this.tables.get(table)?.view.rules ?? this.lobby?.find((info) => info.table === table)?.rules ?? null;
  }

  /** Take a name as a guest; null once you are in, else why not. */
  async signIn(name: string): Promise<PageFault | null> {
    const fault = await this.#enter(pages.signInAsGuest({ name, language: words.language }));
    if (fault === null) this.#connection.restart();
    return fault;
  }

  /** Come in by the code of another device; null once you are who made it, else why not. */
  async comeInBy(wish: SpareKeyUse): Promise<PageFault | null> {
    return this.#become(pages.useSpareKey(wish));
  }

  /** Give up this name on this device; null once you are nobody, else why not. */
  async signOut(): Promise<PageFault | null> {
    return this.#become(pages.signOut());
  }

  async #become(asked: Promise<pages.PageAnswer<Me>>): Promise<PageFault | null> {
    const fault = await this.#enter(asked);
    if (fault !== null) return fault;
    // What only you may see goes with you; the connection still speaks for who you were.
    this.tables.clear();
    this.#connection.restart();
    return null;
  }

  /** Fill up your play chips; null once it is done, else why not. */
  async refill(): Promise<PageFault | null> {
    return this.#enter(pages.refill());
  }

  /** Ask anew how many chips you have and where. */
  async refreshPurse(): Promise<void> {
    await this.#enter(pages.readMe());
  }

  /** Speak another language, here and from now on. */
  async speak(language: Language): Promise<void> {
    settings.choose({ language });
    await this.#speak(language);
    if (this.me !== null && this.me.language !== language) await this.#enter(pages.speakToMeIn({ language }));
  }

  async #speak(language: Language): Promise<void> {
    try {
      await words.speak(language);
      document.documentElement.lang = language;
    } catch {
      this.notify({ code: "unreachable", values: {} });
    }
  }

  /** Take the answer about you, unless a later question is on its way: answers may overtake each other. */
  async #enter(asked: Promise<pages.PageAnswer<Me>>): Promise<PageFault | null> {
    const question = (this.#questions += 1);
    const answer = await asked;
    if ("fault" in answer) return answer.fault;
    if (question === this.#questions) {
      const { player, ...purse } = answer.page;
      this.purse = purse;
      this.#meet(player);
    }
    return null;
  }

  #meet(player: PlayerInfo | null): void {
    this.me = player;
    this.wallet = player?.wallet ?? 0;
    // What was chosen in this browser wins over what was chosen elsewhere.
    const theirs = player === null || settings.languageChosen ? null : spoken(player.language);
    if (theirs !== null && theirs !== words.language) void this.#speak(theirs);
  }

  /** A refusal to show a table names none: whichever has not come by now is not there. */
  #miss(): void {
    for (const table of this.#watchers.keys()) if (!this.tables.has(table)) this.missing.add(table);
  }

  #receive(update: Update): void {
    switch (update.type) {
      case "welcome":
        this.known = true;
        this.#meet(update.player);
        break;
      case "lobby":
        this.lobby = update.tables;
        break;
      case "table": {
        const now = this.#world.now();
        const state = this.tables.get(update.table);
        if (state !== undefined) state.take(update, now);
        else if (this.#watchers.has(update.table)) this.tables.set(update.table, new TableState(update, now));
        this.missing.delete(update.table);
        break;
      }
      case "chat": {
        if (!this.#watchers.has(update.table)) break;
        const chat = this.chats.get(update.table) ?? new TableChat();
        chat.take(update);
        this.chats.set(update.table, chat);
        break;
      }
      case "played_here":
        if (update.here) this.playedElsewhere.delete(update.table);
        else if (this.#watchers.has(update.table)) this.playedElsewhere.add(update.table);
        break;
      case "device_joined":
        this.joinedElsewhere = true;
        break;
      case "wallet":
        this.wallet = update.chips;
        // Chips that left the wallet lie on a table now, and the other way round.
        void this.refreshPurse();
        break;
      case "refused":
        if (update.code === "unknown_table") this.#miss();
        else this.notify(update);
        break;
    }
  }
}
