/**
 * Where the reader of a growing list is: at its end, which he follows, or scrolled back to something earlier.
 *
 * Only he himself stops following, by wheel, finger, key or pointer. That a list moves is no sign of him: browsers hold lines in
 * their place when others above them go, and put a list at its beginning that was hidden.
 */

/** How near to the end counts as the end, and as not moved at all, in CSS pixels. */
const NEAR = 40;
const UNMOVED = 2;

/** Keys that scroll up; the space bar does so with Shift. */
const UPWARD: ReadonlySet<string> = new Set(["ArrowUp", "PageUp", "Home"]);

/** Sizes of a scrolled list, as the browser names them. */
export interface Scrolled {
  readonly scrollHeight: number;
  readonly scrollTop: number;
  readonly clientHeight: number;
}

/** Does the reader follow the end, and which sizes were last seen. */
export interface ScrollPlace extends Scrolled {
  readonly following: boolean;
}

export const BOTTOM: ScrollPlace = { following: true, scrollHeight: 0, scrollTop: 0, clientHeight: 0 };

function below({ scrollHeight, scrollTop, clientHeight }: Scrolled): number {
  return scrollHeight - scrollTop - clientHeight;
}

function placeOf({ scrollHeight, scrollTop, clientHeight }: Scrolled, following: boolean): ScrollPlace {
  return { following, scrollHeight, scrollTop, clientHeight };
}

/** The place once the reader reaches for the list; where he then moves nothing, the next line brings him back. */
export function stopped(before: ScrollPlace): ScrollPlace {
  return { ...before, following: false };
}

/** The place after the list was scrolled: down to its end he follows again. */
export function scrolled(before: ScrollPlace, now: Scrolled): ScrollPlace {
  return placeOf(now, before.following || (below(now) < NEAR && now.scrollTop > before.scrollTop));
}

/** The place after the list or its window changed in size. */
export function resized(before: ScrollPlace, now: Scrolled): ScrollPlace {
  return placeOf(now, before.following || below(before) < UNMOVED);
}

/** Does the reader look at something earlier, with newer lines out of his sight. */
export function isBehind(place: ScrollPlace): boolean {
  return !place.following && below(place) >= NEAR;
}

/** Keeps one list at its end for as long as its reader follows. */
export class Following {
  /** The reader has scrolled back. Only then may the browser hold lines in their place. */
  behind = $state(false);
  #place: ScrollPlace = BOTTOM;
  #list: HTMLElement | null = null;

  /** To be attached to the scrolled element, whose first child grows. */
  readonly attached = (list: HTMLElement): (() => void) => {
    this.#list = list;
    const stop = () => (this.#place = stopped(this.#place));
    const listening = new AbortController();
    const hear = <Kind extends keyof HTMLElementEventMap>(kind: Kind, told: (event: HTMLElementEventMap[Kind]) => void) =>
      list.addEventListener(kind, told, { passive: true, signal: listening.signal });
    hear("wheel", ({ deltaY, ctrlKey }) => void (deltaY < 0 && !ctrlKey && stop()));
    hear("touchmove", stop);
    hear("pointerdown", stop);
    hear("focusin", stop);
    hear("keydown", ({ key, shiftKey }) => void ((UPWARD.has(key) || (key === " " && shiftKey)) && stop()));
    hear("scroll", () => this.#see(scrolled(this.#place, list)));
    // Lines come, and words of another language or theme are longer: whatever changes the size of the list, it follows. Sizes are
    // looked at when the browser has worked them out for the next picture; asking sooner would have it do that twice.
    const seen = new ResizeObserver(() => {
      this.#see(resized(this.#place, list));
      if (this.#place.following) list.scrollTo({ top: list.scrollHeight });
    });
    seen.observe(list);
    if (list.firstElementChild !== null) seen.observe(list.firstElementChild);
    return () => {
      listening.abort();
      seen.disconnect();
      this.#list = null;
    };
  };

  /** Go to the newest line, and stay with what comes. The list takes the focus of the button that goes away. */
  toEnd(): void {
    const list = this.#list;
    if (list === null) return;
    list.focus({ preventScroll: true });
    list.scrollTo({ top: list.scrollHeight });
    this.#see(placeOf(list, true));
  }

  #see(place: ScrollPlace): void {
    this.#place = place;
    this.behind = isBehind(place);
  }
}
