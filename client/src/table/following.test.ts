import { expect, test } from "vitest";
import { BOTTOM, scrolled } from "./following";

const SIZES = { scrollHeight: 900, clientHeight: 300 };

test("a reader at the end follows, one who scrolls back does not, and back down he does again", () => {
  const end = scrolled(BOTTOM, { ...SIZES, scrollTop: 600 });
  const back = scrolled(end, { ...SIZES, scrollTop: 200 });

  expect([end.following, back.following, scrolled(back, { ...SIZES, scrollTop: 590 }).following]).toEqual([true, false, true]);
});

test("longer words or a lower window do not stop anybody from following", () => {
  const end = scrolled(BOTTOM, { ...SIZES, scrollTop: 600 });

  expect(scrolled(end, { scrollHeight: 1100, clientHeight: 300, scrollTop: 600 }).following).toBe(true);
  expect(scrolled(end, { scrollHeight: 900, clientHeight: 200, scrollTop: 600 }).following).toBe(true);
});

test("a reader who has scrolled back is left where he is when lines come", () => {
  const back = scrolled(scrolled(BOTTOM, { ...SIZES, scrollTop: 600 }), { ...SIZES, scrollTop: 100 });

  expect(scrolled(back, { scrollHeight: 923, clientHeight: 300, scrollTop: 100 }).following).toBe(false);
});
