/**
 * The one WebSocket to the room.
 *
 * It comes back by itself, sees when the other end is dead, and carries requests by key: one that got no answer is
 * sent again after a reconnect, and the server does nothing twice.
 */
import {
  PROTOCOL,
  type Accepted,
  type ChatRequest,
  type Farewell,
  type Refused,
  type Request,
  type TableRequest,
  type Update,
} from "./protocol";
import type { Socket, World } from "./world";

/** `outdated` and `elsewhere` last until the reader does something; all others pass by themselves. */
export type Status = "connecting" | "online" | "lost" | "offline" | "restarting" | "outdated" | "elsewhere";

/** What a table answers, and what is said there. */
type Asked = TableRequest | ChatRequest;

/** A request to a table without the key, which the connection gives it. */
export type Wish = Asked extends infer R ? (R extends Asked ? Omit<R, "key"> : never) : never;

export type Answer = Accepted | Refused;

/** Who hears of it. */
export interface Listener {
  changed(status: Status): void;
  received(update: Update): void;
  measured(latencyMs: number): void;
}

export const PING_EVERY_MS = 15_000;
export const MISSES_MAX = 2;
export const PROBE_MS = 4_000;
export const WELCOME_WITHIN_MS = 10_000;
export const RETRY_FIRST_MS = 500;
export const RETRY_MAX_MS = 15_000;
/** How long to wait before what the server found too fast is asked for again. */
export const AGAIN_MS = 1_000;

interface Pending {
  readonly request: Asked;
  readonly answered: (answer: Answer) => void;
}

export class Connection {
  readonly #world: World;
  readonly #listener: Listener;
  #socket: Socket | null = null;
  #status: Status = "connecting";
  #welcomed = false;
  #version: string | null = null;
  #tries = 0;
  #unanswered = 0;
  #farewell: Farewell | null = null;
  #cancelTimer: () => void = () => {};
  readonly #pending = new Map<string, Pending>();
  readonly #tables = new Set<string>();
  /** Tables that are played in another window. */
  readonly #playedElsewhere = new Set<string>();
  #lobby = false;
  /** What this connection has been told of already, of what it watches. */
  readonly #told = new Set<string>();
  #lobbyTold = false;
  #againDue = false;

  constructor(world: World, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
  }

  get status(): Status {
    return this.#status;
  }

  /** Open the connection, or open it anew: after signing in or out the server must see the new session. */
  restart(): void {
    this.#drop();
    this.#tries = 0;
    this.#become("connecting");
    this.#open();
  }

