import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import App from "./App.svelte";
import { LANGUAGES } from "./i18n/languages";
import { t, words } from "./i18n/words.svelte";
import { PROTOCOL, type TableInfo, type Update } from "./protocol";
import { Room } from "./room.svelte";
import { route } from "./route.svelte";
import type { Socket, World } from "./world";

/** What others forget: every state in which something is not as it should be has its own words, in each language. */

const BOB = { id: "p1", name: "Bob", language: "en", wallet: 500_000 };
const RULES = {
  game: "omaha8", limit: "fixed", small_blind: 50, big_blind: 100, small_bet: 100, big_bet: 200, seats: 2, unit: 1,
  min_buy_in: 1000, max_buy_in: null, max_raises: 3, odd_chip: "high_first", showdown: "muck_allowed", rake: null,
};
const FULL = {
  table: "oak", name: "Oak", rules: RULES, practice: false, people: 2, bots: 0, watchers: 0, hand_number: 0, average_pot: 0, your_seat: null,
} as unknown as TableInfo;

let app: object;
let now: number;
let online: boolean;
let timers: { readonly ms: number; readonly what: () => void }[];
let sockets: Socket[];

const world: World = {
  open() {
    const socket: Socket = { onmessage: null, onclose: null, send: () => {}, close: () => {} };
    sockets.push(socket);
    return socket;
  },
  now: () => now,
  after(ms, what) {
    const timer = { ms, what };
    timers.push(timer);
    return () => (timers = timers.filter((other) => other !== timer));
  },
  random: () => 0,
  newKey: () => "key",
  reachable: () => online,
};

function say(update: Update): void {
  sockets.at(-1)?.onmessage?.({ data: JSON.stringify(update) });
  flushSync();
}

function cut(): void {
  sockets.at(-1)?.onclose?.();
  flushSync();
}

function welcome(version = "1"): void {
  say({ type: "welcome", version, protocol: PROTOCOL, player: { ...BOB, language: words.language } });
}

function enter(): void {
  const room = new Room(world);
  app = mount(App, { target: document.body, props: { room } });
  room.open();
  flushSync();
}

const seen = () => document.body.textContent ?? "";
const heard = () => document.querySelector('[role="status"]')?.textContent ?? "";

beforeEach(() => {
  [now, online, timers, sockets] = [0, true, [], []];
  route.go("/");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ code: "unknown_page", values: {} }), { status: 404 })));
});

afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
  await words.speak("en");
});

/** How each state comes about, and the message that says it. */
const STATES: Readonly<Record<string, readonly [string, () => void]>> = {
  "an empty lobby": ["lobby-empty-title", () => say({ type: "lobby", tables: [] })],
  "a full table": ["seats-full", () => say({ type: "lobby", tables: [FULL] })],
  "a table that is closed": ["no-table-title", () => {
    route.go("/table/oak");
    flushSync();
    say({ type: "refused", key: null, code: "unknown_table", values: {} });
  }],
  "a page that does not exist": ["unknown-title", () => {
    route.go("/nowhere");
    flushSync();
  }],
  "a lost connection": ["connection-lost", () => cut()],
  "no network": ["connection-offline", () => {
    online = false;
    cut();
  }],
  "a server that restarts": ["connection-restarting", () => {
    say({ type: "goodbye", code: "restarting" });
    cut();
  }],
  "an older client": ["connection-outdated", () => {
    cut();
    timers.at(-1)?.what();
    welcome("2");
  }],
  "too many windows": ["connection-elsewhere", () => {
    say({ type: "goodbye", code: "too_many_connections" });
    cut();
  }],
};

test.each(LANGUAGES.flatMap((language) => Object.keys(STATES).map((state) => [state, language] as const)))("%s is said: %s", async (state, language) => {
  await words.speak(language);
  enter();
  welcome();
  const [message, happens] = STATES[state] ?? ["", () => {}];

  happens();

  await vi.waitFor(() => expect(seen()).toContain(t(message)));
  expect(t(message)).not.toBe(message);
});

test.each(LANGUAGES)("a slow network is said with its figure, and no more once it is fast: %s", async (language) => {
  await words.speak(language);
  enter();
  welcome();
  now = 2_400;
  say({ type: "pong", sent: 0 });
  expect(heard()).toContain(language === "en" ? "2.4" : "2,4");

  say({ type: "pong", sent: 2_380 });
  expect(heard()).toBe("");
});

test("the room that cannot be reached from the start has a screen of its own, and opens by itself", async () => {
  online = false;
  enter();
  cut();
  expect(document.querySelector("h1")?.textContent).toBe(t("away-title"));

  timers.at(-1)?.what();
  welcome();
  say({ type: "lobby", tables: [FULL] });

  expect(document.querySelector("h1")?.textContent).toBe(t("lobby-title"));
});

test("an older client offers to load the page anew, and nothing else of the new server is believed", async () => {
  enter();
  welcome();
  cut();
  timers.at(-1)?.what();
  welcome("2");
  say({ type: "lobby", tables: [] });

  const offered = () => [...document.querySelectorAll('[role="status"] button')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(offered()).toEqual([t("connection-reload")]));
  expect(seen()).not.toContain(t("lobby-empty-title"));
});
