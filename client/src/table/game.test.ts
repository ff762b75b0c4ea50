import { beforeAll, expect, test } from "vitest";
import { words } from "../i18n/words.svelte";
import { shortName } from "./game";
import { tableView } from "./stories/fixtures";

beforeAll(() => words.speak("en"));

test("a phone says the limit too, as players abbreviate it", () => {
  const { rules } = tableView(6, null, null);
  const named = (["fixed", "pot", "no"] as const).map((limit) => shortName({ ...rules, limit }).split(" ")[0]);

  expect(named).toEqual(["FL", "PL", "NL"]);
  expect(shortName({ ...rules, limit: "pot", small_blind: 100, big_blind: 200 })).toBe("PL Omaha Hi/Lo 1/2");
});
