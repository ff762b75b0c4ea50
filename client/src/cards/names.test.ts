import { afterEach, describe, expect, it } from "vitest";
import { words } from "../i18n/words.svelte";
import { cardOf, cardsOf, lowText } from "./card";
import { cardName, highName } from "./names";

afterEach(async () => {
  await words.speak("en");
});

const [NINE, SIX, ACE, KING] = [7, 4, 12, 11];

describe("names of hands", () => {
  it.each([
    ["en", "two pair, nines and sixes"],
    ["de", "Zwei Paare, Neunen und Sechsen"],
    ["da", "to par, niere og seksere"],
    ["nb", "to par, niere og seksere"],
    ["pl", "dwie pary, dziewiątki i szóstki"],
  ] as const)("bend the ranks of two pair in %s", async (language, name) => {
    await words.speak(language);

    expect(highName({ category: "two_pair", ranks: [NINE, SIX, ACE] })).toBe(name);
  });

  it("bend Polish ranks by what the hand asks for", async () => {
    await words.speak("pl");

    expect(highName({ category: "pair", ranks: [NINE] })).toBe("para dziewiątek");
    expect(highName({ category: "full_house", ranks: [ACE, KING] })).toBe("ful, asy na królach");
    expect(highName({ category: "straight", ranks: [ACE] })).toBe("strit do asa");
    expect(highName({ category: "high_card", ranks: [ACE] })).toBe("wysoka karta: as");
  });

  it("know a royal flush from a straight flush", () => {
    expect(highName({ category: "straight_flush", ranks: [ACE] })).toBe("royal flush");
    expect(highName({ category: "straight_flush", ranks: [KING] })).toBe("straight flush to the king");
  });

  it("name every category", () => {
    const names = ["high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads", "straight_flush"].map((category) =>
      highName({ category, ranks: [NINE, SIX] }),
    );

    expect(names).toEqual([
      "nine high", "pair of nines", "two pair, nines and sixes", "three nines", "straight to the nine", "flush, nine high",
      "full house, nines over sixes", "four nines", "straight flush to the nine",
    ]);
  });
});

describe("cards", () => {
  it("are named for the ear", async () => {
    expect(cardName(cardOf("As"))).toBe("ace of spades");
    await words.speak("de");
    expect(cardName(cardOf("Td"))).toBe("Karo Zehn");
  });

  it("are counted by rank and suit", () => {
    expect(cardsOf("2c 2d As")).toEqual([0, 1, 51]);
    expect(() => cardOf("1x")).toThrow("no card");
  });

  it("write a low from its highest card down, the ace last", () => {
    expect(lowText([6, 5, 2, 0, ACE])).toBe("8-7-4-2-A");
  });
});
