import { beforeEach, expect, test } from "vitest";
import { readChoices, settings } from "./settings.svelte";

beforeEach(() => localStorage.clear());

test("what is stored is read back, and anything else counts as not chosen", () => {
  expect(readChoices('{"theme":"dark","deck":"two","language":"pl","words":"full"}')).toEqual({
    theme: "dark", deck: "two", felt: "moss", motion: "system", language: "pl", index: "normal", amounts: "chips", sound: "all", vibration: "on",
    hand: "right", words: "full", muck: "auto", bank: "auto", tables: "tiles",
  });
  expect(readChoices('{"words":"loud"}').words).toBe("normal");
  expect(readChoices('{"theme":"pink","language":"xx"}')).toEqual(readChoices(null));
  expect(readChoices("not json")).toEqual(readChoices("[]"));
});

test("a choice is shown at once and kept", () => {
  settings.choose({ theme: "light", felt: "plum" });

  expect(document.documentElement.dataset).toMatchObject({ theme: "light", felt: "plum" });
  expect(readChoices(localStorage.getItem("splitpot.settings"))).toMatchObject({ theme: "light", felt: "plum" });
});

test("whoever wants stillness gets it, whatever the system says", () => {
  settings.choose({ motion: "reduced" });

  expect(settings.still).toBe(true);
});
