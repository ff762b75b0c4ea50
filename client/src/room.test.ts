import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { words } from "./i18n/words.svelte";
import { PROTOCOL, type Me, type Request, type TableEvent, type Update } from "./protocol";
import { Room } from "./room.svelte";
import type { Socket, World } from "./world";

const BOB = { id: "p1", name: "Bob", language: "en", wallet: 5000 };
const ME: Me = { player: BOB, at_tables: 0, refill_below: 1000, refill_to: 200_000 };

function world() {
  const timers: (() => void)[] = [];
  const sockets: (Socket & { asked: Request[]; say: (update: Update) => void })[] = [];
  const fake: World = {
    open() {
      const asked: Request[] = [];
      const socket = {
        onmessage: null as Socket["onmessage"],
        onclose: null,
        asked,
        send: (text: string) => void asked.push(JSON.parse(text) as Request),
        close: () => {},
        say: (update: Update) => socket.onmessage?.({ data: JSON.stringify(update) }),
      };
      sockets.push(socket);
      return socket;
    },
    now: () => 1000,
    after(ms, what) {
      if (ms === 0) timers.push(what);
      return () => {};
    },
    random: () => 0,
    newKey: () => "key",
    reachable: () => true,
  };
  const settle = () => timers.splice(0).forEach((what) => what());
  return { fake, sockets, settle, last: () => sockets[sockets.length - 1]! };
}

function enter(player: typeof BOB | null = BOB) {
  const all = world();
  const room = new Room(all.fake);
  room.open();
  all.last().say({ type: "welcome", version: "1", protocol: PROTOCOL, player });
  return { room, ...all };
}

function table(seq: number, events: readonly TableEvent[] = [], left: number | null = null): Update {
  const view = {
    table: "oak", name: "Oak", seq, rules: { seats: 6 },
    seats: [{ seat: 2, name: "Ann" }],
    clock: left === null ? null : { seat: 2, left_ms: left, total_ms: 20_000 },
    next_hand_ms: null, departed: [],
  };
  return { type: "table", table: "oak", seq, events, view } as unknown as Update;
}

let answers: Record<string, [number, unknown]>;

