import { mount, tick, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { LANGUAGES } from "../i18n/languages";
import { CHIP } from "../i18n/numbers";
import { words } from "../i18n/words.svelte";
import type { TableEvent } from "../protocol";
import { partRuling, awardRows } from "./awards";
import { logLines } from "./log";
import { ruleMessage, ruleText, sumText } from "./logwords";
import { closedRuling, markRuling, type Ruling } from "./rulings";
import { NAMES, RULES } from "./stories/fixtures";
import { STORIES } from "./stories/stories";
import Story from "./stories/Story.svelte";

const SEATED = new Map(NAMES.map((name, index): [number, string] => [index + 1, name]));

let standing: ReturnType<typeof mount> | null = null;

afterEach(async () => {
  if (standing !== null) await unmount(standing);
  standing = null;
  document.body.replaceChildren();
  await words.speak("en");
});

async function shown(name: string): Promise<void> {
  standing = mount(Story, { target: document.body, props: { name, seats: 6 } });
  await tick();
}

function card(): HTMLElement | null {
  return document.querySelector("section.card");
}

async function press(key: string): Promise<void> {
  window.dispatchEvent(new KeyboardEvent("keydown", { key }));
  await tick();
}

function rulings(events: TableEvent[]): (Ruling | undefined)[] {
  return logLines(events.map((event) => ({ event, names: SEATED })), null).map(({ ruling }) => ruling);
}

function sums(ruling: Ruling | null | undefined): [string, number][] {
  return ruling?.sums.map((sum) => [sumText(sum), sum.amount / CHIP]) ?? [];
}

describe("a ruling", () => {
  it("carries the rule that the server named, and the hand", () => {
    const [, post] = rulings([
      { type: "hand_started", number: 7, rules: RULES, button: 1, seats: [], posts: [], deck: [], carried: 0, run_twice: [] },
      { type: "posted", seat: 1, kind: "dead", amount: 2 * CHIP, all_in: false, rule: "R2.10" },
    ]);

    expect(post).toMatchObject({ rule: "R2.10", hand: 7, happened: { id: "log-dead-post", name: "Bob" } });
  });

  it("of a share gives the pot, the half and what everybody got", () => {
    const hand = STORIES.showdown?.(6).view.hand ?? null;
    const [main] = awardRows(hand);
    const low = main?.parts.find(({ part }) => part === "low");

    expect(sums(hand && low && partRuling(low, hand, SEATED))).toEqual([["Main pot", 120], ["Low half", 60], ["Bob", 30], ["Cat", 30]]);
  });

  it("of a hand run twice says which board", () => {
    const hand = STORIES["run-twice"]?.(6).view.hand ?? null;
    const rows = awardRows(hand);
    const part = rows[1]?.parts[0];

    expect(rows.map(({ board, amount }) => [board, amount / CHIP])).toEqual([[1, 82], [2, 82]]);
    expect(sums(hand && part && partRuling(part, hand, SEATED))).toEqual([["Pot", 164], ["Board 2", 82], ["Ann", 82]]);
  });

  it("of the rake gives each pot's part", () => {
    const [line] = rulings([{ type: "rake_taken", amounts: [200, 100], rule: "R9.2" }]);

    expect(sums(line)).toEqual([["Main pot", 2], ["Side pot", 1]]);
  });

  it("of a mark gives what the seat owes", () => {
    expect([markRuling("ML", "Cat", RULES).rule, sums(markRuling("ML", "Cat", RULES))]).toEqual(["R2.9", [["Live, a bet", 4], ["Dead, to the pot", 2]]]);
    expect([markRuling("MS", "Cat", RULES).rule, sums(markRuling("MS", "Cat", RULES))]).toEqual(["R2.10", [["Dead, to the pot", 2]]]);
  });

  it("says why the betting is closed, and nothing where it is open", () => {
    const view = STORIES.capped?.(6).view;
    const open = STORIES["your-turn"]?.(6).view;

    expect(view && closedRuling(view)).toMatchObject({ rule: "R10.3", happened: { id: "closed-capped" } });
    expect(open && closedRuling(open)).toBeNull();
  });

  it.each(LANGUAGES)("has words in %s with all its values", async (language) => {
    await words.speak(language);
    const happened = { id: "log-returned", tone: "fact", name: "Ann", amount: 700 } as const;
    const text = ruleText({ rule: "R8.1", happened, sums: [], hand: 1 }, RULES);

    expect(text).toContain("Ann");
    expect(text).toContain("7");
    expect(text).not.toContain("{");
    expect(words.has(ruleMessage("R2.10"))).toBe(true);
  });
});

describe("why", () => {
  it("opens at a question mark, and closes at the second press, with Esc and by a press elsewhere", async () => {
    await shown("showdown");
    const mark = document.querySelector<HTMLButtonElement>("table.award button[data-why]");

    mark?.click();
    await tick();
    expect(card()?.textContent).toContain("Rule R5.1");
    expect(mark?.getAttribute("aria-expanded")).toBe("true");

    mark?.click();
    await tick();
    expect(card()).toBeNull();

    mark?.click();
    await tick();
    await press("Escape");
    expect(card()).toBeNull();

    mark?.click();
    await tick();
    document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await tick();
    expect(card()).toBeNull();
  });

  it("answers W with the newest ruling, and on your turn with what closes the betting", async () => {
    await shown("capped");
    await press("w");

    expect(card()?.textContent).toContain("Rule R10.3");
    expect(card()?.textContent).toContain("3 raises");
  });

  it("stands at the closed button, at marks and at log lines, each with a name for the ear", async () => {
    await shown("wishes");
    await press("l");
    const names = [...document.querySelectorAll("[data-why]")].map((mark) => mark.getAttribute("aria-label"));

    expect(names).toContain("Why? Cat missed the small blind");
    expect(names).toContain("Why? Ann straddles 8");
  });

  it("leaves the focus where it is", async () => {
    await shown("capped");
    const fold = document.querySelector<HTMLButtonElement>("button.fold");
    fold?.focus();
    await press("w");

    expect(document.activeElement).toBe(fold);
    const mark = document.querySelector(".closed button");
    const down = new Event("pointerdown", { bubbles: true, cancelable: true });
    mark?.dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
  });

  it("links a finished hand, and only names the one in play", async () => {
    await shown("capped");
    await press("w");

    expect(card()?.querySelector('a[href^="/hands"]')).toBeNull();
  });
});
