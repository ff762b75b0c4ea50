/** Where everything stands on the felt: seat slots for 2 to 10 seats, upright and across. */

/** The five forms of the screen, and the felt of a table that is one of several on it. */
export type Shape = "wide" | "desk" | "tablet" | "phone" | "sideways" | "tile";

/** The shape for a screen of this many CSS pixels. */
export function shapeOf(width: number, height: number): Shape {
  if (height < 480 && width > height) return "sideways";
  if (width >= 1280) return "wide";
  if (width >= 1024) return "desk";
  return width >= 600 ? "tablet" : "phone";
}

/** The shape of the felt itself: beside the column of a very small phone on its side it is as narrow as an upright one. */
export function feltShapeOf(width: number, height: number): Shape {
  const shape = shapeOf(width, height);
  return shape === "sideways" && width < SIDEWAYS_ROOMY ? "phone" : shape;
}

const SIDEWAYS_ROOMY = 720;

/** Does the shape have its seats in two columns beside the board, and your hand below the felt. */
export function isUpright(shape: Shape): boolean {
  return shape === "tablet" || shape === "phone";
}

/** Does a felt of this shape have room for small plates only, and for nothing beside the board. */
export function isLow(shape: Shape): boolean {
  return shape === "sideways" || shape === "tile";
}

/** The middle of a plate and of the bet before it, as CSS lengths of the stage; `side` is where the rail is. */
export interface Place {
  readonly slot: number;
  readonly x: string;
  readonly y: string;
  readonly betX: string;
  readonly betY: string;
  readonly side: "west" | "east" | "middle";
  readonly top: boolean;
}

/** Above how many seats plates, cards and distances get smaller. */
export const SEATS_ROOMY = 6;

/** Slots clockwise from you (0), by number of seats. */
const SLOTS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 5],
  3: [0, 3, 7],
  4: [0, 2, 5, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 7, 8],
  7: [0, 2, 3, 4, 6, 7, 8],
  8: [0, 2, 3, 4, 5, 6, 7, 8],
  9: [0, 1, 2, 3, 4, 6, 7, 8, 9],
  10: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
};

/** Percent of the stage: x and y of the plate, then of the bet. */
const ACROSS: readonly (readonly [number, number, number, number])[] = [
  [50, 92, 50, 61.5],
  [26.5, 89.5, 27, 74],
  [12, 74.5, 25.5, 63],
  [12, 25, 26.5, 23.5],
  [28, 10, 34.5, 20],
  [50, 9, 50, 19.5],
  [72, 10, 65.5, 20],
  [88, 25, 73.5, 23.5],
  [88, 74.5, 74.5, 63],
  [73.5, 89.5, 73, 74],
];

/** The same in a tile: your own place is beside or below the felt, so that the lowest plates stand closer. */
const IN_A_TILE: readonly (readonly [number, number, number, number])[] = [
  [50, 88.5, 50, 71],
  [35, 88.5, 39, 74],
  [12, 71, 32.5, 65],
  [12, 30.5, 32, 31.5],
  [24, 9, 38, 22.5],
  [50, 9, 50, 22.5],
  [76, 9, 62, 22.5],
  [88, 30.5, 68, 31.5],
  [88, 71, 67.5, 65],
  [65, 88.5, 61, 74],
];

/** y of the plate and of the bet in percent; slots 1-4 stand left, 6-9 right. */
const UPRIGHT_CROWDED: readonly (readonly [number, number])[] = [
  [91, 91], [84, 84], [66, 66], [22, 24], [8, 15.5], [6.5, 15.5], [8, 15.5], [22, 24], [66, 66], [84, 84],
];
/** The least y of the upper plates and their bets in pixels, so that on a low felt none lies on what hangs from another. */
const LEAST_CROWDED: Readonly<Record<number, readonly [number, number]>> = { 3: [86, 96], 4: [28, 79], 5: [44, 97], 6: [28, 79], 7: [86, 96] };
const LEAST_ROOMY: Readonly<Record<number, readonly [number, number]>> = { 5: [47, 100] };
const UPRIGHT_ROOMY: readonly (readonly [number, number])[] = [
  [91, 88], [80, 67], [80, 67], [22.5, 23.8], [22.5, 23.8], [9, 18.8], [22.5, 23.8], [22.5, 23.8], [80, 67], [80, 67],
];