beforeEach(() => {
  answers = { "/api/me": [200, ME] };
  vi.stubGlobal("fetch", (path: string) => {
    const [status, body] = answers[path] ?? [404, { code: "unknown_page", values: {} }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  localStorage.clear();
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await words.speak("en");
});

describe("a watched table", () => {
  test("shows the newest view and logs each fact once, however often it is told", () => {
    const { room, last } = enter();
    room.watch("oak");
    last().say(table(1, [{ type: "folded", seat: 2 }]));
    last().say(table(2, [{ type: "checked", seat: 2 }]));
    last().say(table(2, [{ type: "checked", seat: 2 }]));

    const oak = room.tables.get("oak");
    expect(oak?.view.seq).toBe(2);
    expect(oak?.log.map(({ event }) => event.type)).toEqual(["folded", "checked"]);
    expect(oak?.lastUpdate.events).toEqual([]);
  });

  test("takes up the running hand from its beginning and tells no fact of it twice", () => {
    const started = { type: "hand_started", number: 7 } as TableEvent;
    const { room, last } = enter();
    room.watch("oak");
    last().say(table(5, [started, { type: "checked", seat: 1 }]));
    last().say(table(6, [{ type: "sat_out", seat: 3, reason: "asked" }]));
    last().say(table(8, [started, { type: "checked", seat: 1 }, { type: "checked", seat: 2 }]));

    const oak = room.tables.get("oak");
    expect(oak?.log.map(({ event }) => event.type)).toEqual(["hand_started", "checked", "sat_out", "checked"]);
    expect(oak?.lastUpdate.events).toEqual([]);
  });

  test("names those who have left in the hand that was played before anybody looked, and whoever sits there now in what follows", () => {
    const { room, last } = enter();
    room.watch("oak");
    const update = (seq: number, events: readonly TableEvent[]): Update => {
      const told = table(seq, events) as Update & { type: "table" };
      return { ...told, view: { ...told.view, hand: null, departed: [{ seat: 2, name: "Cy" }, { seat: 3, name: "Dee" }] } } as unknown as Update;
    };
    last().say(update(1, [{ type: "checked", seat: 2 }, { type: "folded", seat: 3 }]));
    last().say(update(2, [{ type: "sat_out", seat: 2, reason: "asked" }]));

    const log = room.tables.get("oak")?.log ?? [];
    expect(log.map(({ event, names }) => names.get("seat" in event ? event.seat : 0))).toEqual(["Cy", "Dee", "Ann"]);
  });

  test("logs facts with the names that the seats had then", () => {
    const { room, last } = enter();
    room.watch("oak");
    last().say(table(1));
    last().say(table(2, [{ type: "folded", seat: 2 }]));

    expect(room.tables.get("oak")?.log[0]?.names.get(2)).toBe("Ann");
  });

  test("has its clock in this browser's time", () => {
    const { room, last } = enter();
    room.watch("oak");
    last().say(table(1, [], 12_000));

    expect(room.tables.get("oak")?.turnEndsAt).toBe(13_000);
  });

  test("is let go when the last screen that wants it is gone", () => {
    const { room, last, settle } = enter();
    const stop = room.watch("oak");
    last().say(table(1));
    stop();
    const again = room.watch("oak");
    settle();
    expect(room.tables.has("oak")).toBe(true);

    again();
    settle();

    expect(room.tables.has("oak")).toBe(false);
    expect(last().asked.map(({ type }) => type)).toEqual(["ping", "watch", "unwatch"]);
  });

  test("that does not exist is known to be missing", () => {
    const { room, last } = enter();
    room.watch("none");
    last().say({ type: "refused", key: null, code: "unknown_table", values: {} });

    expect(room.missing.has("none")).toBe(true);
    expect(room.notices).toEqual([]);
  });
});

describe("a refusal", () => {
  test("is shown once, also if it comes twice", async () => {
    const { room, last } = enter();
    for (let times = 0; times < 2; times += 1) {
      const answer = room.ask({ type: "leave", table: "oak" });
      last().say({ type: "refused", key: "key", code: "not_seated", values: {} });
      await answer;
    }

    expect(room.notices.map(({ fault }) => fault.code)).toEqual(["not_seated"]);
  });

  test("is left to who asked for silence", async () => {
    const { room, last } = enter();
    const answer = room.ask({ type: "leave", table: "oak" }, { quiet: true });
    last().say({ type: "refused", key: "key", code: "not_seated", values: {} });
    await answer;

    expect(room.notices).toEqual([]);
  });
});

describe("who you are", () => {
  test("is nobody until you take a name, then the connection is made anew with it", async () => {
    const { room, sockets } = enter(null);
    answers["/api/guest"] = [200, ME];

    expect(await room.signIn("Bob")).toBeNull();

    expect([room.me?.name, room.wallet, sockets.length]).toEqual(["Bob", 5000, 2]);
  });

  test("stays nobody if the name is refused", async () => {
    const { room, sockets } = enter(null);
    answers["/api/guest"] = [409, { code: "name_taken", values: {} }];

    expect((await room.signIn("Ann"))?.code).toBe("name_taken");
    expect([room.me, sockets.length]).toEqual([null, 1]);
  });

  test("takes all tables along when you leave the room", async () => {
    const { room, last } = enter();
    room.watch("oak");
    last().say(table(1));
    answers["/api/sign-out"] = [200, { ...ME, player: null }];

    await room.signOut();

    expect([room.me, room.tables.size]).toEqual([null, 0]);
  });

  test("is who made the code by which you come in, with nothing that only another could see", async () => {
    const { room, last, sockets } = enter({ ...BOB, id: "p2", name: "Stopgap" });
    room.watch("oak");
    last().say(table(1));
    answers["/api/spare-key/use"] = [200, ME];

    expect(await room.comeInBy({ code: "K7PM4-XQD2R", instead: true })).toBeNull();

    expect([room.me?.name, room.tables.size, sockets.length]).toEqual(["Bob", 0, 2]);
  });

  test("is told of one more device until that is taken note of", () => {
    const { room, last } = enter();
    last().say({ type: "device_joined" });
    expect(room.joinedElsewhere).toBe(true);

    room.openSpareKey();

    expect(room.joinedElsewhere).toBe(false);
  });

  test("a seat is offered to nobody before he has a name", () => {
    const { room, last } = enter(null);
    room.watch("oak");
    last().say(table(1));

    room.openBuyIn("oak", 3);

    expect(room.dialog).toMatchObject({ kind: "entrance", then: { kind: "buy_in", table: "oak", seat: 3 } });
  });

  test("is broke with less than the bound in wallet and on tables together", async () => {
    const { room } = enter({ ...BOB, wallet: 400 });
    answers["/api/me"] = [200, { ...ME, player: { ...BOB, wallet: 400 }, at_tables: 700 }];
    await room.refreshPurse();
    expect(room.broke).toBe(false);

    answers["/api/me"] = [200, { ...ME, player: { ...BOB, wallet: 400 }, at_tables: 0 }];
    await room.refreshPurse();

    expect(room.broke).toBe(true);
  });
});

describe("the language", () => {
  test("chosen elsewhere is spoken here too", async () => {
    enter({ ...BOB, language: "da" });

    await vi.waitFor(() => expect(words.language).toBe("da"));
  });

  test("chosen here is told to the server", async () => {
    const { room } = enter();
    const told = vi.fn((_path: string, _options: RequestInit) => Promise.resolve(new Response(JSON.stringify(ME))));
    vi.stubGlobal("fetch", told);

    await room.speak("pl");

    expect(words.language).toBe("pl");
    expect(told.mock.calls[0]?.[1].body).toBe('{"language":"pl"}');
  });
});
