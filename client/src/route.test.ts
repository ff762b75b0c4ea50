import { expect, test } from "vitest";
import { handPath, replayPath, rulesPath, screenAt, tablePath, tablesPath } from "./route.svelte";

test.each([
  ["/", { name: "lobby" }],
  ["/table/oak", { name: "table", table: "oak" }],
  ["/table/a%20b", { name: "table", table: "a b" }],
  ["/table/%", { name: "unknown" }],
  ["/table", { name: "unknown" }],
  ["/equity", { name: "equity" }],
  ["/equity/now", { name: "unknown" }],
  ["/key", { name: "key" }],
  ["/key/K7PM4-XQD2R", { name: "unknown" }],
  ["/hands", { name: "hands" }],
  ["/hands/oak/12", { name: "hand", table: "oak", number: 12 }],
  ["/hands/oak/twelve", { name: "unknown" }],
  ["/hands/oak", { name: "unknown" }],
  ["/hands/oak/12/replay", { name: "replay", table: "oak", number: 12 }],
  ["/hands/oak/12/elsewhere", { name: "unknown" }],
  ["/table/oak/rules", { name: "rules", table: "oak" }],
  ["/rulebook", { name: "rulebook" }],
  ["/tables/oak+elm", { name: "tables", tables: ["oak", "elm"] }],
  ["/tables/oak+elm+oak", { name: "tables", tables: ["oak", "elm"] }],
  ["/tables/a+b+c+d+e", { name: "tables", tables: ["a", "b", "c", "d"] }],
  ["/tables/oak", { name: "unknown" }],
  ["/elsewhere", { name: "unknown" }],
] as const)("%s names its screen", (path, screen) => {
  expect(screenAt(path)).toEqual(screen);
});

test("a path leads back to the screen it was made for", () => {
  expect(screenAt(tablePath("a/b c"))).toEqual({ name: "table", table: "a/b c" });
  expect(screenAt(handPath("a/b", 7))).toEqual({ name: "hand", table: "a/b", number: 7 });
  expect(screenAt(replayPath("a/b", 7))).toEqual({ name: "replay", table: "a/b", number: 7 });
  expect(screenAt(rulesPath("a/b"))).toEqual({ name: "rules", table: "a/b" });
  expect(screenAt(tablesPath(["a+b", "c/d"]))).toEqual({ name: "tables", tables: ["a+b", "c/d"] });
});
