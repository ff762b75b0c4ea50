import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../account/settings.svelte";
import type { Legal, TableEvent, TableView } from "../protocol";
import type { Running } from "./clock";
import type { Told } from "./log";
import Sounds from "./Sounds.svelte";
import { play } from "./sounds";
import { handView, playerView, tableView, told } from "./stories/fixtures";

vi.mock("./sounds", async (original) => ({ ...(await original<object>()), play: vi.fn() }));

const LEGAL: Legal = {
  seat: 1, fold: true, check: false, call: 400, opens: false, min_to: 800, max_to: 800, raises_left: 3, closed: null, rule: null,
};
const WAITING = tableView(3, 1, handView([1, 2, 3].map((seat) => playerView(seat)), ""), { turn: null });
const CLOCK: Running = { part: 1, seconds: 20, urgency: "calm", banking: false };

/** My turn number `turn`. */
function mine(turn: number): TableView {
  return { ...WAITING, turn, you: { ...WAITING.you, legal: LEGAL } };
}

const shaken = vi.fn((_pattern: readonly number[]) => true);
const props = $state<{ view: TableView; log: readonly Told[]; total: number; clock: Running | null }>({ view: WAITING, log: [], total: 0, clock: null });
let heard: ReturnType<typeof mount>;

/** Something happens. */
function happen(...events: readonly TableEvent[]): void {
  props.log = [...props.log, ...told(events)];
  props.total += events.length;
  flushSync();
}

/** It becomes my turn, its clock runs low and then very low, and I act. */
function playTurn(turn: number): void {
  props.view = mine(turn);
  for (const urgency of ["calm", "soon", "soon", "last", "last"] as const) {
    props.clock = { ...CLOCK, urgency };
    flushSync();
  }
  [props.view, props.clock] = [WAITING, null];
  flushSync();
}

function played(): string[] {
  return vi.mocked(play).mock.calls.map(([sound]) => sound);
}

beforeEach(() => {
  Object.assign(navigator, { vibrate: shaken, userActivation: { hasBeenActive: true } });
  Object.assign(props, { view: WAITING, log: [], total: 0, clock: null });
  heard = mount(Sounds, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(heard);
  vi.mocked(play).mockClear();
  shaken.mockClear();
  settings.choose({ sound: "all", vibration: "on" });
});

const CALL: TableEvent = { type: "called", seat: 2, amount: 400, all_in: false };
const CARDS: TableEvent = { type: "board_dealt", street: 1, cards: [], board: 1 };

test("with all sounds one hears what others do, one's own turn, and one warning in it", () => {
  happen(CALL, CARDS);
  playTurn(7);
  happen({ type: "folded", seat: 3 });
  playTurn(9);

  expect(played()).toEqual(["chips", "card", "turn", "clock", "fold", "turn", "clock"]);
});

test("with the sounds of one's own turn nothing else is heard", () => {
  settings.choose({ sound: "turn" });
  happen(CALL, CARDS, { type: "raised", seat: 2, to: 800, all_in: true });
  playTurn(7);

  expect(played()).toEqual(["turn", "clock"]);
});

test("without sounds nothing is heard, and the phone still shakes", () => {
  settings.choose({ sound: "none" });
  happen(CALL, CARDS);
  playTurn(7);

  expect(played()).toEqual([]);
  expect(shaken.mock.calls).toEqual([[[20]], [[20, 60, 20]]]);
});

test("the phone shakes on one's own turn only, and not at all where one does not want it", () => {
  happen(CALL, CARDS, { type: "raised", seat: 2, to: 800, all_in: true });
  expect(shaken).not.toHaveBeenCalled();

  settings.choose({ vibration: "off" });
  playTurn(7);
  expect(shaken).not.toHaveBeenCalled();
});

test("a phone that its reader has not touched yet is not asked to shake", () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  playTurn(7);

  expect(shaken).not.toHaveBeenCalled();
  expect(played()).toEqual(["turn", "clock"]);
});
