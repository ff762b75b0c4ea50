import { expect, test } from "vitest";
import type { TableInfo } from "../protocol";
import { besidePath } from "./beside";

const DESK = { width: 1280, height: 800 };
const lobby = (seats: Readonly<Record<string, number | null>>) =>
  Object.entries(seats).map(([table, your_seat]) => ({ table, your_seat })) as unknown as TableInfo[];

test("a table opens beside all others where the reader sits", () => {
  expect(besidePath(lobby({ oak: 2, elm: null, ash: 5 }), "elm", DESK)).toBe("/tables/oak+ash+elm");
  expect(besidePath(lobby({ oak: 2, elm: 3 }), "elm", DESK)).toBe("/tables/oak+elm");
});

test("it opens alone where he sits nowhere else, or the screen or the room for tables is full", () => {
  expect(besidePath(lobby({ oak: null, elm: 3 }), "elm", DESK)).toBeNull();
  expect(besidePath(null, "elm", DESK)).toBeNull();
  expect(besidePath(lobby({ oak: 2 }), "elm", { width: 390, height: 844 })).toBeNull();
  expect(besidePath(lobby({ oak: 1, ash: 1, fir: 1, yew: 1 }), "elm", DESK)).toBeNull();
});
