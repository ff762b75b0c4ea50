import { beforeAll, describe, expect, test } from "vitest";
import { CHIP } from "../i18n/numbers";
import { words } from "../i18n/words.svelte";
import { isTold, markPassed } from "./announcing";
import { placesOf } from "./layout";
import type { LogLine } from "./log";
import { pillOf } from "./pills";
import { readingText } from "./readings";
import { pillText, seatsShown } from "./seats";
import { seatView } from "./stories/fixtures";
import { STORIES } from "./stories/stories";

beforeAll(() => words.speak("en"));

function read(reading: Parameters<typeof readingText>[0], story = "your-turn") {
  const still = STORIES[story]?.(3);
  if (still === undefined) throw new Error(`no story ${story}`);
  const facts = still.log.map(({ event }) => event);
  const seats = seatsShown(still.view, facts, placesOf(3, 1, "wide"), null, { seat: null, pot: null });
  return readingText(reading, still.view, seats, []);
}

describe("what is read on request", () => {
  test("names the cards, and what they are worth", () => {
    expect(read("own")).toBe("ace of spades, two of spades, jack of diamonds, nine of hearts");
    expect(read("board")).toBe("four of clubs, seven of spades, king of spades, eight of hearts");
    expect(read("strength")).toBe("HIGH: ace high. LOW: 8-7-4-2-A");
    expect(read("pots")).toBe("Pot 74");
  });

  test("is what you may do, or that it is not your turn", () => {
    expect(read("choices")).toBe("8 to call. Fold, Call 8, Raise to 16.");
    expect(read("choices", "others-turn")).toBe("It is not your turn.");
  });

  test("says so where there is nothing to read", () => {
    expect([read("own", "alone"), read("board", "alone"), read("pots", "alone")]).toEqual(["You have no cards.", "No board yet.", "No hand is being played."]);
  });

  test("names every seat with its stack", () => {
    expect(read("seats")).toMatch(/^Seat 1, Bob, stack 372, you/);
    expect(read("seats").split(". ")).toHaveLength(3);
  });
});

test("short tells awards, normal every action too, and full all there is", () => {
  const line = (tone: LogLine["tone"]): LogLine => ({ id: "log-hand", tone });

  expect((["short", "normal", "full"] as const).map((level) => (["award", "fact", "quiet"] as const).filter((tone) => isTold(line(tone), level)))).toEqual([
    ["award"], ["award", "fact"], ["award", "fact", "quiet"],
  ]);
});

test("the clock is told at fifteen, eight and four seconds, each once", () => {
  const looks = [25, 16, 15, 14, 8, 7, 3, 2];

  expect(looks.map((seconds, index) => markPassed(looks[index - 1] ?? null, seconds)).filter((mark) => mark !== null)).toEqual([15, 8, 4]);
});

test("a seat that reconnects says how long its clock still runs", () => {
  const pill = pillOf(seatView(2, { connected: false, stack: 18 * CHIP }), undefined, undefined, { seconds: 18, part: 0.5, urgency: "calm", banking: false });

  expect(pill && pillText(pill)).toBe("Reconnects 18 s");
});
