import { beforeAll, expect, test } from "vitest";
import { words } from "../i18n/words.svelte";
import { shortName } from "./game";
import { tableView } from "./stories/fixtures";

beforeAll(() => words.speak("en"));

test("a phone says the limit too, as players abbreviate it", () => {
  const { rules } = tableView(6, null, null);
  const named = (["fixed", "pot", "no"] as const).map((limit) => shortName({ ...rules, limit }));

  expect(named).toEqual(["FL Omaha Hi/Lo", "PL Omaha Hi/Lo", "NL Omaha Hi/Lo"]);
});
