import { expect, test } from "vitest";
import { LANGUAGES } from "../i18n/languages";
import { STANDARD_RULES, type Rules } from "../protocol";
import { optionsOf, signOf } from "./options";
import { anchorOf, chapters, readRulebook, rulePath } from "./rulebook";

const RULES = { ...STANDARD_RULES, small_blind: 50, big_blind: 100, small_bet: 100, big_bet: 200 } as Rules;

test.each(LANGUAGES)("has the same numbers in %s, each with words", async (language) => {
  const numbers = (book: Awaited<ReturnType<typeof readRulebook>>) => book.flatMap((chapter) => chapter.rules.map(({ number }) => number));
  const book = await readRulebook(language);

  expect(numbers(book)).toEqual(numbers(await readRulebook("en")));
  expect(numbers(book).length).toBeGreaterThan(50);
  for (const { title, rules } of book) {
    expect(title).not.toBe("");
    for (const rule of rules) expect(rule.title + rule.pieces.map(({ text }) => text).join("")).not.toMatch(/^$|\*|tests\//);
  }
});

test("names of options stand apart from the words", () => {
  expect(chapters("# Book\n\n## R1 One\n\n**R1.1 A.** Burn (`burn = true`)\nor not.\n*(test: `x`)*\n")).toEqual([
    { number: "R1", title: "One", rules: [{ number: "R1.1", title: "A.", pieces: [
      { text: "Burn (", code: false }, { text: "burn = true", code: true }, { text: ") or not.", code: false },
    ] }] },
  ]);
});

test("every rule that a table's sign names is in the book", async () => {
  const known = new Set((await readRulebook("en")).flatMap((chapter) => chapter.rules.map(({ number }) => number)));
  const tables = (["fixed", "pot", "no"] as const).map((limit) => ({ ...RULES, limit, straddle: true, odd_chip: "carry_over" }) as Rules);

  for (const rules of tables) for (const { rule } of [...signOf(rules), ...optionsOf(rules)]) expect(known).toContain(rule);
});

test("a rule has its own address", () => {
  expect([anchorOf("R13.4"), rulePath("R2.1")]).toEqual(["r13-4", "/rulebook#r2-1"]);
});
