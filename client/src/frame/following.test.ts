import { expect, test } from "vitest";
import { BOTTOM, isBehind, resized, scrolled, stopped, type ScrollPlace } from "./following.svelte";

const SIZES = { scrollHeight: 900, clientHeight: 300 };
const END = resized(BOTTOM, { ...SIZES, scrollTop: 600 });

/** The place of a reader at the end who scrolls up to `scrollTop` himself. */
function scrolledBack(scrollTop: number): ScrollPlace {
  return scrolled(stopped(END), { ...SIZES, scrollTop });
}

test("a reader at the end follows, one who scrolls back does not, and back down he does again", () => {
  const back = scrolledBack(200);

  expect([END.following, back.following, scrolled(back, { ...SIZES, scrollTop: 590 }).following]).toEqual([true, false, true]);
  expect([isBehind(END), isBehind(back)]).toEqual([false, true]);
});

test("a list that moves by itself stops nobody: the oldest line goes, a new one as high comes, and the browser holds the rest in its place", () => {
  const moved = scrolled(END, { ...SIZES, scrollTop: 550 });

  expect([moved.following, isBehind(moved)]).toEqual([true, false]);
});

test("longer words or a lower window do not stop anybody from following", () => {
  expect(resized(END, { scrollHeight: 1100, clientHeight: 300, scrollTop: 600 }).following).toBe(true);
  expect(resized(END, { scrollHeight: 900, clientHeight: 200, scrollTop: 600 }).following).toBe(true);
});

test("a reader who has scrolled back is left where he is when lines come", () => {
  const later = resized(scrolledBack(100), { scrollHeight: 923, clientHeight: 300, scrollTop: 100 });

  expect([later.following, isBehind(later)]).toEqual([false, true]);
});

test("a first step up is not taken back because it is small", () => {
  expect(scrolledBack(595).following).toBe(false);
});

test("who only pressed something in the list and moved nothing still follows what comes", () => {
  expect(isBehind(stopped(END))).toBe(false);
  expect(resized(stopped(END), { scrollHeight: 923, clientHeight: 300, scrollTop: 600 }).following).toBe(true);
});

test("a list that is hidden and shown again begins at its end", () => {
  const hidden = resized(scrolledBack(100), { scrollHeight: 0, clientHeight: 0, scrollTop: 0 });

  expect(resized(hidden, { ...SIZES, scrollTop: 0 }).following).toBe(true);
});
