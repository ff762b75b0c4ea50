/**
 * Which of several tables the keyboard means: the one with the ring.
 *
 * The ring goes where the reader puts it. By itself it goes to the table that needs him soonest, but only from a table that does
 * not need him, and never under his hands: not while anything is held, nor shortly after a press. Times are milliseconds of any
 * clock that does not jump.
 */
import { mostUrgent, type Need } from "./needs";

/** After a press the ring stays this long, and after it has moved by itself no key is heard for as long. */
export const GUARD_MS = 500;

export interface Ring {
  readonly table: string;
  /** Until when keys are not heard, because it has just moved by itself. */
  readonly deafUntil: number;
}

/** What the reader's hands did last. */
export interface Hands {
  readonly pressedAt: number;
  /** A key or a button is down. */
  readonly held: boolean;
  /** He writes, reads a dialog, or goes through the page by keys: the ring may not leave him. */
  readonly engaged: boolean;
}

/** What the ring has to know of a table. */
export interface Waiting {
  readonly table: string;
  readonly need: Need;
  readonly endsAt: number | null;
}

/** The ring where the reader has put it; what he chose himself he may press at once. */
export function chosen(table: string): Ring {
  return { table, deafUntil: 0 };
}

/** Where the ring is at `now`. A table that has gone gives it to the first one. */
export function moved(ring: Ring, tables: readonly Waiting[], hands: Hands, now: number): Ring {
  const [first] = tables;
  const here = tables.find(({ table }) => table === ring.table);
  if (here === undefined) return first === undefined ? ring : { table: first.table, deafUntil: now + GUARD_MS };
  if (here.need === "turn" || hands.held || hands.engaged || now - hands.pressedAt < GUARD_MS) return ring;
  const next = mostUrgent(tables);
  return next === null ? ring : { table: next, deafUntil: now + GUARD_MS };
}

/** Does the table with the ring take a key at `now`. */
export function hears(ring: Ring, table: string, now: number): boolean {
  return ring.table === table && now >= ring.deafUntil;
}

/** The table after the one with the ring that needs the reader, going round; null where none else does. */
export function nextCalling(ring: Ring, tables: readonly Waiting[]): string | null {
  const from = tables.findIndex(({ table }) => table === ring.table);
  const around = [...tables.slice(from + 1), ...tables.slice(0, Math.max(from, 0))];
  return around.find(({ need }) => need === "turn")?.table ?? null;
}
