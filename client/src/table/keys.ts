/** Keys at the table, each as its list names it. Silent where one types; Enter and Space press what has the focus. */

export type Key =
  | 0 | 1 | 2
  | "log" | "why" | "close" | "bank" | "show" | "muck" | "sit-out" | "alone" | "list" | "more" | "less"
  | { readonly preset: number }
  | { readonly read: Reading };

/** What is read aloud on request. */
export type Reading = "own" | "board" | "pots" | "seats" | "choices" | "strength" | "last";

const READINGS: readonly Reading[] = ["own", "board", "pots", "seats", "choices", "strength", "last"];

const KEYS: Readonly<Record<string, Key>> = {
  f: 0, c: 1, r: 2, l: "log", w: "why", escape: "close", t: "bank", s: "show", m: "muck", o: "sit-out", z: "alone", "?": "list", arrowup: "more", arrowdown: "less",
};

interface KeyLine {
  /** What is pressed: a letter or a sign, or a message that names the key. */
  readonly shows: string;
  /** A message of table.ftl that says what it does. */
  readonly word: string;
}

export const ACTING_KEYS: readonly KeyLine[] = [
  { shows: "F", word: "keys-fold" },
  { shows: "C", word: "keys-call" },
  { shows: "R", word: "keys-raise" },
  { shows: "1–5", word: "keys-presets" },
  { shows: "↑ ↓", word: "keys-step" },
  { shows: "T", word: "keys-bank" },
  { shows: "S", word: "keys-show" },
  { shows: "M", word: "keys-muck" },
  { shows: "O", word: "keys-sit-out" },
  { shows: "L", word: "keys-log" },
  { shows: "W", word: "keys-why" },
  { shows: "Z", word: "keys-alone" },
  { shows: "key-escape", word: "keys-close" },
  { shows: "?", word: "keys-list" },
];

/** Where several tables are on the screen; the table with the ring hears all other keys. */
export const TABLES_KEYS: readonly KeyLine[] = [
  { shows: "1–4", word: "keys-table" },
  { shows: "N", word: "keys-next-table" },
  { shows: "E", word: "keys-enlarge" },
];

export const READING_KEYS: readonly KeyLine[] = READINGS.map((reading, index) => ({ shows: `Alt ${index + 1}`, word: `keys-read-${reading}` }));

type Pressed = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "repeat" | "target">;

/** The key that was meant, or null if it was meant for something else. */
export function keyOf(event: Pressed): Key | null {
  if (event.ctrlKey || event.metaKey) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  if (event.altKey) {
    // By its place: with Alt, and Shift where a browser keeps Alt and digit for its tabs, keys write other signs.
    const read = digit === undefined ? undefined : READINGS[Number(digit) - 1];
    return read === undefined || event.repeat ? null : { read };
  }
  if (isTyped(event.target)) return null;
  const key = KEYS[event.key.toLowerCase()];
  const steps = key === "more" || key === "less";
  // Arrows move the slider and the tabs that have the focus.
  if (steps && event.target instanceof Element && event.target.closest("input, [role=tab]")) return null;
  if (event.repeat && !steps) return null;
  return key ?? (digit === undefined ? null : { preset: Number(digit) - 1 });
}

/** Whether a key pressed there writes or chooses something, and so means nothing at the table. */
export function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog, select, textarea, input:not([type=range])") !== null;
}
