import { expect, it } from "vitest";
import { running, ticking } from "./clock";
import { keyOf } from "./keys";

it("counts the last second until it is over, and gets pressing at eight and four", () => {
  expect(running(25_000, 25_000, 0)).toEqual({ seconds: 25, part: 1, urgency: "calm", banking: false });
  expect(running(25_000, 25_000, 17_001)).toMatchObject({ seconds: 8, urgency: "soon" });
  expect(running(25_000, 25_000, 21_001)).toMatchObject({ seconds: 4, urgency: "last" });
  expect(running(25_000, 25_000, 99_000)).toEqual({ seconds: 0, part: 0, urgency: "last", banking: false });
});

it("goes on by itself, and is none where nothing ends", () => {
  let now = 0;
  const clock = ticking(25_000, 25_000, () => now, true);
  expect([clock?.seconds, clock?.part, clock?.urgency, clock?.banking]).toEqual([25, 1, "calm", true]);
  now = 20_000;
  expect([clock?.seconds, clock?.part, clock?.urgency, clock?.banking]).toEqual([5, 0.2, "soon", true]);
  expect(ticking(null, 0, () => now)).toBeNull();
});

it("knows its keys, but not where one types or means the browser", () => {
  const key = (name: string, more: object = {}) => keyOf({ key: name, code: "", altKey: false, ctrlKey: false, metaKey: false, repeat: false, target: null, ...more });
  const field = document.createElement("input");

  expect([key("f"), key("C"), key("r"), key("Escape"), key("x")]).toEqual([0, 1, 2, "close", null]);
  expect(key("f", { target: field })).toBeNull();
  expect(key("r", { ctrlKey: true })).toBeNull();
  expect(key("c", { repeat: true })).toBeNull();
});
