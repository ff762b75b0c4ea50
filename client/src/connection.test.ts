import { describe, expect, test } from "vitest";
import { AGAIN_MS, Connection, PING_EVERY_MS, RETRY_MAX_MS, type Status } from "./connection";
import { PROTOCOL, type Request, type Update } from "./protocol";
import type { Socket, World } from "./world";

const WELCOME: Update = { type: "welcome", version: "1", protocol: PROTOCOL, player: null };

class FakeSocket implements Socket {
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Request[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  close(): void {
    this.closed = true;
  }

  say(update: Update): void {
    this.onmessage?.({ data: JSON.stringify(update) });
  }

  /** What was sent but pings. */
  get asked(): Request[] {
    return this.sent.filter(({ type }) => type !== "ping");
  }
}

/** A world whose time only passes when it is told to. */
class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  time = 0;
  net = true;
  luck = 1;
  #timers: { at: number; what: () => void }[] = [];
  #keys = 0;

  open(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }

  now = () => this.time;
  random = () => this.luck;
  newKey = () => `key-${(this.#keys += 1)}`;
  reachable = () => this.net;

  after(ms: number, what: () => void): () => void {
    const timer = { at: this.time + ms, what };
    this.#timers.push(timer);
    return () => (this.#timers = this.#timers.filter((other) => other !== timer));
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.time = next.at;
      next.what();
    }
    this.time = end;
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error("nothing was opened");
    return last;
  }
}

function opened() {
  const world = new FakeWorld();
  const statuses: Status[] = [];
  const updates: Update[] = [];
  const latencies: number[] = [];
  const connection = new Connection(world, {
    changed: (status) => statuses.push(status),
    received: (update) => updates.push(update),
    measured: (ms) => latencies.push(ms),
  });
  connection.restart();
  return { world, connection, statuses, updates, latencies };
}

function online() {
  const all = opened();
  all.world.socket.say(WELCOME);
  return all;
}

describe("a request", () => {
  test("is answered by its key", async () => {
    const { world, connection } = online();
    const first = connection.ask({ type: "leave", table: "oak" });
    const second = connection.ask({ type: "sit_out", table: "oak", on: true });

    world.socket.say({ type: "refused", key: "key-2", code: "leaving", values: {} });
    world.socket.say({ type: "accepted", key: "key-1" });

    expect((await first).type).toBe("accepted");
    expect((await second).type).toBe("refused");
  });

  test("without an answer is sent again with the same key after a reconnect, an answered one is not", async () => {
    const { world, connection } = online();
    const answered = connection.ask({ type: "leave", table: "elm" });
    world.socket.say({ type: "accepted", key: "key-1" });
    await answered;
    const waiting = connection.ask({ type: "leave", table: "oak" });

    world.socket.onclose?.();
    world.pass(RETRY_MAX_MS);
    world.socket.say(WELCOME);

    expect(world.socket.asked).toEqual([{ type: "leave", table: "oak", key: "key-2" }]);
    world.socket.say({ type: "accepted", key: "key-2" });
    expect((await waiting).type).toBe("accepted");
  });

  test("waits for the welcome", () => {
    const { world, connection } = opened();
    void connection.ask({ type: "leave", table: "oak" });
    expect(world.socket.sent).toEqual([]);

    world.socket.say(WELCOME);

    expect(world.socket.asked).toHaveLength(1);
  });
});

describe("what is watched", () => {
  test("is asked for again after a reconnect, and no more once it is left", () => {
    const { world, connection } = online();
    connection.watchLobby(true);
    connection.watch("oak");
    connection.watch("elm");
    connection.unwatch("elm");

    world.socket.onclose?.();
    world.pass(RETRY_MAX_MS);
    world.socket.say(WELCOME);

    expect(world.socket.asked).toEqual([
      { type: "watch_lobby", on: true },
      { type: "watch", table: "oak", play: true },
    ]);
  });

  test("is not taken from another window by a reconnect, but by its reader's wish", () => {
    const { world, connection } = online();
    connection.watch("oak");
    world.socket.say({ type: "played_here", table: "oak", here: false });

    world.socket.onclose?.();
    world.pass(RETRY_MAX_MS);
    world.socket.say(WELCOME);
    connection.playHere("oak");

    expect(world.socket.asked).toEqual([
      { type: "watch", table: "oak", play: false },
      { type: "watch", table: "oak", play: true },
    ]);
  });

  test("is asked for again where the server found it too fast, and only what was not told", () => {
    const { world, connection } = online();
    connection.watchLobby(true);
    connection.watch("oak");
    world.socket.say({ type: "lobby", tables: [] });
    world.socket.say({ type: "refused", key: null, code: "too_fast", values: {} });
    world.socket.say({ type: "refused", key: null, code: "too_fast", values: {} });
    world.socket.sent = [];

    world.pass(AGAIN_MS);
    expect(world.socket.asked).toEqual([{ type: "watch", table: "oak", play: true }]);
    world.socket.say({ type: "refused", key: null, code: "too_fast", values: {} });
    world.pass(AGAIN_MS);
    expect(world.socket.asked).toHaveLength(2);
  });

  test("is asked for once, however often it is wanted", () => {
    const { world, connection } = online();
    connection.watch("oak");
    connection.watch("oak");

    expect(world.socket.asked).toHaveLength(1);
  });
});

