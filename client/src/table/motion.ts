/** How cards and chips come and go: short, over in a moment, and not at all for who wants no motion or does not look. */

import { settings } from "../account/settings.svelte";
import type { TransitionConfig } from "svelte/transition";

export const CARD_MS = 220;
export const CHIPS_MS = 320;

/** Whether anything may move now. */
export function moves(): boolean {
  return !document.hidden && !settings.still;
}

interface Way {
  /** Where it comes from or goes to, in CSS pixels from its place. */
  readonly x?: number;
  readonly y?: number;
  readonly delay?: number;
  readonly ms?: number;
}

/** Something arrives at its place. */
export function arrival(_node: Element, { x = 0, y = 0, delay = 0, ms = CARD_MS }: Way = {}): TransitionConfig {
  if (!moves()) return { duration: 0 };
  return {
    delay,
    duration: ms,
    easing: (part) => 1 - (1 - part) ** 3,
    css: (part, rest) => `translate: ${rest * x}px ${rest * y}px; opacity: ${Math.min(1, part * 2)}`,
  };
}

/** Chips slide to where `target` stands, or away if it is not there. */
export function slide(node: Element, { target, ms = CHIPS_MS }: { readonly target: string; readonly ms?: number }): TransitionConfig {
  const goal = node.closest(".stage")?.querySelector(target);
  if (!moves() || goal == null) return { duration: 0 };
  const [from, to] = [node.getBoundingClientRect(), goal.getBoundingClientRect()];
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  return {
    duration: ms,
    easing: (part) => (part < 0.5 ? 4 * part ** 3 : 1 - (2 - 2 * part) ** 3 / 2),
    css: (part, rest) => `translate: ${rest * x}px ${rest * y}px; opacity: ${Math.min(1, part * 3)}`,
  };
}
