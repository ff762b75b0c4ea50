import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EquityAnswer, EquityHand } from "../protocol";
import EquityScreen from "./EquityScreen.svelte";

const HALF: EquityHand = {
  count: 1, equity: 0.5, error: null, high: 0.5, low: 0, scoop: 0.25, three_quarter: 0, half: 0.5, quarter: 0, tie: 0.5, nothing: 0.25,
};
const ANSWER: EquityAnswer = {
  exact: true,
  boards: 40,
  hands: [HALF, HALF],
  next: [{ card: 15, equity: [1, 0], highs: [0], lows: [0] }],
  outs: [{ high: [15], low: [14, 15] }, { high: [], low: [] }],
};
let screen: ReturnType<typeof mount>;
let asked: unknown[];
let answer: readonly [number, object];

beforeEach(() => {
  asked = [];
  answer = [200, ANSWER];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0] }));
  });
});

afterEach(async () => {
  await unmount(screen);
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/");
});

function open(search: string): void {
  history.replaceState(null, "", `/equity${search}`);
  screen = mount(EquityScreen, { target: document.body });
  flushSync();
}

function seen(): string {
  return (document.body.textContent ?? "").replace(/\s+/g, " ");
}

test("a link is asked about at once, and each hand's part stands below it", async () => {
  open("?game=omaha8&hand=As2sKdQd&hand=9c9hJcTc&board=3c4h9d8s");

  await vi.waitFor(() => expect(seen()).toContain("All 40 boards are counted."));
  expect(asked).toEqual([{ game: "omaha8", hands: ["As2sKdQd", "9c9hJcTc"], board: "3c4h9d8s", dead: "" }]);
  expect(seen()).toContain("50.00%");
  expect(seen()).toContain("2 outs for the low:");
});

test("picked cards are in the address, and cards that lie elsewhere cannot be picked", () => {
  open("?game=holdem&hand=As&hand=KsKh");
  const card = (name: string) => document.querySelector<HTMLButtonElement>(`.picker button[aria-label="${name}"]`);
  card("ace of hearts")?.click();
  flushSync();

  expect(new URLSearchParams(location.search).getAll("hand")).toEqual(["AsAh", "KsKh"]);
  expect(card("king of spades")?.disabled).toBe(true);
  expect(card("ace of hearts")?.getAttribute("aria-pressed")).toBe("true");
});

test("what is wrong is said with the hand and the character", async () => {
  answer = [422, { code: "bad_hand", values: { hand: 2, position: 3 } }];
  open("?game=omaha8&hand=AAxx&hand=KK?x");

  await vi.waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain("Hand 2 cannot be read at character 3. Write cards like AsKh"));
});