describe("a lost connection", () => {
  test("comes back by itself, ever more patiently", () => {
    const { world, statuses } = online();
    const waits: number[] = [];
    world.socket.onclose?.();
    for (let tries = 0; tries < 8; tries += 1) {
      const [sockets, since] = [world.sockets.length, world.time];
      while (world.sockets.length === sockets) world.pass(100);
      waits.push(world.time - since);
      world.socket.onclose?.();
    }

    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    expect(statuses).toEqual(["online", "lost"]);
  });

  test("leaves half of the wait to chance", () => {
    const { world } = online();
    world.luck = 0;
    world.socket.onclose?.();

    world.pass(250);

    expect(world.sockets).toHaveLength(2);
  });

  test("comes back at once when the reader or the network does", () => {
    const { world, connection } = online();
    world.net = false;
    world.socket.onclose?.();
    expect(connection.status).toBe("offline");

    connection.wake();

    expect(world.sockets).toHaveLength(2);
  });

  test("says that the server restarts until it is back", () => {
    const { world, connection } = online();
    world.socket.say({ type: "goodbye", code: "restarting" });
    world.socket.onclose?.();
    world.pass(600);
    world.socket.onclose?.();
    expect(connection.status).toBe("restarting");

    world.pass(RETRY_MAX_MS);
    world.socket.say(WELCOME);

    expect(connection.status).toBe("online");
  });

  test("stays lost if too many windows are open, until the reader wants this one", () => {
    const { world, connection } = online();
    world.socket.say({ type: "goodbye", code: "too_many_connections" });
    world.socket.onclose?.();
    world.pass(600_000);
    expect([connection.status, world.sockets.length]).toEqual(["elsewhere", 1]);

    connection.restart();

    expect(world.sockets).toHaveLength(2);
  });

  test("ignores what the old socket still says", () => {
    const { world, updates } = online();
    const old = world.socket;
    old.onclose?.();
    world.pass(600);
    updates.length = 0;

    old.say({ type: "wallet", chips: 5 });

    expect(updates).toEqual([]);
  });
});

describe("the heartbeat", () => {
  test("measures how long the way there and back takes", () => {
    const { world, latencies } = online();
    world.time += 40;

    world.socket.say({ type: "pong", sent: 0 });

    expect(latencies).toEqual([40]);
  });

  test("gives up a connection that is silent for two pings", () => {
    const { world, connection } = online();

    world.pass(PING_EVERY_MS);
    expect(connection.status).toBe("online");
    world.pass(PING_EVERY_MS);

    expect(connection.status).toBe("lost");
  });

  test("goes on while the server answers", () => {
    const { world, connection } = online();
    for (let beats = 0; beats < 20; beats += 1) {
      world.socket.say({ type: "pong", sent: world.time });
      world.pass(PING_EVERY_MS);
    }

    expect(connection.status).toBe("online");
    expect(world.sockets).toHaveLength(1);
  });

  test("finds out soon whether a connection survived the phone's sleep", () => {
    const { world, connection } = online();
    world.socket.say({ type: "pong", sent: 0 });

    connection.wake();
    world.pass(8_000);

    expect(connection.status).toBe("lost");
  });

  test("does not wait for ever for a welcome", () => {
    const { world, connection } = opened();

    world.pass(10_000);

    expect(connection.status).toBe("lost");
  });
});

describe("another version of the server", () => {
  test.each([
    ["protocol", { ...WELCOME, protocol: PROTOCOL + 1 }],
    ["version", { ...WELCOME, version: "2" }],
  ] as const)("asks to load the page anew: %s", (_, welcome) => {
    const { world, connection } = online();
    world.socket.onclose?.();
    world.pass(600);

    world.socket.say(welcome as Update);
    world.pass(600_000);
    connection.wake();

    expect([connection.status, world.sockets.length]).toEqual(["outdated", 2]);
  });
});
