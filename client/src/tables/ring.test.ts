import { expect, test } from "vitest";
import { chosen, GUARD_MS, hears, moved, nextCalling, type Hands, type Waiting } from "./ring";

const NOW = 100_000;
const IDLE: Hands = { pressedAt: 0, held: false, engaged: false };

function tables(needs: Readonly<Record<string, Waiting["need"] | number>>): Waiting[] {
  return Object.entries(needs).map(([table, need]) =>
    typeof need === "number" ? { table, need: "turn", endsAt: need } : { table, need, endsAt: null });
}

test("the ring goes to the table whose clock runs out first", () => {
  const ring = moved(chosen("oak"), tables({ oak: "playing", elm: 9_000, ash: 4_000 }), IDLE, NOW);

  expect(ring).toEqual({ table: "ash", deafUntil: NOW + GUARD_MS });
});

test("it stays at a table that needs its player, however pressing another one is", () => {
  expect(moved(chosen("oak"), tables({ oak: 20_000, elm: 1_000 }), IDLE, NOW)).toEqual(chosen("oak"));
});

test("it stays where nothing calls", () => {
  expect(moved(chosen("oak"), tables({ oak: "idle", elm: "playing" }), IDLE, NOW)).toEqual(chosen("oak"));
});

test("it does not leave under the reader's hands", () => {
  const calling = tables({ oak: "playing", elm: 9_000 });
  const at = (hands: Partial<Hands>) => moved(chosen("oak"), calling, { ...IDLE, ...hands }, NOW).table;

  expect([at({ held: true }), at({ engaged: true }), at({ pressedAt: NOW - GUARD_MS + 1 }), at({ pressedAt: NOW - GUARD_MS })]).toEqual([
    "oak", "oak", "oak", "elm",
  ]);
});

test("after it has moved by itself no key is heard for the guard time, after a choice at once", () => {
  const ring = moved(chosen("oak"), tables({ oak: "playing", elm: 9_000 }), IDLE, NOW);

  expect([hears(ring, "elm", NOW + GUARD_MS - 1), hears(ring, "elm", NOW + GUARD_MS), hears(chosen("elm"), "elm", NOW)]).toEqual([false, true, true]);
});

test("no table but the one with the ring hears a key", () => {
  expect(hears(chosen("oak"), "elm", NOW)).toBe(false);
});

test("a table that has gone gives the ring to the first one", () => {
  expect(moved(chosen("gone"), tables({ oak: "idle", elm: "idle" }), IDLE, NOW).table).toBe("oak");
  expect(moved(chosen("gone"), [], IDLE, NOW).table).toBe("gone");
});

test("one key goes round the tables that call", () => {
  const calling = tables({ oak: 1, elm: "idle", ash: 2, fir: 3 });

  expect([nextCalling(chosen("oak"), calling), nextCalling(chosen("ash"), calling), nextCalling(chosen("fir"), calling)]).toEqual(["ash", "fir", "oak"]);
  expect(nextCalling(chosen("oak"), tables({ oak: 1, elm: "idle" }))).toBeNull();
});
