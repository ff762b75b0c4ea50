import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChatLine } from "../protocol";
import { muted, TableChat, type ChatDesk } from "./chat.svelte";
import ChatTab from "./ChatTab.svelte";

const line = (number: number, text: string, name = "Ann"): ChatLine => ({ number, name, seat: 3, at: 0, text, reaction: null });
const update = (lines: readonly ChatLine[], whole = false) => ({ type: "chat", table: "oak", open: true, whole, lines }) as const;
const texts = (chat: TableChat) => chat.lines.map(({ text }) => text);

let chat: TableChat;
let tab: object | null = null;

function show(differs: Partial<ChatDesk> = {}): ChatDesk {
  const desk = { chat, name: "Bob", say: vi.fn(() => Promise.resolve(true)), react: vi.fn(() => Promise.resolve(true)), enter: vi.fn(), ...differs };
  tab = mount(ChatTab, { target: document.body, props: { desk } });
  flushSync();
  return desk;
}

beforeEach(() => {
  localStorage.clear();
  muted.clear();
  chat = new TableChat();
});

afterEach(async () => {
  if (tab !== null) await unmount(tab);
  tab = null;
});

test("what was said before one came is read; what comes then is news until it was seen", () => {
  chat.take(update([line(1, "a"), line(2, "b")], true));
  expect(chat.unread).toBe(0);

  chat.take(update([line(3, "c")]));
  expect([texts(chat), chat.unread]).toEqual([["a", "b", "c"], 1]);

  chat.readAll();
  expect(chat.unread).toBe(0);
});

test("no line stands there twice, and after a break those in between are news", () => {
  chat.take(update([line(1, "a")], true));
  chat.take(update([line(2, "b")]));
  chat.take(update([line(2, "b")]));
  chat.readAll();
  chat.take(update([line(1, "a"), line(2, "b"), line(3, "c")], true));

  expect([texts(chat), chat.unread]).toEqual([["a", "b", "c"], 1]);
});

test("a server that has restarted counts anew", () => {
  chat.take(update([line(8, "old")], true));
  chat.take(update([], true));
  chat.take(update([line(1, "new")]));

  expect([texts(chat), chat.unread]).toEqual([["new"], 1]);
});

test("who is muted is heard nowhere on this device until he is heard again", () => {
  chat.take(update([line(1, "a"), line(2, "b", "Cat")], true));
  muted.add("Cat");
  expect(texts(chat)).toEqual(["a"]);
  expect(localStorage.getItem("splitpot.muted")).toBe('["Cat"]');

  muted.clear();
  expect(texts(chat)).toEqual(["a", "b"]);
});

test("a message is shown as text and never as anything else", () => {
  chat.take(update([line(1, '<img src=x onerror="alert(1)">')], true));
  show();

  expect(document.querySelector("img")).toBeNull();
  expect(document.querySelector('[role="log"]')?.textContent).toContain("<img src=x");
});

test("a message that was said leaves the field, one that was refused stays", async () => {
  const say = vi.fn(() => Promise.resolve(false));
  show({ say });
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = "Hello";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(say).toHaveBeenCalledWith("Hello"));
  expect(field.value).toBe("Hello");

  say.mockResolvedValue(true);
  await vi.waitFor(() => expect(document.querySelector<HTMLButtonElement>("form button")?.disabled).toBe(false));
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(field.value).toBe(""));
});

test("a reaction takes one press, and is worded for each reader", () => {
  chat.take(update([{ ...line(1, ""), reaction: "good_luck" }], true));
  const desk = show();
  const press = [...document.querySelectorAll<HTMLButtonElement>(".reactions button")].find(({ textContent }) => textContent === "Nice hand!");
  press?.click();

  expect(desk.react).toHaveBeenCalledWith("nice_hand");
  expect(document.querySelector('[role="log"]')?.textContent).toContain("Good luck");
});

test("who has no name reads and is offered one; a host may want no chat at all", () => {
  const desk = show({ name: null });
  expect(document.querySelector("form")).toBeNull();
  document.querySelector<HTMLButtonElement>(".link")?.click();
  expect(desk.enter).toHaveBeenCalled();

  chat.take({ ...update([], true), open: false });
  flushSync();
  expect(document.body.textContent).toContain("The host wants no chat");
});
