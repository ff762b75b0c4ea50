import { describe, expect, test } from "vitest";
import { FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "./languages";
import { Messages } from "./messages";

const LOCALES = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });

/** Letters that fit, by how the names of the messages begin. The first line that fits a name counts. */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  // Labels of buttons that are off may take two lines.
  [/^act-(check-or-call|bet-or-raise|with-amount)$/, Infinity],
  [/^act-/, 13],
  [/^pill-/, 16],
  [/^(tab-|nav-play$|nav-hands$)/, 12],
  [/^column-/, 16],
  [/^low-(possible|impossible|needs-own)$/, 34],
  [/^(action-|leave-(button|stay)$|leave-.*-button$|sit-(out|here|down)$|im-back$|add-chips$|copy-link$)/, 24],
  [/^refusal-/, 90],
  [/^rule-/, 180],
  [/^(why-title|sum-)/, 28],
];

/** Long ones of their kind. */
const VALUES: Readonly<Record<string, FluentVariable>> = {
  amount: "1.234", price: "1.234", call: "1.234", min: "1.234", max: "1.234", unit: "0,50", need: "1.234", have: "1.234", below: "1.234",
  seconds: 25, seat: 10, seats: 10, name: "Wilhelmina Maria", live: "1.234", dead: "1.234", raises: 4,
};

function filesOf(language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(LOCALES).filter(([path]) => path.includes(`/${language}/`)));
}

describe.each(LANGUAGES)("the words in %s", (language) => {
  const files = filesOf(language);
  const bundle = new Messages(language, files);
  const ids = Object.values(files).flatMap((text) => new FluentResource(text).body.map(({ id }) => id));

  test("fit where they stand", () => {
    const long = ids.flatMap((id) => {
      const limit = LIMITS.find(([begins]) => begins.test(id))?.[1] ?? Infinity;
      const pattern = bundle.getMessage(id)?.value;
      const text = pattern ? bundle.formatPattern(pattern, VALUES, []) : "";
      return text.length > limit ? [`${id}: "${text}" has ${text.length} letters, ${limit} fit`] : [];
    });

    expect(long).toEqual([]);
  });

  test("have a form for every plural that is counted", () => {
    const plurals = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);
    // A fraction may be left to the form of many.
    plurals.delete("other");
    const lacking = ids.filter((id) => {
      const pattern = bundle.getMessage(id)?.value ?? null;
      return choices(pattern).some((forms) => forms.some((form) => plurals.has(form as Intl.LDMLPluralRule)) && [...plurals].some((form) => !forms.includes(form)));
    });

    expect(lacking).toEqual([]);
  });
});

/** The keys of every choice within a message. */
function choices(part: unknown): string[][] {
  if (typeof part !== "object" || part === null) return [];
  const inner = Object.values(part).flatMap(choices);
  if (!("type" in part && part.type === "select" && "variants" in part)) return inner;
  const variants = part.variants as readonly { readonly key: { readonly value: unknown } }[];
  return [variants.map(({ key }) => String(key.value)), ...inner];
}
