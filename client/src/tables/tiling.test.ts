import { expect, test } from "vitest";
import { tileShapesOf } from "../table/tile";
import { tilesFit, tileSize } from "./tiling";

test("four tables fit on a small desktop, two on a tablet that lies across, none on a phone", () => {
  const fits = (count: number, width: number, height: number) => tilesFit(count, { width, height });

  expect([fits(4, 1280, 800), fits(3, 1280, 800), fits(2, 1280, 800), fits(2, 1024, 768)]).toEqual([true, true, true, true]);
  expect([fits(4, 1024, 768), fits(2, 390, 844), fits(2, 844, 390), fits(3, 768, 1024)]).toEqual([false, false, false, false]);
});

test("two tables are halves, three and four are quarters", () => {
  const size = { width: 1280, height: 800 };

  expect([tileSize(2, size), tileSize(3, size), tileSize(4, size)]).toEqual([
    { width: 631, height: 748 }, { width: 631, height: 371 }, { width: 631, height: 371 },
  ]);
});

test("a table takes the form of its tile, whatever the window is", () => {
  expect([tileShapesOf(631, 371), tileShapesOf(503, 716), tileShapesOf(631, 748), tileShapesOf(400, 700), tileShapesOf(1271, 690)]).toEqual([
    { frame: "sideways", stage: "tile", tight: false }, { frame: "phone", stage: "tile", tight: false }, { frame: "phone", stage: "tile", tight: false },
    { frame: "phone", stage: "phone", tight: false }, { frame: "desk", stage: "desk", tight: false },
  ]);
});
