/**
 * Every state of a table from fixtures, for the eye: `npm run dev`, then /src/table/stories/index.html?story=showdown
 * with seats=2..10, language=en|de|da|nb|pl, theme=dark|light, deck=four|two, felt=moss|slate|plum|graphite.
 * Without a story it lists them. Only the dev server knows this page; no build contains it.
 */

import { mount } from "svelte";
import { settings } from "../../account/settings.svelte";
import { spoken } from "../../i18n/languages";
import { words } from "../../i18n/words.svelte";
import "../../style/tokens.css";
import "../../style/base.css";
import Story from "./Story.svelte";

const wishes = new URLSearchParams(location.search);
await words.speak(spoken(wishes.get("language") ?? "en") ?? "en");
settings.apply();
for (const name of ["theme", "deck", "felt"]) {
  const wish = wishes.get(name);
  if (wish !== null) document.documentElement.dataset[name] = wish;
}
const target = document.getElementById("story");
if (target === null) throw new Error("the page has no #story");
mount(Story, { target, props: { name: wishes.get("story"), seats: Number(wishes.get("seats") ?? 6) }, intro: false });
