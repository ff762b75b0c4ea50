import { afterEach, expect, test, vi } from "vitest";
import { copyText, onlyHere } from "./copying";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("without https the address is copied by way of a selection, and nothing is left behind", async () => {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  let selected = "";
  vi.stubGlobal("navigator", {});
  Object.assign(document, {
    execCommand(what: string) {
      const field = document.querySelector("textarea");
      selected = `${what} ${field?.value.slice(field.selectionStart, field.selectionEnd)}`;
      return true;
    },
  });

  expect(await copyText("http://room.example/table/oak")).toBe(true);
  expect(selected).toBe("copy http://room.example/table/oak");
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("where nothing can be copied, that is told", async () => {
  vi.stubGlobal("navigator", {});
  Object.assign(document, { execCommand: () => false });

  expect(await copyText("http://room.example/")).toBe(false);
});

test("an address of this machine alone is no invitation", () => {
  expect(["localhost", "127.0.0.1", "127.9.9.9", "[::1]", "room.localhost"].every(onlyHere)).toBe(true);
  expect(["192.168.0.7", "room.example", "10.0.0.1", "localhost.example"].some(onlyHere)).toBe(false);
});
