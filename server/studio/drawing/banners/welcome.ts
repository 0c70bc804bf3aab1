import { die, lyingChecker } from "../motifs/game-pieces.ts";
import { ebony, gold, INK, lapis, paper, pomegranate, turquoise, walnut } from "../palettes.ts";
import { ellipse, inked, path, short, stroke } from "../pen.ts";
import { pointsRow } from "../scenes/land.ts";
import { banner } from "./banner.ts";

/** The board lies before us: u runs from its left edge to its right, v from the far edge to the near one. */
const onBoard = (u: number, v: number): [x: number, y: number] => {
  const depth = v * (0.72 + 0.28 * v);
  return [850 + (u - 0.5) * (400 + 230 * depth), 104 + 226 * depth];
};

const shape = (...corners: [u: number, v: number][]): string =>
  `M${corners.map(([u, v]) => onBoard(u, v).map(short).join(" ")).join("L")}Z`;

const points = (left: number, from: number, tip: number, shift: number): string =>
  Array.from({ length: 6 }, (_, index) => {
    const u = left + index * 0.071;
    const fill = (index + shift) % 2 === 0 ? pomegranate.base : lapis.base;
    return path(shape([u, from], [u + 0.0355, tip], [u + 0.071, from]), fill);
  }).join("");

const man = (u: number, v: number, ivory: boolean): string => {
  const [x, y] = onBoard(u, v);
  return lyingChecker(x, y - 6, 15 + 7 * v, ivory ? paper : ebony, ivory ? pomegranate : turquoise);
};

const column = (u: number, from: number, step: number, count: number, ivory: boolean): string => {
  const places = Array.from({ length: count }, (_, index) => from + index * step).sort((a, b) => a - b);
  return places.map((v) => man(u, v, ivory)).join("");
};

/** The board without its men, its middle at x = 850, its near edge at y = 356. */
export const bareBoard = [
  ellipse(850, 352, 350, 26, INK, { "fill-opacity": 0.4 }),
  inked(
    path("M535 330L542 356H1158L1165 330Z", walnut.dark),
    path(shape([0, 0], [1, 0], [1, 1], [0, 1]), walnut.base),
  ),
  stroke(shape([0.02, 0.03], [0.98, 0.03], [0.98, 0.97], [0.02, 0.97]), gold.base, 2.5),
  inked(
    path(shape([0.05, 0.08], [0.48, 0.08], [0.48, 0.93], [0.05, 0.93]), paper.base),
    path(shape([0.52, 0.08], [0.95, 0.08], [0.95, 0.93], [0.52, 0.93]), paper.base),
  ),
  points(0.052, 0.08, 0.46, 0),
  points(0.522, 0.08, 0.46, 0),
  points(0.052, 0.93, 0.56, 1),
  points(0.522, 0.93, 0.56, 1),
].join("");

const board = [
  bareBoard,
  column(0.087, 0.14, 0.085, 3, true),
  column(0.371, 0.14, 0.085, 2, false),
  column(0.913, 0.14, 0.085, 3, false),
  column(0.087, 0.87, -0.085, 3, false),
  column(0.558, 0.87, -0.085, 4, true),
  column(0.913, 0.87, -0.085, 2, true),
  path(
    shape([0.488, 0.2], [0.512, 0.2], [0.512, 0.32], [0.488, 0.32]) +
      shape([0.488, 0.66], [0.512, 0.66], [0.512, 0.8], [0.488, 0.8]),
    gold.light,
    { stroke: INK, "stroke-width": 1.5 },
  ),
].join("");

/** An open board with two dice. */
export const welcome = (): string =>
  banner({
    name: "welcome",
    ground: [lapis.deep, "#2a2140"],
    glow: gold.light,
    at: [850, 190],
    drawing: [
      `<g opacity=".5">${pointsRow(1200, 0, -120, 30, [pomegranate.deep, lapis.dark])}</g>`,
      board,
      ellipse(800, 244, 34, 9, INK, { "fill-opacity": 0.3 }),
      die(776, 200, 44, paper, INK, [6, 3, 5]),
      ellipse(888, 262, 36, 9, INK, { "fill-opacity": 0.3 }),
      die(868, 216, 47, paper, pomegranate.base, [5, 1, 4]),
    ].join(""),
  });
