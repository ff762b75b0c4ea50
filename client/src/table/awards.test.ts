import { describe, expect, it } from "vitest";
import { CHIP } from "../i18n/numbers";
import { awardRows, sharesText, winnersText, wonBy } from "./awards";
import { ribbonsOf } from "./pills";
import { showdown, type Ending } from "./stories/showdown";

const NAMES = new Map([[1, "Bob"], [2, "Cat"], [6, "Ann"]]);

function rows(ending: Ending): string[] {
  return awardRows(showdown(6, ending).view.hand).map(
    ({ amount, parts, noLow }) =>
      `${amount / CHIP}: ${parts.map((part) => `${part.part} ${sharesText(part)} ${winnersText(part, NAMES)}`).join(" · ")}${noLow ? " no low" : ""}`,
  );
}

describe("the award", () => {
  it("names main pot first, high before low, and quarters", () => {
    expect(rows("split")).toEqual(["120: high 60 Ann · low 30 / 30 Bob, Cat", "44: high 22 Ann · low 22 Bob"]);
  });

  it("calls both halves in one hand a scoop", () => {
    expect(rows("scoop")).toEqual(["164: scoop 164 Bob"]);
  });

  it("gives everything to the high hand if there is no low", () => {
    expect(rows("no-low")).toEqual(["164: high 164 Ann no low"]);
  });

  it("has no halves in hold'em, nor where all have folded", () => {
    expect(rows("holdem")).toEqual(["164: whole 82 / 82 Bob, Ann"]);
    expect(rows("uncontested")).toEqual(["44: whole 44 Ann"]);
  });

  it("is empty before anything was paid", () => {
    expect(awardRows(null)).toEqual([]);
  });

  it("adds up what a seat won, and knows a quarter from a half", () => {
    const { hand } = showdown(6, "split").view;
    if (hand === null) throw new Error("the fixture has a hand");

    expect(wonBy(hand, 1)).toEqual({ amount: 52 * CHIP, quartered: true });
    expect(wonBy(hand, 6)).toEqual({ amount: 82 * CHIP, quartered: false });
    expect(wonBy(hand, 4)).toEqual({ amount: 0, quartered: false });
  });
});

describe("ribbons", () => {
  it("hold the sum of a half over all pots, with the share of the main pot", () => {
    const ribbons = ribbonsOf(showdown(6, "split").view.hand);

    expect(ribbons.get(1)).toEqual([{ half: "low", amount: 52 * CHIP, sector: { place: 0, of: 2 } }]);
    expect(ribbons.get(6)).toEqual([{ half: "high", amount: 82 * CHIP, sector: { place: 0, of: 1 } }]);
    expect(ribbons.get(4)).toBeUndefined();
  });

  it("stand HIGH before LOW for who wins both", () => {
    expect(ribbonsOf(showdown(6, "scoop").view.hand).get(1)?.map(({ half }) => half)).toEqual(["high", "low"]);
  });
});
