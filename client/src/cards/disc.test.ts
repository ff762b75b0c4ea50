import { expect, it } from "vitest";
import { cardsOf } from "./card";
import { chipColour } from "./chips";
import { sector } from "./disc";
import { lightOf, lights, UNLIT } from "./light";

it("cuts a half upright into quarters that do not touch", () => {
  expect(sector("low", { place: 0, of: 1 })).toBe("M1 10.7A9 9 0 0 0 19 10.7Z");
  expect(sector("low", { place: 0, of: 2 })).toMatch(/^M9.3 10.7L1 10.7A9 9 0 0 0 9.3 /);
  expect(sector("low", { place: 1, of: 2 })).toMatch(/^M10.7 10.7L10.7 /);
});

it("lights a card for both halves if it has won in both", () => {
  const [eight, king, deuce] = cardsOf("8h Ks 2d");
  const map = lights([
    { pot: 0, half: "high", board: 1, seat: 1, cards: [eight, king] as number[] },
    { pot: 0, half: "low", board: 1, seat: 2, cards: [eight] as number[] },
  ]);

  expect(lightOf(map, eight ?? null)).toEqual({ high: true, low: true });
  expect(lightOf(map, king ?? null)).toEqual({ high: true, low: false });
  expect(lightOf(map, deuce ?? null)).toEqual(UNLIT);
  expect(lightOf(new Map(), king ?? null)).toBeNull();
});

it("colours a bet by the largest chip in it", () => {
  expect(chipColour(100)).toBe(chipColour(499));
  expect(chipColour(500)).not.toBe(chipColour(499));
  expect(chipColour(50)).toBe(chipColour(100));
});
