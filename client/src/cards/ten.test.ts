import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import type { Language } from "../i18n/languages";
import { words } from "../i18n/words.svelte";
import CardFace from "./Card.svelte";
import { cardOf } from "./card";
import TextCard from "./TextCard.svelte";

/** A ten is printed in two ways, 10 on a card and T in text, and heard in one. */

const NAMES: readonly (readonly [Language, string])[] = [
  ["en", "ten of diamonds"], ["de", "Karo Zehn"], ["da", "ruder ti"], ["nb", "ruter ti"], ["pl", "dziesiątka karo"],
];

let drawn: object[] = [];

afterEach(async () => {
  for (const one of drawn) await unmount(one);
  drawn = [];
  await words.speak("en");
});

test.each(NAMES)("on a card and in text it is named in full: %s", async (language, name) => {
  await words.speak(language);
  const props = { card: cardOf("Td") };
  drawn = [mount(CardFace, { target: document.body, props }), mount(TextCard, { target: document.body, props })];
  flushSync();

  expect([...document.querySelectorAll('[role="img"]')].map((card) => card.getAttribute("aria-label"))).toEqual([name, name]);
  expect(document.body.textContent?.trim()).toBe("T");
});
