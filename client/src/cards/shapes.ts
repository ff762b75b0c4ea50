/** The drawn parts of cards, chips and markers: our own outlines, so that no font can change them. */

import type { Suit } from "./card";

/** Suits, each in a box of 100 x 100. */
export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  h: "M50 93C21 70 6 51 6 32 6 17 17 7 30 7 39 7 46 12 50 21 54 12 61 7 70 7 83 7 94 17 94 32 94 51 79 70 50 93Z",
  d: "M50 1C58 19 72 36 90 50 72 64 58 81 50 99 42 81 28 64 10 50 28 36 42 19 50 1Z",
  s:
    "M50 4C58 22 94 39 94 62 94 75 84 83 73 83 65 83 59 79 55 73 55 82 59 89 67 96H33C41 89 45 82 45 73 41 79 35 83 " +
    "27 83 16 83 6 75 6 62 6 39 42 22 50 4Z",
  c:
    "M50 4C63 4 73 14 73 26.5 73 33 70.5 38.5 66 42.5 68.5 41.5 71 41 74 41 86 41 96 50.5 96 62.5 96 75 86 84.5 74 " +
    "84.5 66 84.5 59 80.5 55 74 55.5 82.5 59.5 89.5 67 96H33C40.5 89.5 44.5 82.5 45 74 41 80.5 34 84.5 26 84.5 14 " +
    "84.5 4 75 4 62.5 4 50.5 14 41 26 41 29 41 31.5 41.5 34 42.5 29.5 38.5 27 33 27 26.5 27 14 37 4 50 4Z",
};

/** One rank, 80 high: an area to fill, and a line to draw with the given width. */
export interface RankShape {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

/** Ranks by number, 0 the deuce, 12 the ace. */
export const RANK_SHAPES: readonly RankShape[] = [
  {
    line: "M7 25C7.5 13.5 15.5 6.5 27 6.5S47 13 47 23.5C47 34 41 40.5 31 50L12 67.5M1.5 73.2H52.5",
    width: 13.5,
    fill: "M1.5 80V68.2L18 53 27 62 16 74Z",
  },
  {
    line:
      "M5 15C10 9.5 17 6.5 25.5 6.5 37.5 6.5 45.5 12.8 45.5 22S38 37.8 27 37.8H18M27 37.8C40 37.8 48.5 44.8 48.5 55.5" +
      "S39.5 73.5 25.5 73.5C16.5 73.5 9 70 3.5 63.5",
    width: 13.5,
  },
  { fill: "M33.5 0H48V50H58.5V62.5H48V80H34.5V62.5H0V51ZM34.5 50V19L14.5 50Z" },
  {
    line: "M48 6.7H14.3L12 43M13 39.5C17 33.6 22 30.8 28.5 30.8 41 30.8 49.3 39.5 49.3 52S40.5 73.5 27.5 73.5C17.5 73.5 10 69 5 61",
    width: 13.5,
  },
  {
    line: "M6.7 53C6.7 41.5 15.6 32.5 27.8 32.5S49 41.5 49 53 40 73.5 27.8 73.5 6.7 64.5 6.7 53C6.7 29 15.7 12 41.7 6",
    width: 13.5,
  },
  { fill: "M0 0H54V12C38 32 30 53 28.5 80H13.5C15 54 23 32.5 38 13.5H0Z" },
  {
    line:
      "M28 6.5C39 6.5 46 13 46 21.8S39 37.5 28 37.5 10 30.5 10 21.8 17 6.5 28 6.5ZM28 37.5C41 37.5 49.5 45 49.5 55.5" +
      "S41 73.5 28 73.5 6.5 66 6.5 55.5 15 37.5 28 37.5Z",
    width: 13,
  },
  {
    line: "M49 27C49 38.5 40 47.5 27.8 47.5S6.7 38.5 6.7 27 15.6 6.5 27.8 6.5 49 15.5 49 27C49 51 40 68 14 74",
    width: 13.5,
  },
  {
    fill: "M12 0H22V80H9V18.5L0 23V9.5C5 7.5 9.5 4 12 0Z",
    line: "M52 6.2C61.5 6.2 66.5 15 66.5 40S61.5 73.8 52 73.8 37.5 65 37.5 40 42.5 6.2 52 6.2Z",
    width: 12.5,
  },
  { line: "M17 6.5H41.3V53C41.3 66.5 34.5 73.5 24 73.5 13.5 73.5 7 67 6.5 54", width: 13.5 },
  {
    line: "M30 6.5C45 6.5 53.5 18 53.5 40S45 73.5 30 73.5 6.5 62 6.5 40 15 6.5 30 6.5Z",
    width: 13.5,
    fill: "M28 54L38.5 47.5 61.5 80.5 50 87.5Z",
  },
  { fill: "M0 0H14V32.5L40.5 0H58L31.5 32 60 80H43.5L21.8 43.5 14 53V80H0Z" },
  { fill: "M22.5 0H38.5L61 80H46.5L42 63.5H19L14.5 80H0ZM22.3 51H38.7L30.5 19.5Z" },
];

/** The two characters of the ten are set closer, so that it stands as wide as the others. */
export const TEN: number = 8;

/** The lattice of a card's back: small split discs, upper half filled, every 16 units within the border. */
export const LATTICE: string = lattice();

function lattice(): string {
  const discs = [];
  for (let y = 12; y < 130; y += 16) {
    for (let x = 8; x < 90; x += 16) {
      discs.push(`M${x} ${y}a5 5 0 0 1 10 0ZM${x} ${y + 1.6}a5 5 0 0 0 10 0Z`);
    }
  }
  return discs.join("");
}
