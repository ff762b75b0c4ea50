/** Words for the lines of the log, as parts for the eye and as one sentence for the ear. */

import { lowText } from "../cards/card";
import { cardNames, highName } from "../cards/names";
import { chips } from "../i18n/numbers";
import { t } from "../i18n/words.svelte";
import type { Rules } from "../protocol";
import type { LogLine } from "./log";
import type { PotOf, Ruling, Sum } from "./rulings";

/** A piece of a worded line: plain text, a player's name, an amount, or where the cards stand. */
export interface Part {
  readonly kind: "text" | "name" | "amount" | "cards";
  readonly text: string;
}

// Characters of the private use area mark the pieces, so that each language may put them where it likes.
const MARKS = { name: "\uE000", amount: "\uE001", cards: "\uE002" } as const;
const END = "\uE003";

/** "Main pot", "Side pot 2", or just "Pot" if there is only one; "Pot, board 2" in a hand run twice. */
export function potName({ index, of, board }: PotOf): string {
  if (board !== undefined) return t("pot-on-board", { pot: potName({ index, of }), board });
  if (of === 1) return t("pot-only");
  if (index === 0) return t("pot-main");
  return of === 2 ? t("pot-side") : t("pot-side-number", { number: index });
}

/** The line in pieces, in the order of the reader's language. */
export function lineParts(line: LogLine): Part[] {
  const marked = (kind: keyof typeof MARKS, text: string) => MARKS[kind] + text + END;
  const text = t(line.id, {
    ...plainValues(line),
    // A low is not broken over two lines.
    low: lowText(line.low ?? []).replaceAll("-", "\u2011"),
    name: marked("name", line.name ?? ""),
    amount: marked("amount", amountText(line)),
    cards: marked("cards", ""),
  });
  return joined(text.split(/([\uE000-\uE002][^\uE003]*\uE003)/).filter((piece) => piece.trim() !== "").map(partOf));
}

/** Punctuation belongs to what stands before it: "Ann:" is one piece. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const mark = part.kind === "text" ? (/^[,:]/.exec(part.text)?.[0] ?? "") : "";
    const before = all.at(-1);
    if (mark !== "" && before?.kind === "name") {
      all[all.length - 1] = { ...before, text: before.text + mark };
      const rest = part.text.slice(mark.length).trim();
      if (rest !== "") all.push({ ...part, text: rest });
    } else {
      all.push(part);
    }
  }
  return all;
}

/** The line as one sentence, cards by their names. */
export function lineText(line: LogLine): string {
  const text = t(line.id, {
    ...plainValues(line),
    name: line.name ?? "",
    amount: amountText(line),
    cards: cardNames(line.cards ?? []),
  });
  const pot = potText(line);
  return pot === null ? text : `${text}, ${pot}`;
}

/** What stands to the right of a heading: the pot so far, null in all other lines. */
export function potText(line: LogLine): string | null {
  return line.tone === "heading" && line.amount !== undefined ? t("log-pot", { amount: chips(line.amount) }) : null;
}

function partOf(piece: string): Part {
  const kind = (Object.keys(MARKS) as (keyof typeof MARKS)[]).find((key) => piece.startsWith(MARKS[key]));
  return kind === undefined ? { kind: "text", text: piece.trim() } : { kind, text: piece.slice(1, -1) };
}

function plainValues(line: LogLine): Record<string, string | number> {
  return {
    hand: line.high === undefined ? "" : highName(line.high),
    low: lowText(line.low ?? []),
    pot: line.pot === undefined ? "" : potName(line.pot),
    number: String(line.number ?? ""),
  };
}

function amountText(line: LogLine): string {
  return line.amount === undefined ? "" : chips(line.amount);
}

/** What a sum of a ruling is called. */
export function sumText({ id, name, pot }: Sum): string {
  if (pot !== undefined) return potName(pot);
  return name ?? t(id ?? "");
}

/** The words of a ruling's rule, for a table with these blinds and this cap. */
export function ruleText({ rule, happened }: Ruling, rules: Pick<Rules, "small_blind" | "big_blind" | "max_raises">): string {
  return t(ruleMessage(rule), {
    amount: amountText(happened),
    name: happened.name ?? "",
    live: chips(rules.big_blind),
    dead: chips(rules.small_blind),
    raises: rules.max_raises,
  });
}

/** The message of a rule: "R2.9" is worded by rule-r2-9. */
export function ruleMessage(rule: string): string {
  return `rule-${rule.toLowerCase().replace(".", "-")}`;
}
