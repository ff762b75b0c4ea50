/** What the reader's hands do on the page, as the ring must know it before it moves by itself. */
import type { Hands } from "./ring";

export class Grip {
  #pressedAt = -Infinity;
  readonly #keys = new Set<string>();
  #pointers = 0;

  /** Watch the page until the answer is called. */
  hold(): () => void {
    const end = new AbortController();
    const on = <Name extends keyof WindowEventMap>(name: Name, what: (event: WindowEventMap[Name]) => void) =>
      addEventListener(name, what, { capture: true, signal: end.signal });
    const noted = (what: () => void) => {
      this.#pressedAt = performance.now();
      what();
    };
    on("keydown", ({ code }) => noted(() => this.#keys.add(code)));
    on("keyup", ({ code }) => noted(() => this.#keys.delete(code)));
    on("pointerdown", () => noted(() => (this.#pointers += 1)));
    for (const name of ["pointerup", "pointercancel"] as const) on(name, () => noted(() => (this.#pointers = Math.max(0, this.#pointers - 1))));
    // What was let go elsewhere is not told here.
    on("blur", () => this.#letGo());
    return () => end.abort();
  }

  hands(): Hands {
    return { pressedAt: this.#pressedAt, held: this.#pointers > 0 || this.#keys.size > 0, engaged: isEngaged() };
  }

  #letGo(): void {
    this.#keys.clear();
    this.#pointers = 0;
  }
}

/** A dialog is open, or the reader stands with the keyboard on something within a table. */
function isEngaged(): boolean {
  const focused = document.activeElement;
  if (document.querySelector("dialog[open]") !== null) return true;
  return focused !== null && focused.closest("[data-tile]") !== null && !focused.matches("[data-tile]") && focused.matches(":focus-visible");
}
