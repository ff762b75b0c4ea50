/** Which "Why?" is open on this screen. It is read where it was asked for: the focus stays where it is. */

import { getContext, setContext } from "svelte";
import type { Ruling } from "./rulings";

/** Where the question stood, in pixels of the window. */
export interface Anchor {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export class Why {
  /** What is explained now, and beside what. */
  asked = $state.raw<{ readonly ruling: Ruling; readonly anchor: Anchor | null } | null>(null);

  /** Explain `ruling` beside `anchor`, or close it if it is explained already. */
  ask(ruling: Ruling, anchor: Anchor | null): void {
    this.asked = this.explains(ruling) ? null : { ruling, anchor };
  }

  /** Is this the ruling that is explained now. */
  explains(ruling: Ruling): boolean {
    const now = this.asked?.ruling;
    return now !== undefined && now.rule === ruling.rule && now.hand === ruling.hand && now.happened.id === ruling.happened.id
      && now.happened.name === ruling.happened.name && now.happened.amount === ruling.happened.amount;
  }

  close(): void {
    this.asked = null;
  }
}

const KEY = Symbol("why");

/** The questions of the screen that calls this, for everything below it. */
export function provideWhy(): Why {
  return setContext(KEY, new Why());
}

/** The questions of the screen around; null where there is none to answer them. */
export function theWhy(): Why | null {
  return getContext<Why | undefined>(KEY) ?? null;
}
