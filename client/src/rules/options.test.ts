import { afterEach, expect, test } from "vitest";
import { LANGUAGES } from "../i18n/languages";
import { words } from "../i18n/words.svelte";
import { STANDARD_RULES, type Rules } from "../protocol";
import { oddOptions, optionsOf } from "./options";

const PLAIN = { ...STANDARD_RULES, small_blind: 50, big_blind: 100, small_bet: 100, big_bet: 200 } as Rules;

/** Every value that an option may have beside the standard one. */
const OTHERS: readonly Partial<Rules>[] = [
  { burn: false }, { button_rule: "last_sb" }, { button_rule: "dead" }, { button_rule: "moving" }, { heads_up_blinds: "literal" },
  { wait_for_bb: false }, { missed_sb: "dead" }, { identical_hands: "even_split" }, { cap_heads_up: "unlimited_if_round_starts_heads_up" },
  { cap_heads_up: "unlimited_once_heads_up_before_cap" }, { mucked_visible: "table" }, { mucked_visible: "nobody" },
  { all_in_showdown: "normal" }, { kill: "half" }, { kill: "full" }, { straddle: true }, { buy_button: true }, { ante: 25 }, { return_within: 5 },
  { rake: { percent: 500, cap: 300, caps: [], step: 1, no_flop_no_drop: false } }, { rake: { percent: 500, cap: 300, caps: [], step: 50, no_flop_no_drop: true } },
  { reopen_test: "cumulative_for_all" }, { limit: "pot", pot_limit_counts: "regular_blinds" }, { limit: "no", run_it_twice: true },
];

afterEach(() => words.speak("en"));

test("a table as the rulebook has it has nothing odd to say", () => {
  expect(oddOptions(PLAIN)).toEqual([]);
});

test.each(LANGUAGES)("every other value of an option is on the sign, in words: %s", async (language) => {
  await words.speak(language);

  for (const other of OTHERS) {
    const found = oddOptions({ ...PLAIN, ...other });
    expect(found).toHaveLength(1);
    expect(`${found[0]?.name} ${found[0]?.value}`).not.toMatch(/option-|value-|return-/);
  }
});

test("an option that says nothing at this table is left out", () => {
  const names = (rules: Partial<Rules>) => optionsOf({ ...PLAIN, ...rules }).map(({ rule }) => rule);

  expect(names({ limit: "fixed" })).not.toContain("R12.4");
  expect(names({ limit: "pot" })).not.toContain("R14.1");
  expect(names({ game: "holdem" })).not.toContain("R6.4");
  expect(names({ limit: "fixed", straddle: true }).filter((rule) => rule === "R14.2")).toHaveLength(1);
});

test("options stand in the order of the rulebook", () => {
  expect(optionsOf(PLAIN).map(({ rule }) => rule)).toEqual([
    "R1.3", "R2.1", "R2.2", "R2.3", "R2.7", "R2.8", "R2.9", "R2.10", "R6.4", "R10.4", "R11.5", "R13.4", "R13.5", "R14.1", "R14.2",
  ]);
});
