import { expect, test } from "vitest";
import { handPath, screenAt, tablePath } from "./route.svelte";

test.each([
  ["/", { name: "lobby" }],
  ["/table/oak", { name: "table", table: "oak" }],
  ["/table/a%20b", { name: "table", table: "a b" }],
  ["/table/%", { name: "unknown" }],
  ["/table", { name: "unknown" }],
  ["/equity", { name: "equity" }],
  ["/equity/now", { name: "unknown" }],
  ["/hands", { name: "hands" }],
  ["/hands/oak/12", { name: "hand", table: "oak", number: 12 }],
  ["/hands/oak/twelve", { name: "unknown" }],
  ["/hands/oak", { name: "unknown" }],
  ["/elsewhere", { name: "unknown" }],
] as const)("%s names its screen", (path, screen) => {
  expect(screenAt(path)).toEqual(screen);
});

test("a path leads back to the screen it was made for", () => {
  expect(screenAt(tablePath("a/b c"))).toEqual({ name: "table", table: "a/b c" });
  expect(screenAt(handPath("a/b", 7))).toEqual({ name: "hand", table: "a/b", number: 7 });
});
