import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words } from "../i18n/words.svelte";
import type { EntryView, SeatState } from "../protocol";
import EntryChoice from "./EntryChoice.svelte";

const ENTRY: EntryView = { may_post: true, live: 400, dead: 0, mark: null, may_buy: false };
const onchoose = vi.fn();
const props = $state<{ entry: EntryView; state: SeatState; stack: number; online: boolean; onchoose: typeof onchoose }>({
  entry: ENTRY, state: "deciding", stack: 20_000, online: true, onchoose,
});
let shown: ReturnType<typeof mount>;

beforeEach(async () => {
  await words.speak("en");
  [props.entry, props.state] = [ENTRY, "deciding"];
  onchoose.mockClear();
  shown = mount(EntryChoice, { target: document.body, props });
  flushSync();
});

afterEach(() => unmount(shown));

/** Press the button number `index`: waiting comes first. */
function press(index: number): void {
  document.querySelectorAll("button")[index]?.click();
  flushSync();
}

function chosen(): (string | null)[] {
  return [...document.querySelectorAll("button")].map((button) => button.getAttribute("aria-pressed"));
}

test("what has been chosen is marked, and a second press asks for nothing", () => {
  press(1);
  props.state = "posting";
  flushSync();
  press(1);
  press(1);

  expect(onchoose.mock.calls).toEqual([[true, false]]);
  expect(chosen()).toEqual(["false", "true"]);
  expect(document.querySelectorAll("button")[1]?.querySelector(".ico")).not.toBeNull();
});

test("who chose to wait sees that too, though the table has nothing to note", () => {
  press(0);
  press(0);

  expect(onchoose.mock.calls).toEqual([[false, false]]);
  expect(chosen()).toEqual(["true", "false"]);
});

test("the other way may be chosen at any time before the deal", () => {
  press(1);
  props.state = "posting";
  flushSync();
  press(0);
  props.state = "deciding";
  flushSync();
  press(1);

  expect(onchoose.mock.calls).toEqual([[true, false], [false, false], [true, false]]);
});
