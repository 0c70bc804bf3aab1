import { boardPoint, scallop } from "../geometry.ts";
import { gold, INK, type Tone } from "../palettes.ts";
import { around, circle, ellipse, flat, inked, light, path, rect, shade, short, stroke } from "../pen.ts";

const PIPS: Record<number, [number, number][]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.28, 0.23],
    [0.28, 0.5],
    [0.28, 0.77],
    [0.72, 0.23],
    [0.72, 0.5],
    [0.72, 0.77],
  ],
};

/** The spots of one face, in a square of 100. */
export const pips = (count: number, colour: string): string =>
  (PIPS[count] ?? []).map(([x, y]) => circle(x * 100, y * 100, 10.5, colour)).join("");

/**
 * A cube seen from above a corner. Its three faces carry drawings made in a square of 100.
 * (x, y) is the corner nearest the eye, `edge` the length of an edge.
 */
export const cube = (
  x: number,
  y: number,
  edge: number,
  tone: Tone,
  faces: { top: string; left: string; right: string },
): string => {
  const w = edge * 0.866;
  const h = edge * 0.5;
  const face = (
    a: number,
    b: number,
    c: number,
    d: number,
    ox: number,
    oy: number,
    drawing: string,
  ): string =>
    `<g transform="matrix(${[a, b, c, d].map((part) => Math.round(part * edge) / 100).join(" ")} ${short(ox)} ${short(oy)})">${drawing}</g>`;
  return [
    inked(
      path(
        `M${short(x)} ${short(y)}l${short(-w)} ${short(-h)}l${short(w)} ${short(-h)}l${short(w)} ${short(h)}Z`,
        tone.light,
      ),
      path(`M${short(x)} ${short(y)}v${short(edge)}l${short(-w)} ${short(-h)}v${short(-edge)}Z`, tone.base),
      path(`M${short(x)} ${short(y)}v${short(edge)}l${short(w)} ${short(-h)}v${short(-edge)}Z`, tone.dark),
    ),
    face(0.866, 0.5, -0.866, 0.5, x, y - edge, faces.top),
    face(0.866, 0.5, 0, 1, x - w, y - h, faces.left),
    face(0.866, -0.5, 0, 1, x, y, faces.right),
    stroke(`M${short(x - w * 0.9)} ${short(y - h)}L${short(x)} ${short(y - 1.5)}`, "#fff", 1.6, {
      "stroke-opacity": 0.7,
      "stroke-linecap": "round",
    }),
  ].join("");
};

/** A bone die with its three faces. */
export const die = (
  x: number,
  y: number,
  edge: number,
  tone: Tone,
  spots: string,
  counts: [number, number, number],
): string =>
  cube(x, y, edge, tone, {
    top: pips(counts[0], spots),
    left: pips(counts[1], spots),
    right: pips(counts[2], spots),
  });

/** A turned checker seen from above: rings, a carved rosette, a boss. */
export const checker = (tone: Tone, boss: Tone): string =>
  [
    inked(
      circle(50, 50, 46, tone.base),
      shade("M82.5 17.5A46 46 0 0 1 17.5 82.5A56 56 0 0 0 82.5 17.5Z", 0.2),
      circle(50, 50, 34, tone.dark),
      path(scallop(12, 50, 50, 29), tone.light, { "stroke-width": 1.6 }),
      circle(50, 50, 13, boss.base),
    ),
    around(12, 50, 50, circle(50, 10, 2, boss.base)),
    around(12, 50, 50, stroke("M50 36V24", tone.dark, 1.8)),
    circle(46, 46, 4.5, boss.light),
    light("M12 44A39 39 0 0 1 45 11A46 46 0 0 0 12 44Z", 0.6),
  ].join("");

/** A checker lying flat; (x, y) is the middle of its upper face. */
export const lyingChecker = (x: number, y: number, rx: number, tone: Tone, boss: Tone): string => {
  const ry = rx * 0.42;
  const thick = rx * 0.36;
  return [
    inked(
      path(
        `M${short(x - rx)} ${short(y)}v${short(thick)}a${short(rx)} ${short(ry)} 0 0 0 ${short(2 * rx)} 0v${short(-thick)}Z`,
        tone.dark,
      ),
      ellipse(x, y, rx, ry, tone.base),
    ),
    ellipse(x, y, rx * 0.74, ry * 0.74, "none", { stroke: boss.base, "stroke-width": 1.8 }),
    ellipse(x, y, rx * 0.3, ry * 0.34, boss.base),
    stroke(
      `M${short(x - rx * 0.86)} ${short(y - ry * 0.28)}A${short(rx * 0.92)} ${short(ry * 0.92)} 0 0 1 ${short(x - rx * 0.2)} ${short(y - ry * 0.9)}`,
      "#fff",
      2,
      { "stroke-opacity": 0.65, "stroke-linecap": "round" },
    ),
    stroke(
      `M${short(x - rx * 0.8)} ${short(y + thick * 0.5 + ry * 0.6)}A${short(rx)} ${short(ry)} 0 0 0 ${short(x + rx * 0.8)} ${short(y + thick * 0.5 + ry * 0.6)}`,
      boss.base,
      1.6,
    ),
  ].join("");
};

/** Six points in a row from `left`, alternately in two colours; negative height points down. */
export const pointRow = (
  left: number,
  base: number,
  width: number,
  height: number,
  colours: [string, string],
  count = 6,
): string =>
  Array.from({ length: count }, (_, index) =>
    path(
      boardPoint(left + width * (index + 0.5), base, width * 0.92, height),
      colours[index % 2] ?? colours[0],
    ),
  ).join("");

/** An open backgammon board seen from above, with a few checkers in play. */
export const board = (frame: Tone, field: Tone, points: [string, string], pieces: [Tone, Tone]): string => {
  const stack = (x: number, y: number, step: number, count: number, tone: Tone): string =>
    Array.from({ length: count }, (_, index) =>
      circle(x, y + step * index, 3.5, tone.base, { stroke: INK, "stroke-width": 0.9 }),
    ).join("");
  const half = (x: number): string =>
    [
      rect(x, 17, 36, 66, field.base),
      pointRow(x, 17, 6, -28, points),
      pointRow(x, 83, 6, 28, [points[1], points[0]]),
    ].join("");
  return [
    inked(
      rect(3, 8, 94, 84, frame.base, { rx: 5 }),
      light("M8 10H92L88 14H12V86L8 90Q5 90 5 87V13Q5 10 8 10Z", 0.3),
      flat(half(10), half(54)),
      rect(10, 17, 36, 66, "none", { "stroke-width": 1.6 }),
      rect(54, 17, 36, 66, "none", { "stroke-width": 1.6 }),
    ),
    stroke("M6.5 11.5H93.5V88.5H6.5Z", gold.base, 1.4),
    stack(13, 21, 7.2, 3, pieces[0]),
    stack(37, 79, -7.2, 4, pieces[1]),
    stack(63, 79, -7.2, 3, pieces[0]),
    stack(87, 21, 7.2, 2, pieces[1]),
    path("M48.4 26h3.2v12h-3.2zM48.4 62h3.2v12h-3.2z", gold.light, { stroke: INK, "stroke-width": 0.9 }),
  ].join("");
};
