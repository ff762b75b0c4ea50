import { expect, test } from "vitest";
import type { Rules } from "../protocol";
import { buyInBounds, topUpBounds } from "./amounts";

const RULES = { min_buy_in: 1000, max_buy_in: null, unit: 1, big_blind: 100 } as Rules;

test("a buy-in begins at the least and is proposed at twice that", () => {
  expect(buyInBounds(RULES, 200_000)).toEqual({ least: 1000, most: 200_000, step: 100, proposed: 2000 });
});

test("a buy-in ends at the wallet or at the table's most, whichever is less", () => {
  expect(buyInBounds(RULES, 1550)).toEqual({ least: 1000, most: 1550, step: 1, proposed: 1550 });
  expect(buyInBounds({ ...RULES, max_buy_in: 5000 }, 200_000).most).toBe(5000);
});

test("a wallet with too little still shows the least, so that the refusal can say it", () => {
  expect(buyInBounds(RULES, 300)).toEqual({ least: 1000, most: 1000, step: 100, proposed: 1000 });
});

test("a top-up is proposed to bring the stack to twice the least buy-in", () => {
  expect(topUpBounds(RULES, 200_000, 600)).toMatchObject({ least: 400, proposed: 1400 });
  expect(topUpBounds(RULES, 200_000, 4000)).toMatchObject({ least: 1, proposed: 1000 });
});
