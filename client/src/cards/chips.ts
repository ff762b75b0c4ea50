/** Chips by colour: bone 1, red 5, green 25, black 100, violet 500, copper 1000. */

import { CHIP } from "../i18n/numbers";

const DENOMINATIONS = [
  { worth: 1000, colour: "#b5602a" },
  { worth: 500, colour: "#6c4b91" },
  { worth: 100, colour: "#39454b" },
  { worth: 25, colour: "#2a815b" },
  { worth: 5, colour: "#b23a3a" },
  { worth: 1, colour: "#cfc6ae" },
] as const;

/** The colours of the dealer's tray, smallest first. */
export const TRAY_COLOURS: readonly string[] = DENOMINATIONS.slice(1).map((chip) => chip.colour).reverse();

/** The colour of the largest chip that fits into `amount` units. */
export function chipColour(amount: number): string {
  const fitting = DENOMINATIONS.find((chip) => chip.worth * CHIP <= amount);
  return (fitting ?? DENOMINATIONS[DENOMINATIONS.length - 1])?.colour ?? "";
}
