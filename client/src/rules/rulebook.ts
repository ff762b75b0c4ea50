/** The rulebook as data: the same pages that stand in docs, one for each language, loaded when somebody opens them. */
import type { Language } from "../i18n/languages";

/** Text in plain words and in the names of options. */
export interface Piece {
  readonly text: string;
  readonly code: boolean;
}

export interface Rule {
  /** "R2.1". */
  readonly number: string;
  readonly title: string;
  readonly pieces: readonly Piece[];
}

export interface Chapter {
  /** "R2". */
  readonly number: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const PAGES = import.meta.glob<string>("../../../docs/rulebook*.md", { query: "?raw", import: "default" });

/** The chapters in a language; rejects if they cannot be fetched. */
export async function readRulebook(language: Language): Promise<readonly Chapter[]> {
  const page = PAGES[`../../../docs/rulebook${language === "en" ? "" : `.${language}`}.md`];
  if (page === undefined) throw new Error(`there is no rulebook in ${language}`);
  return chapters(await page());
}

/** The chapters in a page's text. What stands before the first is for those who prove rules. */
export function chapters(text: string): readonly Chapter[] {
  return text.split(/^## /m).slice(1).flatMap((part) => {
    const [, number = "", title = ""] = /^(R[0-9]+) (.*)$/m.exec(part) ?? [];
    return number === "" ? [] : [{ number, title, rules: rules(part) }];
  });
}

function rules(part: string): readonly Rule[] {
  return part.split(/^(?=\*\*R[0-9]+\.[0-9]+)/m).slice(1).flatMap((text) => {
    const [, number = "", title = "", rest = ""] = /^\*\*(R[0-9]+\.[0-9]+) ?([^*]*)\*\*([^]*)$/.exec(text) ?? [];
    // Which test proves a rule is nothing for a player.
    const words = rest.replace(/\s+/g, " ").replace(/\*\([a-z]+: `[^`]*`\)\*/g, "").trim();
    return number === "" ? [] : [{ number, title, pieces: pieces(words) }];
  });
}

function pieces(words: string): readonly Piece[] {
  return words.split("`").map((text, place) => ({ text, code: place % 2 === 1 })).filter(({ text }) => text !== "");
}

/** The place of a rule within the page: "r2-1". */
export function anchorOf(rule: string): string {
  return rule.toLowerCase().replace(".", "-");
}

/** The address of a rule. */
export function rulePath(rule: string): string {
  return `/rulebook#${anchorOf(rule)}`;
}
