import { polygon } from "../geometry.ts";
import { clay, gold, INK, lapis, leaf, paper, type Tone, walnut } from "../palettes.ts";
import {
  around,
  ball,
  circle,
  ellipse,
  inked,
  light,
  path,
  rect,
  shade,
  short,
  stroke,
  strokes,
} from "../pen.ts";

const at = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${short(50 + radius * Math.sin(angle))} ${short(50 - radius * Math.cos(angle))}`;
};

const rim = 46;

/** A football: a dark five-cornered patch before us, five more about its edge. */
export const football = (patch: Tone = lapis): string =>
  [
    inked(
      circle(50, 50, rim, paper.light),
      shade("M82.5 17.5A46 46 0 0 1 17.5 82.5A62 62 0 0 0 82.5 17.5Z", 0.2),
      path(polygon(5, 50, 50, 15), patch.dark),
      ...[0, 72, 144, 216, 288].map((turn) =>
        path(
          `M${at(29, turn)}L${at(37, turn + 19)}L${at(rim, turn + 17)}A46 46 0 0 0 ${at(rim, turn - 17)}L${at(37, turn - 19)}Z`,
          patch.dark,
        ),
      ),
    ),
    around(5, 50, 50, stroke(`M${at(15, 0)}L${at(29, 0)}M${at(37, 19)}L${at(37, 53)}`, INK)),
    light("M14 40Q20 20 40 13Q26 26 22 42Q17 46 14 40Z", 0.6),
  ].join("");

/** A basketball with its four seams. */
export const basketball = (): string =>
  [
    inked(ball(50, 50, rim, clay)),
    strokes(INK, 3, "M50 4V96M4 50H96M18 18Q40 50 18 82M82 18Q60 50 82 82"),
    circle(50, 50, rim, "none", { stroke: INK, "stroke-width": 2.4 }),
    light("M16 38Q22 22 38 14Q28 26 24 40Q18 44 16 38Z", 0.5),
  ].join("");

const felt: Tone = { light: "#f1f7a2", base: "#d3e04a", dark: "#a3b12b", deep: "#6f7a1a" };

/** A tennis ball with its one seam. */
export const tennisBall = (): string =>
  [
    inked(ball(50, 50, rim, felt)),
    strokes(felt.deep, 8.5, "M14 24Q44 40 40 94M86 76Q56 60 60 6"),
    strokes(paper.light, 5.4, "M14 24Q44 40 40 94M86 76Q56 60 60 6"),
    circle(50, 50, rim, "none", { stroke: INK, "stroke-width": 2.4 }),
  ].join("");

/** A racket upright in the 100 box. */
export const racket = (frame: Tone, grip: Tone = walnut): string =>
  [
    strokes(paper.base, 1.3, [34, 40, 46, 52, 58, 64].map((x) => `M${x} 8V60`).join("")),
    strokes(paper.base, 1.3, [14, 21, 28, 35, 42, 49, 56].map((y) => `M28 ${y}H72`).join("")),
    ellipse(50, 34, 24.5, 30.5, "none", { stroke: INK, "stroke-width": 9 }),
    strokes(INK, 9, "M40 61L50 76L60 61"),
    ellipse(50, 34, 24.5, 30.5, "none", { stroke: frame.base, "stroke-width": 4.8 }),
    strokes(frame.base, 4.8, "M40 61L50 76L60 61"),
    inked(rect(45, 73, 10, 26, grip.base, { rx: 3 })),
    strokes(gold.light, 2, "M46 80L54 77M46 86L54 83M46 92L54 89"),
    strokes(frame.light, 1.8, "M28 26Q32 9 46 5"),
  ].join("");

/** A goal seen from the front, its net in the 100 box. */
export const goal = (): string =>
  [
    strokes(
      paper.base,
      1,
      Array.from({ length: 13 }, (_, step) => `M${step * 7 + 8} 32V84`).join(""),
      Array.from({ length: 7 }, (_, step) => `M4 ${34 + step * 8}H96`).join(""),
    ),
    strokes(INK, 8, "M4 86V28H96V86"),
    strokes(paper.light, 4.6, "M4 86V28H96V86"),
  ].join("");

/** A hoop before its board. */
export const hoop = (): string =>
  [
    inked(
      rect(8, 2, 84, 58, paper.light, { rx: 4 }),
      rect(34, 26, 32, 26, "none", { stroke: clay.base, "stroke-width": 3.4 }),
      rect(13, 7, 74, 48, "none", { stroke: lapis.base, "stroke-width": 2 }),
    ),
    strokes(
      paper.light,
      1.8,
      "M24 62L34 94M36 66L40 96M50 67V97M64 66L60 96M76 62L66 94M27 72Q50 82 73 72M31 82Q50 92 69 82",
    ),
    ellipse(50, 61, 28, 7, "none", { stroke: INK, "stroke-width": 8 }),
    ellipse(50, 61, 28, 7, "none", { stroke: clay.base, "stroke-width": 4.4 }),
  ].join("");

/** A field's lawn seen from its edge, in stripes, in the box of a card. */
export const lawn = (horizon: number): string =>
  rect(0, horizon, 320, 224 - horizon, leaf.base) +
  path(
    [-3, -1, 1, 3]
      .map((step) => {
        const far = (x: number): string => short(160 + x * 26);
        const near = (x: number): string => short(160 + x * 62);
        return `M${far(step - 0.5)} ${horizon}H${far(step + 0.5)}L${near(step + 0.5)} 224H${near(step - 0.5)}Z`;
      })
      .join(""),
    leaf.light,
    { "fill-opacity": 0.45 },
  );
