import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../i18n/languages";
import { t, words } from "../i18n/words.svelte";
import { STANDARD_RULES, type Rules } from "../protocol";
import type { Room } from "../room.svelte";
import RulesScreen from "./RulesScreen.svelte";

/** Tables as houses have them, whose pages somebody who never read the rulebook has to understand. */

function table(small: number, big: number, rules: Partial<Rules>): Rules {
  const bets = rules.limit === "pot" || rules.limit === "no" ? [big, big] : [big, 2 * big];
  return { ...STANDARD_RULES, small_blind: small, big_blind: big, small_bet: bets[0], big_bet: bets[1], unit: 25, min_buy_in: 10 * big, ...rules } as Rules;
}

const RAKE = { percent: 450, cap: 300, step: 50, no_flop_no_drop: true, caps: [{ players: 2, cap: 100 }, { players: 4, cap: 250 }] };

/** Each with the rules in which it is not as the rulebook has it first. */
const TABLES: Readonly<Record<string, readonly [Rules, readonly string[]]>> = {
  "fixed-limit Omaha Hi/Lo": [table(100, 200, { button_rule: "last_sb" }), ["R2.2"]],
  "a home game": [table(100, 200, { limit: "no", max_buy_in: 40_000, odd_chip: "carry_over", showdown: "all_show", burn: false, return_within: 120 }), ["R6.2", "R13.3", "R1.3", "R2.7"]],
  "fixed-limit Hold'em": [table(250, 500, { game: "holdem", burn: false }), ["R1.3"]],
  "no-limit Hold'em": [table(100, 200, { game: "holdem", limit: "no", seats: 6, max_buy_in: 20_000, return_within: 120 }), ["R2.7"]],
  "pot-limit Omaha Hi/Lo": [table(100, 200, { limit: "pot", seats: 6, max_buy_in: 20_000, return_within: 120 }), ["R2.7"]],
  "kill and ante": [
    table(25, 100, { game: "omaha8_5", seats: 8, max_raises: 4, ante: 25, kill: "half", wait_for_bb: false, identical_hands: "even_split", button_rule: "dead", cap_heads_up: "unlimited_if_round_starts_heads_up" }),
    ["R2.1", "R10.3", "R2.1", "R2.2", "R2.9", "R6.4", "R10.4", "R14.1"],
  ],
  "straddle": [
    table(250, 500, { game: "omaha", limit: "pot", seats: 9, max_buy_in: 125_000, straddle: true, straddle_min_raise: "double_straddle", ante: 50, pot_limit_counts: "regular_blinds", reopen_test: "cumulative_for_all", button_rule: "moving", all_in_showdown: "normal", mucked_visible: "table" }),
    ["R2.1", "R2.2", "R11.5", "R12.4", "R13.4", "R13.5", "R14.2", "R14.2"],
  ],
  "rake": [table(500, 1000, { game: "holdem", limit: "no", seats: 6, max_buy_in: 200_000, rake: RAKE, return_within: 1 }), ["R9.1", "R2.7", "R9.1", "R9.1"]],
  "two boards": [
    table(100, 300, { limit: "no", seats: 6, max_buy_in: 60_000, run_it_twice: true, odd_chip: "carry_over", mucked_visible: "nobody", buy_button: true, missed_sb: "dead", button_rule: "last_sb" }),
    ["R6.2", "R2.2", "R2.8", "R2.10", "R13.4", "R15.1"],
  ],
  "two seats": [table(50, 100, { seats: 2, button_rule: "last_sb" }), []],
  "two seats, the button big blind": [
    table(100, 200, { game: "holdem", seats: 2, heads_up_blinds: "literal", kill: "full", max_raises: 1, cap_heads_up: "unlimited_once_heads_up_before_cap" }),
    ["R10.3", "R2.3", "R10.4", "R14.1"],
  ],
};

/** A line of the page: what it is about, how it is here, and where it stands in the book. */
interface Line {
  readonly name: string;
  readonly value: string;
  readonly rule: string;
  readonly odd: boolean;
}

let screen: object | null = null;

afterEach(async () => {
  if (screen !== null) await unmount(screen);
  screen = null;
  await words.speak("en");
});

