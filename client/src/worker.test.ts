import { beforeEach, expect, test, vi } from "vitest";
import source from "../worker/service-worker.js?raw";

const HERE = "https://room.test";

type Work = Promise<unknown>;
type Handler = (event: object) => void;

let handlers: Record<string, Handler>;
let kept: Map<string, Set<string>>;
let answer: (request: Request) => Promise<string>;

/** The worker of a build called `version`, beside whatever earlier ones have kept. */
function start(version: string): void {
  const caches = {
    open: (name: string) => {
      const files = kept.get(name) ?? new Set();
      kept.set(name, files);
      return Promise.resolve({ addAll: (requests: Request[]) => requests.forEach(({ url }) => files.add(new URL(url).pathname)) });
    },
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    match: (what: string | Request, { cacheName }: { cacheName: string }) => {
      const path = typeof what === "string" ? what : new URL(what.url).pathname;
      return Promise.resolve(kept.get(cacheName)?.has(path) ? `kept ${path} of ${cacheName}` : undefined);
    },
  };
  const self = {
    location: { origin: HERE },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
  };
  class Here {
    readonly url: string;
    constructor(path: string) {
      this.url = HERE + path;
    }
  }
  const text = source.replace("__VERSION__", version).replace("__FILES__", '["/", "/assets/a.js"]');
  new Function("self", "caches", "fetch", "Request", text)(self, caches, (request: Request) => answer(request), Here);
}

async function happens(name: string): Promise<void> {
  let work: Work = Promise.resolve();
  handlers[name]?.({ waitUntil: (promise: Work) => (work = promise) });
  await work;
}

/** What the worker answers; undefined where it leaves the request alone. */
async function asks(path: string, request: { method?: string; mode?: string } = {}): Promise<unknown> {
  let work: Work | undefined;
  handlers.fetch?.({ request: { url: HERE + path, method: "GET", mode: "cors", ...request }, respondWith: (promise: Work) => (work = promise) });
  return work;
}

beforeEach(async () => {
  handlers = {};
  kept = new Map([["somebody-else", new Set()]]);
  answer = vi.fn(({ url }: Request) => Promise.resolve(`fresh ${new URL(url).pathname}`));
  start("one");
  await happens("install");
  await happens("activate");
});

test("a page comes from the network though the worker has one", async () => {
  expect(await asks("/", { mode: "navigate" })).toBe("fresh /");
  expect(await asks("/table/oak", { mode: "navigate" })).toBe("fresh /table/oak");
});

test("without a network the shell of this version opens, whatever page was asked for", async () => {
  answer = () => Promise.reject(new TypeError("no network"));

  expect(await asks("/table/oak", { mode: "navigate" })).toBe("kept / of splitpot-one");
});

test("files with their content in the name are kept, and fetched where they are not", async () => {
  expect(await asks("/assets/a.js")).toBe("kept /assets/a.js of splitpot-one");
  expect(await asks("/assets/b.js")).toBe("fresh /assets/b.js");
});

test("nothing of the server's own, nothing that changes anything and nothing of others is touched", async () => {
  expect(await asks("/api/me")).toBeUndefined();
  expect(await asks("/", { method: "POST" })).toBeUndefined();
  expect(await asks("/icon.svg")).toBeUndefined();
});

test("a newer version throws the older one away, and nobody else's", async () => {
  start("two");
  await happens("install");
  await happens("activate");
  answer = () => Promise.reject(new TypeError("no network"));

  expect([...kept.keys()]).toEqual(["somebody-else", "splitpot-two"]);
  expect(await asks("/", { mode: "navigate" })).toBe("kept / of splitpot-two");
});