/** The seat numbers in the order of their slots: `you` (or seat 1 for who watches) first, then clockwise. */
export function seatOrder(seats: number, you: number | null): number[] {
  const first = you ?? 1;
  return Array.from({ length: seats }, (_, index) => ((first - 1 + index) % seats) + 1);
}

/** The place of every seat of a table; `tight` where even a few need the small plates. */
export function placesOf(seats: number, you: number | null, shape: Shape, tight = false): ReadonlyMap<number, Place> {
  const slots = SLOTS[seats] ?? [];
  return new Map(
    seatOrder(seats, you).map((seat, index) => {
      const slot = slots[index] ?? 0;
      return [seat, isUpright(shape) ? uprightPlace(slot, tight || seats > SEATS_ROOMY, shape) : acrossPlace(slot, shape, you === null)];
    }),
  );
}

/** What keeps the lowest plates of a tile off the one in the middle, where that is somebody's: of who watches. */
const SPREAD: Readonly<Record<number, number>> = { 1: -10, 9: 10 };

function acrossPlace(slot: number, shape: Shape, watched: boolean): Place {
  const [middle, y, betX, betY] = (shape === "tile" ? IN_A_TILE : ACROSS)[slot] ?? [50, 50, 50, 50];
  const x = middle + (shape === "tile" && watched ? (SPREAD[slot] ?? 0) : 0);
  return {
    slot,
    // The small plates of a low felt keep off its edge; where they are larger the felt says so.
    x: isLow(shape) ? `clamp(var(--edge, 58px), ${x}%, 100% - var(--edge, 58px))` : `${x}%`,
    y: shape === "sideways" ? lowY(slot, y) : shape === "tile" ? tileY(y) : deskY(slot, y),
    betX: shape === "sideways" ? `${betX + Math.sign(50 - betX) * 4.5}%` : `${betX}%`,
    betY: !isLow(shape) && y < 20 ? `max(98px, ${betY}%)` : `${betY}%`,
    side: x < 50 ? "west" : x > 50 ? "east" : "middle",
    top: y < 20,
  };
}

/** What hangs from your own plate has to fit on a felt that is not high, and the cards above the upper plates: backs, or open hands. */
function deskY(slot: number, y: number): string {
  if (slot === 0) return `min(${y}%, 100% - 52px)`;
  if (slot === 3 || slot === 7) return `max(134px, ${y}%)`;
  return y < 20 ? `max(54px, ${y}%)` : `${y}%`;
}

/** Your own cards may poke out over the lower edge of the felt. */
function tileY(y: number): string {
  return y > 80 ? `min(${y}%, 100% - var(--poke, 0px))` : `${y}%`;
}

/** On a low felt the ribbons below the lowest plates have to fit too, and those of the plates above them. */
function lowY(slot: number, y: number): string {
  if (slot === 2 || slot === 8) return "66%";
  if (slot === 3 || slot === 7) return "30%";
  return slot === 0 ? `calc(${y}% - 14px)` : y > 80 ? `calc(${y}% - 8px)` : `${y}%`;
}

function uprightPlace(slot: number, crowded: boolean, shape: Shape): Place {
  const [y, betY] = (crowded ? UPRIGHT_CROWDED : UPRIGHT_ROOMY)[slot] ?? [50, 50];
  // Half a plate and its distance from the edge.
  const edge = shape === "tablet" ? 85 : crowded ? 58 : 66;
  const inward = crowded ? 38 : 36.5;
  // Before the plate, as far in as needed to lie beside it.
  const betX = `max(${inward}%, ${2 * edge + (crowded ? 20 : 16)}px)`;
  const [leastY, leastBetY] = (crowded ? LEAST_CROWDED : LEAST_ROOMY)[slot] ?? [0, 0];
  const side = slot === 0 || slot === 5 ? "middle" : slot < 5 ? "west" : "east";
  return {
    slot,
    x: side === "middle" ? "50%" : side === "west" ? `${edge}px` : `calc(100% - ${edge}px)`,
    // Who watches sees a plate in your place, with what hangs from it.
    y: slot === 0 ? `min(${y}%, 100% - 46px)` : `max(${leastY}px, ${y}%)`,
    betX: side === "middle" ? "50%" : side === "west" ? betX : `calc(100% - ${betX})`,
    betY: `max(${leastBetY}px, ${betY}%)`,
    side,
    top: y < 20,
  };
}
