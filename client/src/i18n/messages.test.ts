import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { REFUSAL_CODES } from "../protocol";
import { LANGUAGES } from "./languages";
import { Messages } from "./messages";
import { REFUSAL_VALUES } from "./refusals";
import { words } from "./words.svelte";

const LOCALES = import.meta.glob<string>("../../../locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = filesOf("en");

function filesOf(language: string): string[] {
  return Object.keys(LOCALES).flatMap((path) => path.split(`/locales/${language}/`)[1] ?? []).sort();
}

function textOf(language: string, file: string): string {
  return LOCALES[`../../../locales/${language}/${file}`] ?? "";
}

/** Every message of a file with the variables it names. */
function messages(language: string, file: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { id, value, attributes } of new FluentResource(textOf(language, file)).body) {
    found.set(id, [...new Set(variables([value, attributes]))].sort());
  }
  return found;
}

function variables(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("type" in part && part.type === "var" && "name" in part) return [String(part.name)];
  return Object.values(part).flatMap(variables);
}

describe("the message files", () => {
  test.each(LANGUAGES)("are the same files in %s as in English", (language) => {
    expect(filesOf(language)).toEqual(FILES);
  });

  test.each(LANGUAGES)("say the same in %s, however few of them are said", (language) => {
    for (const file of FILES) {
      const text = textOf(language, file);
      const known = new Messages(language, { [file]: text });
      for (const { id, value } of new FluentResource(text).body) expect(known.getMessage(id)?.value).toEqual(value);
    }
  });

  test("say another message within one, and the first of two with one name", () => {
    const known = new Messages("en", { one: "a = { b }!\nb = Bee\n", two: "b = Other\nc = Sea\n" });

    expect(["a", "c"].map((id) => known.formatPattern(known.getMessage(id)?.value ?? "", null))).toEqual(["Bee!", "Sea"]);
    expect([known.hasMessage("b"), known.hasMessage("d"), known.getMessage("d")]).toEqual([true, false, undefined]);
  });

  test.each(LANGUAGES.flatMap((language) => FILES.map((file) => [language, file] as const)))(
    "have the same messages with the same variables: %s/%s",
    (language, file) => {
      expect(Object.fromEntries(messages(language, file))).toEqual(Object.fromEntries(messages("en", file)));
    },
  );

  test.each(LANGUAGES.flatMap((language) => FILES.map((file) => [language, file] as const)))(
    "hold nothing that Fluent cannot read: %s/%s",
    (language, file) => {
      const text = textOf(language, file);
      const begun = text.split("\n").filter((line) => /^[a-zA-Z][\w-]* *=/.test(line)).length;

      expect(messages(language, file).size).toBe(begun);
    },
  );

  test("give no id twice", () => {
    const ids = FILES.flatMap((file) => [...messages("en", file).keys()]);

    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});

describe("the words that screens ask for", () => {
  const all = Object.values(SOURCES).join("\n");
  const ids = new Set([...all.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((match) => match[1] ?? ""));

  test("are all there", () => {
    expect([...ids].filter((id) => !words.has(id))).toEqual([]);
  });

  test("are the only ones there are", () => {
    const begun = [...all.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const quoted = (id: string) => all.includes(`"${id}"`) || begun.some((start) => id.startsWith(start));
    const texts = FILES.map((file) => textOf("en", file)).join("\n");
    const within = (id: string) => texts.includes(`{ ${id} }`);

    const unused = FILES.flatMap((file) => [...messages("en", file).keys()]).filter((id) => !quoted(id) && !within(id));
    expect(unused).toEqual([]);
  });

  test("exist for every refusal of the server, with its amounts and without", () => {
    const wanted = [...REFUSAL_CODES, "unreachable"].map((code) => `refusal-${code}`);
    const bare = Object.keys(REFUSAL_VALUES).map((code) => `refusal-${code}-bare`);

    expect([...wanted, ...bare].filter((id) => !words.has(id))).toEqual([]);
  });

  test("of refusals name only values that are asked for", () => {
    const named = messages("en", "refusals.ftl");
    for (const code of REFUSAL_CODES) {
      expect([code, named.get(`refusal-${code}`)]).toEqual([code, [...(REFUSAL_VALUES[code] ?? [])].sort()]);
    }
  });
});
