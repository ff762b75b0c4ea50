import { describe, expect, it } from "vitest";
import { feltShapeOf, placesOf, seatOrder, shapeOf } from "./layout";

describe("the layout", () => {
  it("tells a phone from a tablet, a desk and a phone on its side", () => {
    expect(shapeOf(390, 844)).toBe("phone");
    expect(shapeOf(768, 1024)).toBe("tablet");
    expect(shapeOf(1024, 768)).toBe("desk");
    expect(shapeOf(1280, 800)).toBe("wide");
    expect(shapeOf(844, 390)).toBe("sideways");
  });

  it("counts clockwise from the reader, from seat 1 for who watches", () => {
    expect(seatOrder(5, 4)).toEqual([4, 5, 1, 2, 3]);
    expect(seatOrder(3, null)).toEqual([1, 2, 3]);
  });

  it("gives every seat of every table a place of its own, yours at the bottom", () => {
    for (const shape of ["wide", "phone"] as const) {
      for (let seats = 2; seats <= 10; seats += 1) {
        const places = placesOf(seats, 2, shape);

        expect(places.size).toBe(seats);
        expect(new Set([...places.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(seats);
        expect(places.get(2)?.slot).toBe(0);
      }
    }
  });

  it("draws the felt upright beside the column of a very small phone on its side", () => {
    expect(feltShapeOf(844, 390)).toBe("sideways");
    expect(feltShapeOf(640, 400)).toBe("phone");
    expect(feltShapeOf(390, 844)).toBe("phone");
  });

  it("leaves the cards above the upper plates their room on a felt that is not high", () => {
    const places = placesOf(10, 1, "wide");

    expect([5, 6, 7].map((seat) => places.get(seat)?.y)).toEqual(["max(54px, 10%)", "max(54px, 9%)", "max(54px, 10%)"]);
    expect([4, 8].map((seat) => places.get(seat)?.y)).toEqual(["max(134px, 25%)", "max(134px, 25%)"]);
  });

  it("goes clockwise: who sits after you is on your left", () => {
    expect(placesOf(6, 1, "wide").get(2)?.side).toBe("west");
    expect(placesOf(6, 1, "wide").get(6)?.side).toBe("east");
    expect(placesOf(2, 1, "wide").get(2)?.side).toBe("middle");
  });
});
