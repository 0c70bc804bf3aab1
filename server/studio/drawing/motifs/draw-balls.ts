import { gold, INK, paper, pomegranate, type Tone, walnut } from "../palettes.ts";
import { ball, circle, ellipse, inked, light, path, rect, stroke } from "../pen.ts";
import { sign } from "./suit-cards.ts";

/** A ball of a draw with its number on a pale field; made for any size. */
export const drawBall = (x: number, y: number, r: number, tone: Tone, number: string): string =>
  inked(
    ball(x, y, r, tone),
    circle(x - r * 0.04, y + r * 0.02, r * 0.58, paper.light, { "stroke-width": 1.4 }),
  ) + sign(x - r * 0.04, y + r * 0.02, number.length > 1 ? r * 0.56 : r * 0.72, number, INK, 2.8);

/** One ball of a draw that fills the 100 box. */
export const oneBall = (tone: Tone, number: string): string => drawBall(50, 50, 46, tone, number);

/** A globe of glass on its stand, in the 100 box, with balls in it. */
export const drawGlobe = (balls: readonly [tone: Tone, number: string][]): string => {
  const places = [
    [33, 55],
    [50, 61],
    [67, 54],
    [40, 38],
    [59, 36],
    [48, 20],
    [28, 31],
    [71, 31],
  ] as const;
  return [
    inked(
      path("M22 98Q24 82 36 78H64Q76 82 78 98Z", walnut.base),
      path("M30 78H70V84H30Z", gold.base),
      circle(50, 42, 38, "#cfeef0", { "fill-opacity": 0.35 }),
    ),
    ...balls.map(([tone, number], index) => {
      const [x, y] = places[index % places.length] ?? places[0];
      return drawBall(x, y, 10.4, tone, number);
    }),
    circle(50, 42, 38, "#e6fbff", { "fill-opacity": 0.12, stroke: INK, "stroke-width": 2.4 }),
    light("M17 40Q18 20 36 10Q24 24 23 42Q19 46 17 40Z", 0.7),
    inked(path("M42 6Q50 0 58 6L56 9H44Z", gold.base), rect(20, 94, 60, 5, gold.base)),
    stroke("M34 88H66", pomegranate.base, 3, { "stroke-linecap": "round" }),
  ].join("");
};

/** A ticket with a torn edge: rows of numbers to be crossed, some of them crossed. */
export const ticket = (tone: Tone, columns: number, rows: number, crossed: readonly number[]): string => {
  const cell = (index: number): string => {
    const x = 18 + ((index % columns) + 0.5) * (64 / columns);
    const y = 32 + (Math.floor(index / columns) + 0.5) * (54 / rows);
    const r = Math.min(64 / columns, 54 / rows) * 0.38;
    return circle(x, y, r, crossed.includes(index) ? tone.base : "none", {
      stroke: tone.dark,
      "stroke-width": 1.4,
    });
  };
  return [
    inked(
      path(
        "M12 6L18 10L24 6L30 10L36 6L42 10L48 6L54 10L60 6L66 10L72 6L78 10L84 6L88 9V94H12Z",
        paper.light,
      ),
      rect(12, 14, 76, 12, tone.base, { "stroke-width": 1.6 }),
    ),
    ...Array.from({ length: columns * rows }, (_, index) => cell(index)),
    ellipse(50, 20, 3, 3, gold.light),
    stroke("M22 20H40M60 20H78", gold.light, 2.4, { "stroke-linecap": "round" }),
  ].join("");
};
