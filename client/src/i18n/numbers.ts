/** Chips, counts and times as the reader writes them. Chips are counted in hundredths; whole ones show no decimals. */
import { FluentNumber } from "@fluent/bundle";
import type { Rules } from "../protocol";
import { words } from "./words.svelte";

/** Smallest units in one chip. */
export const CHIP = 100;

function style(amount: number): { minimumFractionDigits: number; maximumFractionDigits: number } {
  const digits = amount % CHIP === 0 ? 0 : 2;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}

const formats = new Map<string, Intl.NumberFormat>();

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${words.language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(words.language, options);
  formats.set(key, made);
  return made;
}

/** An amount of smallest units as text: 250 is "2.50", 200 is "2". */
export function chips(amount: number): string {
  return format(style(amount)).format(amount / CHIP);
}

/** An amount won or lost, always with its sign but for nothing: "+12", "−3", "0". */
export function signedChips(amount: number): string {
  return format({ ...style(amount), signDisplay: "exceptZero" }).format(amount / CHIP).replace("-", "−");
}

/** An amount as an argument of a message, which may choose its plural by it. */
export function inChips(amount: number): FluentNumber {
  return new FluentNumber(amount / CHIP, style(amount));
}

/** A count as text, grouped as the reader groups. */
export function count(number: number): string {
  return format({ maximumFractionDigits: 0 }).format(number);
}

/** Seconds to the tenth, as an argument of a message. */
export function tenths(seconds: number): FluentNumber {
  return new FluentNumber(seconds, { maximumFractionDigits: 1 });
}

/** What a table is called by: its two limits, or its blinds where the bets have none. */
export function stakes(rules: Rules): string {
  const [low, high] = rules.limit === "fixed" ? [rules.small_bet, rules.big_bet] : [rules.small_blind, rules.big_blind];
  return `${chips(low)}/${chips(high)}`;
}

/** A moment as a date and a time of day; `at` is in milliseconds since 1970. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** A moment as a time of day alone. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(words.language, { timeStyle: "short" }).format(at);
}

/** The mark before the reader's decimals. */
function decimalMark(): string {
  return new Intl.NumberFormat(words.language).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? "";
}

/**
 * What the reader typed as an amount of smallest units, or null if it is no amount.
 *
 * Numbers are read as this page writes them, and as others do where that cannot be mistaken: "1,000" is a thousand
 * for who groups by commas and unclear to who writes decimals so; "0,5" and "0.5" are a half for everybody.
 */
export function typedChips(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, "");
  const plain = ungrouped(bare).replace(",", ".");
  if (!/^[0-9]{1,10}(\.[0-9]{1,2})?$/.test(plain)) return null;
  return Math.round(Number(plain) * CHIP);
}

/** A number without the marks between its thousands; as it is where a mark might stand before decimals. */
function ungrouped(text: string): string {
  const found = /^[0-9]{1,3}(?:([.,])[0-9]{3})(?:\1[0-9]{3})*(?:([.,])[0-9]{1,2})?$/.exec(text);
  const [, group, fraction] = found ?? [];
  if (group === undefined || group === fraction) return text;
  // Twice, or with another mark behind it, it can only part thousands.
  const sure = fraction !== undefined || text.indexOf(group) !== text.lastIndexOf(group);
  return sure || group !== decimalMark() ? text.replaceAll(group, "") : text;
}
