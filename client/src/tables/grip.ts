/** What the reader's hands do on the page, as the ring must know it before it moves by itself. */
import type { Hands } from "./ring";

export class Grip {
  #pressedAt = -Infinity;
  readonly #keys = new Set<string>();
  /** Which fingers, pens or buttons are down: one whose end was never told ends with its next press. */
  readonly #pointers = new Set<number>();

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
    on("keyup", ({ code }) => noted(() => this.#released(code)));
    on("pointerdown", ({ pointerId }) => noted(() => this.#pointers.add(pointerId)));
    for (const name of ["pointerup", "pointercancel"] as const) on(name, ({ pointerId }) => noted(() => this.#pointers.delete(pointerId)));
    // What was let go elsewhere is not told here.
    on("blur", () => this.#letGo());
    return () => end.abort();
  }

  hands(): Hands {
    return { pressedAt: this.#pressedAt, held: this.#pointers.size > 0 || this.#keys.size > 0, engaged: isEngaged() };
  }

  /** Some systems tell no end of a key that was let go while Meta was down. */
  #released(code: string): void {
    if (code.startsWith("Meta")) this.#keys.clear();
    else this.#keys.delete(code);
  }

  #letGo(): void {
    this.#keys.clear();
    this.#pointers.clear();
  }
}

/** A dialog is open, or the reader stands with the keyboard on something within a table. */
function isEngaged(): boolean {
  const focused = document.activeElement;
  if (document.querySelector("dialog[open]") !== null) return true;
  return focused !== null && focused.closest("[data-tile]") !== null && !focused.matches("[data-tile]") && focused.matches(":focus-visible");
}
