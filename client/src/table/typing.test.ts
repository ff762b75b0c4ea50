import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import SizingPanel from "./SizingPanel.svelte";
import type { Sizes } from "./sizing";

const SIZES: Sizes = { opens: false, least: 400, most: 16000, step: 200, unit: 50, grain: 100, everything: 16000, presets: [] };
let panel: ReturnType<typeof mount>;
let sent: number[];

beforeEach(() => {
  sent = [];
  panel = mount(SizingPanel, { target: document.body, props: { sizes: SIZES, onconfirm: (to: number) => sent.push(to) } });
  flushSync();
});

afterEach(() => unmount(panel));

const button = () => document.querySelector<HTMLButtonElement>(".confirm button")!;
const says = () => (button().textContent ?? "").replace(/\s+/g, " ").trim();

function type(text: string): void {
  const field = document.querySelector<HTMLInputElement>(".confirm input")!;
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

/** A press leaves the field first, as it does in a browser. */
function press(): void {
  document.querySelector<HTMLInputElement>(".confirm input")!.blur();
  flushSync();
  button().click();
  flushSync();
}

test("the button reads on while one types, and a press sends what it says", () => {
  type("50");
  expect(says()).toBe("Raise to 50 50 of your 160");
  type("5");
  expect(says()).toBe("Raise to 5 5 of your 160");
  press();

  expect(sent).toEqual([500]);
});

test("what is no legal size says so at once, and the press that moves it sends nothing", () => {
  for (const text of ["3", "99999", "50.3", "all", ""]) {
    type(text);
    expect(says()).toContain("Only 4 to 160");
    press();
    expect(sent).toEqual([]);
  }
});

test("after an amount was moved, the next press sends the one on the button", () => {
  type("3");
  press();
  expect(says()).toBe("Raise to 4 Only 4 to 160");
  press();

  expect(sent).toEqual([400]);
});
