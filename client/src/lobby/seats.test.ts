import { expect, test } from "vitest";
import type { TableInfo, TableView } from "../protocol";
import { around, chosen, freeSeat, kinds, offerOf } from "./seats";

const TABLE = { people: 2, bots: 0, practice: false, your_seat: null, rules: { seats: 6, game: "omaha8", limit: "fixed" } } as TableInfo;

test("the one button says what it does", () => {
  expect(offerOf(TABLE)).toBe("sit");
  expect(offerOf({ ...TABLE, practice: true })).toBe("practise");
  expect(offerOf({ ...TABLE, people: 4, bots: 2 })).toBe("watch");
  expect(offerOf({ ...TABLE, people: 6, your_seat: 2 })).toBe("back");
});

test("the lowest free seat is taken, none at a full table", () => {
  const view = (...seats: number[]) => ({ rules: { seats: 3 }, seats: seats.map((seat) => ({ seat })) }) as unknown as TableView;

  expect([freeSeat(view(1, 3)), freeSeat(view()), freeSeat(view(1, 2, 3))]).toEqual([2, 1, null]);
});

test("the list can be narrowed to a game and a limit", () => {
  const holdem = { ...TABLE, rules: { ...TABLE.rules, game: "holdem" } };

  expect(chosen([TABLE, holdem], { game: "holdem", limit: null })).toEqual([holdem]);
  expect(chosen([TABLE, holdem], { game: "holdem", limit: "no" })).toEqual([]);
  expect(kinds([TABLE, holdem, TABLE], ({ rules }) => rules.game)).toEqual(["omaha8", "holdem"]);
});

test("seats lie clockwise from the bottom", () => {
  const places = [1, 2, 3, 4].map((seat) => around(seat, 4, 40, 30)).map(({ x, y }) => [Math.round(x), Math.round(y)]);

  expect(places).toEqual([[50, 80], [10, 50], [50, 20], [90, 50]]);
});
