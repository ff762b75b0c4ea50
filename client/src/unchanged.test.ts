import { expect, it } from "vitest";
import { unchanged } from "./unchanged";

it("keeps what equals the part before, and only that", () => {
  const before = { seats: [{ seat: 1, stack: 4 }, { seat: 2, stack: 9 }], board: [7], clock: null };
  const now = unchanged(before, { seats: [{ seat: 1, stack: 4 }, { seat: 2, stack: 8 }], board: [7], clock: { seat: 2 } });

  expect(now).toEqual({ seats: [{ seat: 1, stack: 4 }, { seat: 2, stack: 8 }], board: [7], clock: { seat: 2 } });
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.seats[1]).not.toBe(before.seats[1]);
  expect(now.board).toBe(before.board);
  expect(unchanged(before, structuredClone(before))).toBe(before);
});

it("sees what is longer, shorter, missing or of another kind", () => {
  for (const [before, now] of [[[1], [1, 2]], [[1, 2], [1]], [{ a: 1 }, { b: 1 }], [{ a: 1 }, {}], [{ b: undefined }, { a: undefined }], [[], {}], [{}, []], [null, {}], [{}, null], [[undefined], []]]) {
    const told = unchanged<unknown>(before, now);

    expect(told).toStrictEqual(now);
    expect(told).not.toBe(before);
  }
});

it("keeps a map whose entries are the same, and takes any other as it is", () => {
  const before = new Map([[3, { high: true }]]);
  const other = new Map([[3, { high: false }]]);

  expect(unchanged(before, new Map([[3, { high: true }]]))).toBe(before);
  expect(unchanged(before, other)).toBe(other);
  expect(unchanged(before, new Map())).not.toBe(before);
});