  /** The reader came back or the network did: reconnect at once, or find out at once if the connection still lives. */
  wake(): void {
    if (this.#status === "outdated" || this.#status === "elsewhere") return;
    if (this.#socket === null) {
      this.#tries = 0;
      this.#open();
    } else if (this.#welcomed) {
      this.#ping();
      this.#in(PROBE_MS, () => this.#beat());
    }
  }

  /** Ask a table for something. The promise waits through any loss of the connection. */
  ask(wish: Wish): Promise<Answer> {
    const request = { ...wish, key: this.#world.newKey() } as Asked;
    return new Promise((answered) => {
      this.#pending.set(request.key, { request, answered });
      this.#send(request);
    });
  }

  watchLobby(on: boolean): void {
    if (this.#lobby === on) return;
    this.#lobby = on;
    this.#lobbyTold = false;
    this.#send({ type: "watch_lobby", on });
  }

  watch(table: string): void {
    if (this.#tables.has(table)) return;
    this.#tables.add(table);
    this.#send({ type: "watch", table, play: true });
  }

  unwatch(table: string): void {
    this.#playedElsewhere.delete(table);
    this.#told.delete(table);
    if (this.#tables.delete(table)) this.#send({ type: "unwatch", table });
  }

  /** Play a watched table in this window, and no more in another one. */
  playHere(table: string): void {
    this.#playedElsewhere.delete(table);
    this.#send({ type: "watch", table, play: true });
  }

  #send(request: Request): void {
    // What cannot go now is said again after the welcome.
    if (this.#welcomed) this.#socket?.send(JSON.stringify(request));
  }

  #open(): void {
    this.#cancelTimer();
    const socket = this.#world.open();
    this.#socket = socket;
    this.#farewell = null;
    this.#unanswered = 0;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket && typeof data === "string") this.#receive(JSON.parse(data) as Update);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
    this.#in(WELCOME_WITHIN_MS, () => this.#lose());
  }

  #receive(update: Update): void {
    this.#unanswered = 0;
    switch (update.type) {
      case "welcome":
        this.#welcome(update.version, update.protocol);
        break;
      case "pong":
        this.#listener.measured(Math.max(0, this.#world.now() - update.sent));
        break;
      case "played_here":
        if (update.here) this.#playedElsewhere.delete(update.table);
        else if (this.#tables.has(update.table)) this.#playedElsewhere.add(update.table);
        break;
      case "table":
        this.#told.add(update.table);
        break;
      case "lobby":
        this.#lobbyTold = true;
        break;
      case "goodbye":
        this.#farewell = update.code;
        break;
      case "accepted":
      case "refused":
        if (update.key !== null && this.#pending.has(update.key)) {
          this.#pending.get(update.key)?.answered(update);
          this.#pending.delete(update.key);
          return;
        }
        if (update.type === "refused" && update.code === "too_fast" && update.key === null && this.#waits) {
          this.#again();
          return;
        }
        break;
    }
    if (this.#status !== "outdated") this.#listener.received(update);
  }

  #welcome(version: string, protocol: number): void {
    this.#version ??= version;
    if (protocol !== PROTOCOL || version !== this.#version) {
      this.#drop();
      this.#become("outdated");
      return;
    }
    this.#welcomed = true;
    this.#tries = 0;
    this.#watchAgain();
    for (const { request } of this.#pending.values()) this.#send(request);
    this.#become("online");
    this.#ping();
    this.#in(PING_EVERY_MS, () => this.#beat());
  }

  /** Is anything watched of which nothing came yet. */
  get #waits(): boolean {
    return (this.#lobby && !this.#lobbyTold) || [...this.#tables].some((table) => !this.#told.has(table));
  }

  /** Ask for all that is watched and was not told yet. */
  #watchAgain(): void {
    if (this.#lobby && !this.#lobbyTold) this.#send({ type: "watch_lobby", on: true });
    for (const table of this.#tables) {
      if (!this.#told.has(table)) this.#send({ type: "watch", table, play: !this.#playedElsewhere.has(table) });
    }
  }

  /** Ask again a little later: many pages opened one after the other share their reader's allowance. */
  #again(): void {
    if (this.#againDue) return;
    this.#againDue = true;
    const socket = this.#socket;
    this.#world.after(AGAIN_MS, () => {
      if (socket !== this.#socket) return;
      this.#againDue = false;
      this.#watchAgain();
    });
  }

  #ping(): void {
    this.#unanswered += 1;
    this.#send({ type: "ping", sent: Math.round(this.#world.now()) });
  }

  /** A ping is due; whoever was silent for two of them is gone. */
  #beat(): void {
    if (this.#unanswered >= MISSES_MAX) {
      this.#lose();
      return;
    }
    this.#ping();
    this.#in(this.#unanswered > 1 ? PROBE_MS : PING_EVERY_MS, () => this.#beat());
  }

  #lose(): void {
    const farewell = this.#farewell;
    this.#drop();
    if (farewell === "too_many_connections") {
      this.#become("elsewhere");
      return;
    }
    this.#become(farewell === "restarting" ? "restarting" : this.#whyLost());
    const most = Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** this.#tries);
    this.#tries += 1;
    // Half of the wait is chance, so that a restarted server is not met by everybody at once.
    this.#in(most * (0.5 + this.#world.random() / 2), () => this.#open());
  }

  #whyLost(): Status {
    if (!this.#world.reachable()) return "offline";
    return this.#status === "restarting" ? "restarting" : "lost";
  }

  #drop(): void {
    this.#cancelTimer();
    this.#welcomed = false;
    this.#told.clear();
    this.#lobbyTold = false;
    this.#againDue = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #become(status: Status): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.changed(status);
  }

  #in(ms: number, what: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#world.after(ms, what);
  }
}
