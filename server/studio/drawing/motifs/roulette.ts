import { khatamStar } from "../geometry.ts";
import { gold, INK, leaf, night, paper, pomegranate, walnut } from "../palettes.ts";
import { ball, circle, dots, ellipse, inked, light, path, shade, short, strokes } from "../pen.ts";

const POCKETS = 37;

/** One pocket between two radii, about (50, 50). */
const pocket = (index: number, inner: number, outer: number): string => {
  const point = (radius: number, step: number): string => {
    const angle = (2 * Math.PI * step) / POCKETS;
    return `${short(50 + radius * Math.sin(angle))} ${short(50 - radius * Math.cos(angle))}`;
  };
  return `M${point(outer, index - 0.5)}L${point(outer, index + 0.5)}L${point(inner, index + 0.5)}L${point(inner, index - 0.5)}Z`;
};

const pockets = (which: (index: number) => boolean): string =>
  Array.from({ length: POCKETS }, (_, index) => index)
    .filter(which)
    .map((index) => pocket(index, 25, 37))
    .join("");

const face = [
  inked(circle(50, 50, 48.5, walnut.base), circle(50, 50, 41, walnut.dark)),
  dots(50, 50, 44.8, 24, 3, gold.light),
  path(
    pockets((index) => index % 2 === 1),
    pomegranate.base,
  ),
  path(
    pockets((index) => index % 2 === 0 && index > 0),
    night.deep,
  ),
  path(pocket(0, 25, 37), leaf.base),
  circle(50, 50, 37, "none", { stroke: gold.base, "stroke-width": 1.6 }),
  circle(50, 50, 31, "none", { stroke: gold.base, "stroke-width": 0.8 }),
  inked(circle(50, 50, 25, walnut.base), path(khatamStar(50, 50, 23), gold.base, { "stroke-width": 1.4 })),
  circle(50, 50, 13.5, walnut.dark),
].join("");

/** A wheel of 37 pockets that lies before us, its ball in one of them; in the 100 box. */
export const rouletteWheel = (): string =>
  [
    inked(path("M1.5 44V56A48.5 33 0 0 0 98.5 56V44Z", walnut.deep)),
    `<g transform="translate(0 10) scale(1 .68)">${face}</g>`,
    strokes(INK, 8, "M50 42V22M38 34H62"),
    strokes(gold.base, 4, "M50 42V22M38 34H62"),
    inked(
      ellipse(50, 42, 9, 6, gold.base),
      circle(50, 20, 4.6, pomegranate.base),
      circle(38, 34, 3, gold.light),
      circle(62, 34, 3, gold.light),
    ),
    inked(ball(70, 59, 4.2, paper)),
    light("M6 38Q14 20 40 13Q20 24 12 40Q8 44 6 38Z", 0.4),
    shade("M97 50A48.5 33 0 0 1 30 74A52 36 0 0 0 97 50Z", 0.2),
  ].join("");