async function open(rules: Rules, language: Language = "en"): Promise<Line[]> {
  await words.speak(language);
  const room = { tables: new Map([["oak", { view: { name: "Oak", rules } }]]), missing: new Set(), watch: () => undefined };
  screen = mount(RulesScreen, { target: document.body, props: { room: room as unknown as Room, table: "oak" } });
  flushSync();
  return [...document.querySelectorAll("tbody tr")].map((row) => {
    const said = row.querySelector("small")?.textContent ?? "";
    const value = (row.querySelector("td")?.textContent ?? "").replace(said, "");
    return { name: row.querySelector("th")?.textContent ?? "", value, rule: row.querySelector("a")?.textContent ?? "", odd: said === t("rules-differs") };
  });
}

function valueOf(lines: readonly Line[], name: string): string | undefined {
  return lines.find((line) => line.name === t(name))?.value.replace(/\s/g, " ");
}

const CASES = LANGUAGES.flatMap((language) => Object.entries(TABLES).map(([name, [rules, odd]]) => ({ language, name, rules, odd })));

describe.each(CASES)("the page of $name in $language", ({ language, rules, odd }) => {
  test("marks what is not as in the rulebook, and nothing else", async () => {
    const lines = await open(rules, language);

    expect(lines.filter((line) => line.odd).map(({ rule }) => rule)).toEqual(odd);
  });

  test("has each thing once, in words", async () => {
    const lines = await open(rules, language);

    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    expect(document.body.textContent).not.toMatch(/[{}$]|NaN|undefined|null|(option|value|sign|return|button|rake)-[a-z]|[a-z]_[a-z]/);
  });

  test("tells blinds, bets, cap, button, odd chip, rake and the smallest chip", async () => {
    const lines = await open(rules, language);

    for (const name of ["sign-blinds", "sign-bets", "sign-raises", "option-button_rule", "option-heads_up_blinds", "sign-odd-chip", "sign-rake", "option-ante", "option-unit"]) {
      expect([name, valueOf(lines, name)]).not.toEqual([name, undefined]);
    }
  });
});

const NUMBERS: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ["2.50/5", "50 to 1,250", "4.5%, at most 3 a hand", "up to 2 players: at most 1; up to 4 players: at most 2.50"],
  de: ["2,50/5", "50 bis 1.250", "4,5 %, höchstens 3 je Hand", "bis 2 Spieler: höchstens 1; bis 4 Spieler: höchstens 2,50"],
  da: ["2,50/5", "50 til 1.250", "4,5 %, højst 3 pr. hånd", "op til 2 spillere: højst 1; op til 4 spillere: højst 2,50"],
  nb: ["2,50/5", "50 til 1 250", "4,5 %, høyst 3 per hånd", "opptil 2 spillere: høyst 1; opptil 4 spillere: høyst 2,50"],
  pl: ["2,50/5", "od 50 do 1250", "4,5%, najwyżej 3 na rozdanie", "do 2 graczy: najwyżej 1; do 4 graczy: najwyżej 2,50"],
};

test.each(LANGUAGES)("numbers are written as readers write them: %s", async (language) => {
  const [rules] = TABLES.straddle ?? [];
  const lines = await open({ ...rules, rake: RAKE } as Rules, language);

  expect(["sign-blinds", "sign-buy-in", "sign-rake", "option-rake_caps"].map((name) => valueOf(lines, name))).toEqual(NUMBERS[language]);
});

test("amounts of the table stand where its rules speak of them", async () => {
  const [rules] = TABLES.straddle ?? [];
  const pot = await open(rules as Rules);

  expect(valueOf(pot, "sign-bets")).toBe("from 5 up to the pot");
  expect(valueOf(pot, "option-straddle")).toBe("allowed left of the big blind: 10");
});

test("a kill names the scoop that it takes, and the steps of a rake their size", async () => {
  const [rules] = TABLES["kill and ante"] ?? [];
  const lines = await open({ ...rules, rake: RAKE } as Rules);

  expect(valueOf(lines, "option-kill")).toBe("a scoop of 10 or more raises the next limits by half");
  expect(valueOf(lines, "option-rake_step")).toBe("0.50");
});

test("between two the button goes to and fro, and nobody misses a blind", async () => {
  const [rules] = TABLES["two seats"] ?? [];
  const lines = await open(rules as Rules);

  expect(valueOf(lines, "option-button_rule")).toBe("moves to the other player every hand");
  expect(lines.map(({ rule }) => rule)).not.toEqual(expect.arrayContaining(["R2.9"]));
});
