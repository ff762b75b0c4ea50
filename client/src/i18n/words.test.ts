import { afterEach, describe, expect, test } from "vitest";
import { bestLanguage, spoken } from "./languages";
import { chips, inChips, signedChips, stakes, typedChips } from "./numbers";
import { refusalText } from "./refusals";
import { t, words } from "./words.svelte";

afterEach(() => words.speak("en"));

describe("the language", () => {
  test("is the first wish of the browser that the room speaks", () => {
    expect(bestLanguage(["fr-CH", "pl-PL", "en"])).toBe("pl");
    expect(bestLanguage(["nn-NO"])).toBe("nb");
    expect(bestLanguage([])).toBe("en");
    expect(spoken("de-AT")).toBe("de");
    expect(spoken("xx")).toBeNull();
  });

  test("changes every word at once, without loading the page anew", async () => {
    expect(t("nav-play")).toBe("Play");

    await words.speak("de");

    expect(t("nav-play")).toBe("Spielen");
  });

  test("is the last one asked for, whichever arrives first", async () => {
    await Promise.all([words.speak("pl"), words.speak("da")]);

    expect(words.language).toBe("da");
  });
});

describe("numbers", () => {
  test("are chips, with decimals only where a chip is not whole", () => {
    expect([chips(0), chips(200), chips(50), chips(123_456_700)]).toEqual(["0", "2", "0.50", "1,234,567"]);
  });

  test("are written as the reader writes them", async () => {
    await words.speak("de");
    expect([chips(50), chips(123_450)]).toEqual(["0,50", "1.234,50"]);

    await words.speak("pl");
    expect(chips(50)).toBe("0,50");
  });

  test("won and lost carry a sign, nothing carries none", () => {
    expect([signedChips(1200), signedChips(-350), signedChips(0)]).toEqual(["+12", "−3.50", "0"]);
  });

  test("choose the plural of their message", async () => {
    await words.speak("pl");
    const said = [100, 200, 500, 150].map((amount) => t("play-chips-count", { chips: inChips(amount) }));

    expect(said).toEqual(["1 wirtualny żeton", "2 wirtualne żetony", "5 wirtualnych żetonów", "1,50 wirtualnego żetonu"]);
  });

  test("that are typed may have a comma or a point before the decimals", () => {
    expect(["20", "0,5", "0.50", "1 000", " 7 "].map(typedChips)).toEqual([2000, 50, 50, 100_000, 700]);
    expect(["", "-5", "1.234", "five", "1e3", "12345678901", "1,00,000", "10,0000"].map(typedChips)).toEqual(Array(8).fill(null));
  });

  test.each(["en", "de", "da", "nb", "pl"] as const)("are read as the page writes them in %s", async (language) => {
    await words.speak(language);

    for (const amount of [0, 50, 99_900, 100_000, 123_456, 123_456_700, 123_456_789]) expect(typedChips(chips(amount))).toBe(amount);
  });

  test("that are grouped are read in the reader's own way, and refused where they might mean something else", async () => {
    expect(["1,000", "1,000.50", "1,000,000", "1.000,50", "1'000"].map(typedChips)).toEqual([100_000, 100_050, 100_000_000, 100_050, 100_000]);
    await words.speak("de");
    expect(["1.000", "1.000,50", "1,000", "0.50"].map(typedChips)).toEqual([100_000, 100_050, null, 50]);
    await words.speak("pl");
    expect(["1 000,50", "1.000", "1,000"].map(typedChips)).toEqual([100_050, 100_000, null]);
  });

  test("name a fixed-limit table by its bets and others by their blinds", () => {
    const bare = { small_blind: 50, big_blind: 100, small_bet: 100, big_bet: 200 };
    const rules = (limit: "fixed" | "no") => ({ ...bare, limit }) as Parameters<typeof stakes>[0];

    expect([stakes(rules("fixed")), stakes(rules("no"))]).toEqual(["1/2", "0.50/1"]);
  });
});

describe("a refusal", () => {
  test("names the amount that would do", () => {
    expect(refusalText({ code: "buy_in_too_small", values: { min: 1000 } })).toBe("That is too little here: it takes at least 10.");
  });

  test("has a sentence without amounts where the server gave none", () => {
    expect(refusalText({ code: "not_enough_chips", values: {} })).toBe("You do not have that many chips.");
  });

  test("of an amount says what is wrong with it", () => {
    expect(refusalText({ code: "wrong_amount", values: { min: 200, max: 200 } })).toBe("Only exactly 2 is possible here.");
    expect(refusalText({ code: "wrong_amount", values: { min: 200, max: 900 } })).toBe("Only amounts from 2 to 9 are possible here.");
    expect(refusalText({ code: "wrong_amount", values: { min: 200, max: 900, unit: 50 } })).toBe("Amounts here go in steps of 0.50.");
  });

  test("counts seats as seats, not as chips", () => {
    expect(refusalText({ code: "already_seated", values: { seat: 3 } })).toBe("You are already sitting here, in seat 3.");
  });
});
