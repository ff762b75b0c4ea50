/** Time, chance and sockets as the room uses them; tests bring their own. */

/** The part of a browser's WebSocket that is used. */
export interface Socket {
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What the connection needs of the world. */
export interface World {
  open(): Socket;
  /** Milliseconds that never jump. */
  now(): number;
  /** Call `what` once after `ms`; the answer cancels it. */
  after(ms: number, what: () => void): () => void;
  /** From 0 to 1. */
  random(): number;
  newKey(): string;
  /** Whether the browser believes in a network. */
  reachable(): boolean;
}

/** The world of a browser. */
export function browserWorld(): World {
  return {
    open() {
      const scheme = location.protocol === "https:" ? "wss" : "ws";
      return new WebSocket(`${scheme}://${location.host}/ws`) as Socket;
    },
    now: () => performance.now(),
    after(ms, what) {
      const timer = setTimeout(what, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    // crypto.randomUUID is missing where a room at home is reached without https.
    newKey() {
      const bytes = crypto.getRandomValues(new Uint8Array(12));
      return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    },
    reachable: () => navigator.onLine,
  };
}
