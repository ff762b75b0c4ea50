/** The room's HTTP pages: who you are, your play chips and your finished hands. Every answer is what was asked for or a fault. */
import type { EquityAnswer, EquityWish, Fault, GuestWish, HandList, HandRecord, HandSteps, LanguageWish, Me, SpareKey, SpareKeyHolder, SpareKeyUse, SpareKeyWish } from "./protocol";

/** `unreachable` is no code of the server: it says that no answer came. */
export interface PageFault {
  readonly code: Fault["code"] | "unreachable";
  readonly values: Fault["values"];
}

export type PageAnswer<Page> = { readonly page: Page } | { readonly fault: PageFault };

const UNREACHABLE: PageFault = { code: "unreachable", values: {} };
const UNKNOWN: PageFault = { code: "internal", values: {} };

async function call<Page>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<PageAnswer<Page>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      ...(signal === undefined ? {} : { signal }),
      // Every change carries JSON: a form of another site cannot.
      ...(method === "GET" ? {} : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body ?? {}) }),
    });
  } catch {
    return { fault: UNREACHABLE };
  }
  try {
    const answer: unknown = await response.json();
    if (response.ok) return { page: answer as Page };
    return { fault: isFault(answer) ? answer : UNKNOWN };
  } catch {
    // A proxy in between may answer with a page of its own while the server is away.
    return { fault: response.status >= 500 ? UNREACHABLE : UNKNOWN };
  }
}

function isFault(answer: unknown): answer is Fault {
  return typeof answer === "object" && answer !== null && "code" in answer && "values" in answer;
}

export function readMe(): Promise<PageAnswer<Me>> {
  return call("GET", "/api/me");
}

export function signInAsGuest(wish: GuestWish): Promise<PageAnswer<Me>> {
  return call("POST", "/api/guest", wish);
}

export function signOut(): Promise<PageAnswer<Me>> {
  return call("POST", "/api/sign-out");
}

/** A fresh code for another device; the one before it opens nothing any more. */
export function makeSpareKey(): Promise<PageAnswer<SpareKey>> {
  return call("POST", "/api/spare-key");
}

/** Whose code it is; it stays good. */
export function readKeyHolder(wish: SpareKeyWish): Promise<PageAnswer<SpareKeyHolder>> {
  return call("POST", "/api/spare-key/holder", wish);
}

/** Come in by a code, which is used up by it. */
export function useSpareKey(wish: SpareKeyUse): Promise<PageAnswer<Me>> {
  return call("POST", "/api/spare-key/use", wish);
}

export function speakToMeIn(wish: LanguageWish): Promise<PageAnswer<Me>> {
  return call("PATCH", "/api/me", wish);
}

export function refill(): Promise<PageAnswer<Me>> {
  return call("POST", "/api/refill");
}

/** A page of my hands, newest first; `before` is the cursor of the page before. */
export function readHands(before: string | null): Promise<PageAnswer<HandList>> {
  return call("GET", before === null ? "/api/hands" : `/api/hands?before=${encodeURIComponent(before)}`);
}

export function readHand(table: string, number: number): Promise<PageAnswer<HandRecord>> {
  return call("GET", `/api/hands/${encodeURIComponent(table)}/${number}`);
}

/** The same hand after each of its events. */
export function readSteps(table: string, number: number): Promise<PageAnswer<HandSteps>> {
  return call("GET", `/api/hands/${encodeURIComponent(table)}/${number}/steps`);
}

/** What hands and ranges win of the pot; whoever aborts by `signal` hears that nothing was reached. */
export function weigh(wish: EquityWish, signal: AbortSignal): Promise<PageAnswer<EquityAnswer>> {
  return call("POST", "/api/equity", wish, signal);
}
