import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "./account/settings.svelte";
import App from "./App.svelte";
import { words } from "./i18n/words.svelte";
import { PROTOCOL, type Me, type PlayerInfo, type Request, type TableInfo, type Update } from "./protocol";
import { Room } from "./room.svelte";
import { route } from "./route.svelte";
import type { Socket, World } from "./world";

const BOB = { id: "p1", name: "Bob", language: "en", wallet: 5000 };
const RULES = {
  game: "omaha8", limit: "fixed", small_blind: 50, big_blind: 100, small_bet: 100, big_bet: 200, seats: 6, unit: 1,
  min_buy_in: 1000, max_buy_in: null, max_raises: 3, odd_chip: "high_first", showdown: "muck_allowed", rake: null,
};
const OAK = {
  table: "oak", name: "Oak", rules: RULES, practice: false, people: 1, bots: 0, watchers: 0, hand_number: 0, average_pot: 0, your_seat: null, differs: [],
} as unknown as TableInfo;
const VIEW = {
  table: "oak", name: "Oak", rules: RULES, practice: false, seq: 1, stage: "waiting", button: null, hand: null, turn: null, clock: null,
  next_hand_ms: null, watchers: 1, departed: [], odds: [], seats: [{ seat: 1, name: "Ann", stack: 2000, bot: null }], you: { seat: null },
};

/** A screen that is fetched when it is asked for may take its time. */
const FETCHED = { timeout: 4_000 };

let room: Room;
let app: object;
let asked: Request[];
let say: (update: Update) => void;
let answers: Record<string, [number, unknown]>;

function enter(player: PlayerInfo | null): void {
  const world: World = {
    open() {
      const socket: Socket = { onmessage: null, onclose: null, send: (text) => void asked.push(JSON.parse(text) as Request), close: () => {} };
      say = (update) => {
        socket.onmessage?.({ data: JSON.stringify(update) });
        flushSync();
      };
      return socket;
    },
    now: () => 0,
    after: () => () => {},
    random: () => 0,
    newKey: () => "key",
    reachable: () => true,
  };
  room = new Room(world);
  app = mount(App, { target: document.body, props: { room } });
  room.open();
  say({ type: "welcome", version: "1", protocol: PROTOCOL, player });
  say({ type: "lobby", tables: [OAK] });
}

/** Let the server answer to everybody who watches the table. */
function showOak(): void {
  say({ type: "table", table: "oak", seq: 1, events: [], view: VIEW } as unknown as Update);
}

function press(name: string): void {
  const buttons = [...document.querySelectorAll<HTMLElement>("button, a")];
  const found = buttons.find((button) => (button.getAttribute("aria-label") ?? button.textContent?.trim()) === name);
  if (found === undefined) throw new Error(`there is no "${name}" among: ${buttons.map((button) => button.textContent?.trim()).join(", ")}`);
  found.click();
  flushSync();
}

