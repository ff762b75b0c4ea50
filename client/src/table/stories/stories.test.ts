import { mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../i18n/languages";
import { words } from "../../i18n/words.svelte";
import Story from "./Story.svelte";
import { STORIES } from "./stories";

/** A message that no language has is shown by its name. */
const UNWORDED = /\b[a-z]+(-[a-z0-9]+)+\b/;
const HYPHENATED = /all-in|straight-til|face-down/g;

afterEach(async () => {
  await words.speak("en");
});

describe.each(LANGUAGES)("in %s", (language) => {
  it.each(Object.keys(STORIES))("every text of the story %s is worded", async (name) => {
    await words.speak(language);
    const target = document.body.appendChild(document.createElement("div"));
    const story = mount(Story, { target, props: { name, seats: 6 } });
    await tick();
    const said = [...target.querySelectorAll("[aria-label], [title]")].flatMap((node) => [node.getAttribute("aria-label"), node.getAttribute("title")]);
    const text = [target.textContent, ...said].join(" ").replace(HYPHENATED, "");

    expect(UNWORDED.exec(text)?.[0]).toBeUndefined();
    expect(text).not.toContain("{");
    await unmount(story);
    target.remove();
  });
});
