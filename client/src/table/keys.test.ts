import { expect, test } from "vitest";
import { keyOf } from "./keys";

function pressed(key: string, differs: Partial<KeyboardEvent> = {}) {
  return keyOf({ key, code: "", altKey: false, ctrlKey: false, metaKey: false, repeat: false, target: document.body, ...differs } as KeyboardEvent);
}

test("letters act, big or small, and the question mark lists them", () => {
  expect([pressed("f"), pressed("C"), pressed("r"), pressed("t"), pressed("?")]).toEqual([0, 1, 2, "bank", "list"]);
});

test("digits are presets, and with Alt they read aloud wherever the focus is", () => {
  const field = document.createElement("input");

  expect(pressed("2", { code: "Digit2" })).toEqual({ preset: 1 });
  expect(pressed("¡", { code: "Digit1", altKey: true, target: field })).toEqual({ read: "own" });
  expect(pressed("!", { code: "Digit5", altKey: true, shiftKey: true })).toEqual({ read: "choices" });
});

test("keys are silent where one types, with Ctrl, and while they are held down", () => {
  const field = document.createElement("input");

  expect(pressed("f", { target: field })).toBeNull();
  expect(pressed("f", { ctrlKey: true })).toBeNull();
  expect(pressed("f", { repeat: true })).toBeNull();
  expect(pressed("ArrowUp", { repeat: true })).toBe("more");
});
