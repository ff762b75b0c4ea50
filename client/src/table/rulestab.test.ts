import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { t } from "../i18n/words.svelte";
import { STANDARD_RULES, type Rules, type TableView } from "../protocol";
import RulesTab from "./RulesTab.svelte";

let tab: object;

afterEach(() => unmount(tab));

function signOf(rules: Partial<Rules>): string {
  const all = { ...STANDARD_RULES, small_blind: 100, big_blind: 200, small_bet: 200, big_bet: 400, ...rules };
  tab = mount(RulesTab, { target: document.body, props: { view: { table: "oak", name: "Oak", rules: all, watchers: 0 } as unknown as TableView } });
  flushSync();
  return document.body.textContent ?? "";
}

test("who misses the big blind reads what to do about it", () => {
  expect(signOf({})).toContain(t("rules-missed"));
});

test("nobody is told to wait for the big blind where none may wait for it", () => {
  expect(signOf({ wait_for_bb: false })).not.toContain(t("rules-missed"));
});

test("two players, who cannot miss a blind, read nothing about it", () => {
  expect(signOf({ seats: 2 })).not.toContain(t("rules-missed"));
});