function write(text: string): void {
  const field = document.querySelector<HTMLInputElement>("input.field");
  if (field === null) throw new Error("there is no field");
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

const seen = () => document.body.textContent ?? "";

beforeEach(() => {
  asked = [];
  route.go("/");
  const me: Me = { player: BOB, at_tables: 0, refill_below: 1000, refill_to: 200_000 };
  answers = { "/api/me": [200, me], "/api/guest": [200, me], "/api/hands": [200, { hands: [], before: null }] };
  vi.stubGlobal("fetch", (path: string) => {
    const [status, body] = answers[path] ?? [404, { code: "unknown_page", values: {} }];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});

afterEach(async () => {
  await unmount(app);
  vi.unstubAllGlobals();
  await words.speak("en");
});

test("who has no name is asked for one, and may just watch", () => {
  answers["/api/me"] = [200, { player: null, at_tables: 0, refill_below: 1000, refill_to: 200_000 }];
  enter(null);
  expect(document.querySelector("h1")?.textContent).toBe("Take a seat");

  press("Just watch");

  expect(document.querySelector("h1")?.textContent).toBe("Tables");
});

test("a refused name is said at the field", async () => {
  answers["/api/me"] = [200, { player: null, at_tables: 0, refill_below: 1000, refill_to: 200_000 }];
  answers["/api/guest"] = [409, { code: "name_taken", values: {} }];
  enter(null);
  write("Ann");
  press("Take a seat");

  await vi.waitFor(() => expect(seen()).toContain("Somebody has this name"));
  expect(document.querySelector("input.field")?.getAttribute("aria-invalid")).toBe("true");
  expect(seen()).toContain("Is it you? Make a code on your other device");
  expect(seen()).toContain("ask the host for a link");
});

test("a link of another device says whose it is, and only a press comes in", async () => {
  const nobody = { player: null, at_tables: 0, refill_below: 1000, refill_to: 200_000 };
  answers["/api/me"] = [200, nobody];
  answers["/api/spare-key/holder"] = [200, { name: "Bob" }];
  answers["/api/spare-key/use"] = [200, { ...nobody, player: BOB }];
  enter(null);
  route.go("/key#K7PM4-XQD2R");

  await vi.waitFor(() => expect(seen()).toContain("You come in as Bob"), FETCHED);
  expect(room.me).toBeNull();
  expect(seen()).not.toContain("You give up that name");
  answers["/api/me"] = [200, { ...nobody, player: BOB }];
  press("Play as Bob");

  await vi.waitFor(() => expect(location.pathname).toBe("/"));
  expect(room.me?.name).toBe("Bob");
  expect(location.hash).toBe("");
});

test("a link that is used already says so, and where to find another", async () => {
  answers["/api/spare-key/holder"] = [410, { code: "spare_key_used", values: {} }];
  enter(null);
  route.go("/key#K7PM4-XQD2R");

  await vi.waitFor(() => expect(seen()).toContain("This code has been used already"), FETCHED);
  expect(seen()).toContain("Ask the host for a link.");
  expect(document.querySelector<HTMLInputElement>("input.field")?.value).toBe("K7PM4-XQD2R");
});

test("whoever has another name here is told what he gives up", async () => {
  answers["/api/spare-key/holder"] = [200, { name: "Ann" }];
  enter(BOB);
  route.go("/key#K7PM4-XQD2R");

  await vi.waitFor(() => expect(seen()).toContain("On this device you are Bob now."), FETCHED);
});

test("a link opened where it was made is left for the other device", async () => {
  answers["/api/spare-key/holder"] = [200, { name: "Bob" }];
  enter(BOB);
  route.go("/key#K7PM4-XQD2R");

  await vi.waitFor(() => expect(seen()).toContain("On this device you are Bob already."), FETCHED);
  expect(seen()).not.toContain("Play as Bob");
});

test("the settings lead to a link and a code for another device", async () => {
  answers["/api/spare-key"] = [200, { code: "K7PM4-XQD2R", seconds: 900 }];
  enter(BOB);
  press("Settings");
  await vi.waitFor(() => expect(document.querySelector("dialog")).not.toBeNull(), FETCHED);
  press("Play on another device");

  await vi.waitFor(() => expect(seen()).toContain(`${location.origin}/key#K7PM4-XQD2R`), FETCHED);
  expect(seen()).toContain("It works once, within 15 minutes.");
});

test("two presses lead from the lobby to a seat", async () => {
  enter(BOB);
  press("Sit down");
  showOak();
  press("Sit down with 20");
  expect(asked.at(-1)).toEqual({ type: "sit", table: "oak", seat: 2, buy_in: 2000, key: "key" });

  say({ type: "accepted", key: "key" });

  await vi.waitFor(() => expect(location.pathname).toBe("/table/oak"));
});

test("no seat is asked for before it is known which one is free", () => {
  enter(BOB);
  press("Sit down");
  press("Sit down with 20");

  expect(asked.map(({ type }) => type)).not.toContain("sit");
});

test("a buy-in that is too small is refused with the one that would do, and nothing else is lost", async () => {
  enter(BOB);
  press("Sit down");
  showOak();
  write("5");
  press("Sit down with 5");
  say({ type: "refused", key: "key", code: "buy_in_too_small", values: { min: 1000 } });

  await vi.waitFor(() => expect(seen()).toContain("it takes at least 10"));
  expect(document.querySelector<HTMLInputElement>("input.field")?.value).toBe("5");
});

test("an amount is taken as the page writes it, and without one the button names none", () => {
  enter({ ...BOB, wallet: 500_000 });
  press("Sit down");
  showOak();
  write("1,000");
  press("Sit down with 1,000");
  expect(asked.at(-1)).toMatchObject({ type: "sit", buy_in: 100_000 });

  write("1,00,0");

  const confirm = document.querySelector("dialog .main");
  expect(confirm?.textContent?.trim()).toBe("Sit down");
  document.querySelector("dialog input.field")?.dispatchEvent(new Event("blur"));
  flushSync();
  expect(seen()).toContain("Enter an amount of chips");
});

test("the entrance says that this browser keeps the name", () => {
  answers["/api/me"] = [200, { player: null, at_tables: 0, refill_below: 1000, refill_to: 200_000 }];
  enter(null);

  expect(seen()).toContain("This browser keeps your name");
});

test("a table tells its own rules, each with its number in the rulebook", async () => {
  enter(BOB);
  route.go("/table/oak/rules");
  await vi.waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ type: "watch", table: "oak" })));
  showOak();

  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("Rules of Oak"));
  expect(document.querySelector('a[href="/rulebook#r10-3"]')?.closest("tr")?.textContent).toContain("bet and 3 raises");
});

