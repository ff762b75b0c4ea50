/** A table as one of several on the screen: what it knows of its place among them, and the forms it takes there. */

import { feltShapeOf, shapeOf, type Shape } from "./layout";

export interface Tile {
  /** The key that chooses it: 1 for the first. */
  readonly digit: number;
  /** The keyboard means this table and no other. */
  readonly ringed: boolean;
  /** It has the whole screen for a while. */
  readonly large: boolean;
  /** May it be made large, or small again. */
  readonly sizable: boolean;
  /** Does it take a key that is pressed now. */
  hears(): boolean;
  /** Give it the whole screen, or its place back. */
  resize(): void;
  /** Its digits mean sizes now, and no tables. */
  sized(open: boolean): void;
  /** Put it away; null where you have a seat. */
  readonly close: (() => void) | null;
}

/** How a table stands in its place: the frame around the felt, and the felt itself. */
export interface Shapes {
  readonly frame: Shape;
  readonly stage: Shape;
  /** Is the felt so narrow that even a few seats need small plates. */
  readonly tight: boolean;
}

/** Above this a tile has room for the parts of a desk. */
const DESK_WIDTH = 1024;
const DESK_HEIGHT = 600;
/** From here on a tile lies across: felt left, what is yours in a column right. */
const ACROSS = 1.25;
/** An upright tile shows its seats around the oval from here on, and in two columns below. */
const OVAL_WIDTH = 480;

/** The forms of a table alone in a window of this many CSS pixels. */
export function shapesOf(width: number, height: number): Shapes {
  const frame = shapeOf(width, height);
  const stage = feltShapeOf(width, height);
  return { frame, stage, tight: stage !== frame };
}

/** The forms of a table in a tile: a tile is no small window, it stands on a desk and has its neighbours. */
export function tileShapesOf(width: number, height: number): Shapes {
  if (width >= DESK_WIDTH && height >= DESK_HEIGHT) return { frame: "desk", stage: "desk", tight: false };
  if (width >= height * ACROSS) return { frame: "sideways", stage: "tile", tight: false };
  return { frame: "phone", stage: width >= OVAL_WIDTH ? "tile" : "phone", tight: false };
}
