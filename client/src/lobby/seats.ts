/** The lobby's questions about a table's seats: how full it is, what one may do there, which seat is free. */
import type { Limit, TableInfo, TableView } from "../protocol";

/** What the one button beside a table does. */
export type Offer = "back" | "practise" | "sit" | "watch";

export function takenSeats(table: TableInfo): number {
  return table.people + table.bots;
}

export function offerOf(table: TableInfo): Offer {
  if (table.your_seat !== null) return "back";
  if (takenSeats(table) >= table.rules.seats) return "watch";
  return table.practice ? "practise" : "sit";
}

/** The lowest seat nobody sits on, null if there is none. */
export function freeSeat(view: TableView): number | null {
  const taken = new Set(view.seats.map(({ seat }) => seat));
  for (let seat = 1; seat <= view.rules.seats; seat += 1) if (!taken.has(seat)) return seat;
  return null;
}

/** What the reader wants to see of the list; null wants all. */
export interface Choice {
  readonly game: string | null;
  readonly limit: Limit | null;
}

export function chosen(tables: readonly TableInfo[], { game, limit }: Choice): readonly TableInfo[] {
  return tables.filter(({ rules }) => (game ?? rules.game) === rules.game && (limit ?? rules.limit) === rules.limit);
}

/** The different values among the tables, in the order of the list. */
export function kinds<Value>(tables: readonly TableInfo[], of: (table: TableInfo) => Value): readonly Value[] {
  return [...new Set(tables.map(of))];
}

/** Where a seat of `seats` lies around an oval, in percent, clockwise from the bottom. */
export function around(seat: number, seats: number, reachX: number, reachY: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI / 2 + (2 * Math.PI * (seat - 1)) / seats;
  return { x: 50 + reachX * Math.cos(angle), y: 50 + reachY * Math.sin(angle) };
}