test("the rulebook opens in the reader's language, and again when it changes", async () => {
  enter(BOB);
  route.go("/rulebook");
  flushSync();
  await vi.waitFor(() => expect(document.getElementById("r2-1")?.textContent).toContain("Blinds."));

  await words.speak("nb");

  await vi.waitFor(() => expect(document.getElementById("r2-2")?.textContent).toContain("Dealerknappen flytter"));
});

test("every setting stands in the dialog and is kept by the browser", async () => {
  enter(BOB);
  press("Settings");
  await vi.waitFor(() => expect(document.querySelector("dialog")).not.toBeNull());
  const radio = [...document.querySelectorAll("dialog label")].find((label) => label.textContent?.trim() === "Big blinds");
  radio?.querySelector("input")?.click();
  flushSync();

  expect(document.querySelectorAll("dialog fieldset")).toHaveLength(12);
  expect(localStorage.getItem("splitpot.settings")).toContain('"amounts":"blinds"');
  settings.choose({ amounts: "chips" });
});

test("another language words the screen anew at once", async () => {
  enter(BOB);
  await words.speak("pl");
  flushSync();

  expect(document.querySelector("h1")?.textContent).toBe("Stoły");
  expect(document.title).toBe("Stoły · Splitpot");
});

test("a refusal is read out", async () => {
  enter(BOB);
  const answer = room.ask({ type: "leave", table: "oak" });
  say({ type: "refused", key: "key", code: "not_seated", values: {} });
  await answer;
  flushSync();

  expect(document.querySelector('[role="alert"]')?.textContent).toContain("You have no seat at this table.");
});

test("no hands yet says so, with the way to the tables", async () => {
  enter(BOB);
  press("Hands");

  await vi.waitFor(() => expect(document.querySelector("h1")?.textContent).toBe("No hands yet"));
  expect(document.activeElement?.tagName).toBe("MAIN");
  press("See all tables");
  expect(location.pathname).toBe("/");
});

test("a table that does not exist says so", () => {
  enter(BOB);
  route.go("/table/none");
  flushSync();
  say({ type: "refused", key: null, code: "unknown_table", values: {} });

  expect(document.querySelector("h1")?.textContent).toBe("There is no such table");
});
