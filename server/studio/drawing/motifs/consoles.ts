import { khatamStar } from "../geometry.ts";
import { gold, INK, leaf, night, paper, pomegranate, type Tone, turquoise } from "../palettes.ts";
import { circle, inked, light, path, rect, shade, strokes } from "../pen.ts";

/** A player's controller held before us. */
export const controller = (body: Tone): string =>
  [
    strokes(INK, 5, "M50 26Q50 12 62 10Q76 8 78 0"),
    strokes(night.light, 2.4, "M50 26Q50 12 62 10Q76 8 78 0"),
    inked(
      path(
        "M20 26H80C93 26 98 46 99 66C100 82 92 90 84 84C76 78 72 68 66 68H34C28 68 24 78 16 84C8 90 0 82 1 66C2 46 7 26 20 26Z",
        body.base,
      ),
      shade("M80 26C93 26 98 46 99 66C100 82 92 90 84 84C90 70 90 46 78 26Z", 0.2),
      circle(38, 58, 8, night.base),
      circle(62, 58, 8, night.base),
      path("M20 36H27V42H33V49H27V55H20V49H14V42H20Z", paper.base, { "stroke-width": 1.8 }),
      circle(76, 37, 4, gold.base, { "stroke-width": 1.8 }),
      circle(84, 45, 4, leaf.base, { "stroke-width": 1.8 }),
      circle(68, 45, 4, turquoise.base, { "stroke-width": 1.8 }),
      circle(76, 53, 4, pomegranate.base, { "stroke-width": 1.8 }),
    ),
    path(khatamStar(50, 42, 8), gold.light),
    light("M20 29H78V32H20C12 33 8 46 6 58C6 44 10 30 20 29Z", 0.5),
  ].join("");

/** A screen on its foot that shows `shown`, drawn in a box of 84 by 52 from (8, 12). */
export const screen = (frame: Tone, ground: string, shown: string): string =>
  [
    inked(
      path("M40 72H60L66 92H34Z", frame.dark),
      rect(26, 90, 48, 6, frame.base, { rx: 3 }),
      rect(2, 6, 96, 66, frame.base, { rx: 6 }),
      rect(8, 12, 84, 52, ground, { rx: 2, "stroke-width": 1.6 }),
    ),
    shown,
    light("M10 14H44L26 62H10Z", 0.12),
    circle(50, 68, 1.4, gold.light),
  ].join("");
