import { gold, lapis, pomegranate, walnut } from "../palettes.ts";
import { path, placed, rect } from "../pen.ts";
import { markDrawing, wordDrawing } from "./mark.ts";

const WIDTH = 1200;
const HEIGHT = 630;
const FRAME = 26;
const POINTS = 12;
const POINT_HEIGHT = 128;

/** The points of a board along one edge; `tip` is where they end. */
const points = (base: number, tip: number, shift: number): string => {
  const width = (WIDTH - 2 * FRAME) / POINTS;
  return Array.from({ length: POINTS }, (_, index) => {
    const x = FRAME + index * width;
    const fill = (index + shift) % 2 === 0 ? pomegranate.dark : lapis.base;
    return path(`M${x} ${base}L${x + width / 2} ${tip}L${x + width} ${base}Z`, fill);
  }).join("");
};

/** Mark and name on a board seen from above: how the house looks where somebody sends its address. */
export const socialPreview = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    rect(0, 0, WIDTH, HEIGHT, walnut.dark),
    rect(FRAME - 6, FRAME - 6, WIDTH - 2 * FRAME + 12, HEIGHT - 2 * FRAME + 12, gold.base),
    rect(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, lapis.dark),
    points(FRAME, FRAME + POINT_HEIGHT, 0),
    points(HEIGHT - FRAME, HEIGHT - FRAME - POINT_HEIGHT, 1),
    placed(275, 168, 4.6, 0, markDrawing()),
    `<g color="${gold.light}">${placed(625, 222, 2, 0, wordDrawing())}</g>`,
    "</svg>\n",
  ].join("");
