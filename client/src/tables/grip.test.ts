import { afterEach, beforeEach, expect, test } from "vitest";
import { Grip } from "./grip";

let grip: Grip;
let end: () => void;

beforeEach(() => {
  grip = new Grip();
  end = grip.hold();
});

afterEach(() => end());

const key = (name: string, code: string) => dispatchEvent(new KeyboardEvent(name, { code }));
const pointer = (name: string, pointerId: number) => dispatchEvent(new PointerEvent(name, { pointerId }));

test("whatever is down is held until it is let go", () => {
  key("keydown", "KeyF");
  pointer("pointerdown", 1);
  key("keyup", "KeyF");
  expect(grip.hands().held).toBe(true);
  pointer("pointerup", 1);
  expect(grip.hands().held).toBe(false);
});

test("a key whose end nobody told while Meta was down is let go with it", () => {
  key("keydown", "MetaLeft");
  key("keydown", "KeyC");
  key("keyup", "MetaLeft");

  expect(grip.hands().held).toBe(false);
});

test("a press whose end nobody told is over with the next one", () => {
  pointer("pointerdown", 1);
  pointer("pointerdown", 1);
  pointer("pointerup", 1);

  expect(grip.hands().held).toBe(false);
});
