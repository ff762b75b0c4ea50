import { flushSync } from "svelte";
import { expect, it } from "vitest";
import { Parted } from "./parted.svelte";
import { ticking } from "./table/clock";
import { unchanged } from "./unchanged";

interface Told {
  readonly name: string;
  readonly seats: readonly number[];
  readonly hand: { readonly number: number; readonly board: readonly number[] } | null;
}

/** How often what reads one part is run, while the whole is told these things one after the other. */
function runs(read: (whole: Told) => unknown, first: Told, ...then: readonly Told[]): number {
  const parts = new Parted<Told>(first, 1);
  let count = 0;
  const end = $effect.root(() => {
    $effect(() => {
      read(parts.whole);
      count += 1;
    });
  });
  flushSync();
  for (const told of then) {
    parts.take(told);
    flushSync();
  }
  end();
  return count;
}

const TOLD: Told = { name: "Larch", seats: [1, 2], hand: { number: 7, board: [3] } };

it("tells who reads a part of its changes alone", () => {
  const then = [structuredClone(TOLD), { ...TOLD, hand: { number: 7, board: [3, 4] } }, { ...TOLD, name: "Rowan" }];

  expect(runs(({ name }) => name, TOLD, ...then)).toBe(2);
  expect(runs(({ seats }) => seats, TOLD, ...then)).toBe(1);
  expect(runs(({ hand }) => hand?.board, TOLD, ...then)).toBe(3);
  expect(runs(({ hand }) => hand?.number, TOLD, ...then)).toBe(1);
});

it("tells of a thing that comes and goes", () => {
  expect(runs(({ hand }) => hand?.number, TOLD, { ...TOLD, hand: null }, { ...TOLD, hand: { number: 8, board: [] } })).toBe(3);
});

it("is what was told last, and always the same thing", () => {
  const parts = new Parted<Told>(TOLD, 1);
  const { whole } = parts;
  const later: Told = { name: "Larch", seats: [2], hand: null };
  parts.take(later);

  expect(parts.whole).toBe(whole);
  expect({ ...whole }).toEqual(later);
});

it("never takes one clock for another", () => {
  const [before, now] = [ticking(9, 9, () => 0), ticking(9, 9, () => 0)];

  expect(unchanged({ clock: before }, { clock: now }).clock).toBe(now);
});
