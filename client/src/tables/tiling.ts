/** How several tables share a screen: side by side, or one with the others as a strip above it. */

/** The bar above the tables and the gap between them, in CSS pixels; the style draws them as high and as wide. */
export const BAR = 40;
export const GAP = 6;

/** The smallest tile in which everything of a ten-seat table can be read and pressed: upright, and lying across. */
const UPRIGHT = { width: 500, height: 560 } as const;
const ACROSS = { width: 610, height: 330 } as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of each of `count` tiles in a window of this size: two are halves, more are quarters. */
export function tileSize(count: number, { width, height }: Size): Size {
  const rows = count > 2 ? 2 : 1;
  return { width: Math.floor((width - GAP * 3) / 2), height: Math.floor((height - BAR - GAP * (rows + 1)) / rows) };
}

/** Can so many tables be played side by side in a window of this size. */
export function tilesFit(count: number, window: Size): boolean {
  const { width, height } = tileSize(count, window);
  return [UPRIGHT, ACROSS].some((least) => width >= least.width && height >= least.height);
}
