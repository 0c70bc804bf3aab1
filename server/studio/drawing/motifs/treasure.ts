import { khatamStar, outline, star } from "../geometry.ts";
import { INK, paper, type Tone } from "../palettes.ts";
import { circle, dots, flat, inked, light, path, rect, shade, strokes } from "../pen.ts";

/** A struck coin; `face` is drawn in its middle, about (50, 50) and within 26. */
export const coin = (metal: Tone, face: string): string =>
  [
    inked(
      circle(50, 50, 45, metal.dark),
      circle(48.5, 48.5, 42.5, metal.base),
      circle(48.5, 48.5, 33, metal.light, { "stroke-width": 1.6 }),
    ),
    dots(48.5, 48.5, 37.8, 26, 2.8, metal.deep),
    shade("M72 25A33 33 0 0 1 25 72A40 40 0 0 0 72 25Z", 0.16),
    face,
    light("M10 42A40 40 0 0 1 42 10A50 50 0 0 0 10 42Z", 0.65),
  ].join("");

/** The sun as it lies on old coins: a face of rays. */
export const sunFace = (metal: Tone): string =>
  path(star(16, 48.5, 48.5, 28, 17), metal.dark) +
  circle(48.5, 48.5, 15, metal.base) +
  strokes(metal.deep, 2, "M41 45Q44 42.5 46.5 45M51 45Q53.5 42.5 56 45M43.5 54Q48.5 58 53.5 54");

/** A crown of the old kings: stepped battlements, a globe of hair, jewels. */
export const crown = (metal: Tone, jewel: Tone, other: Tone): string =>
  [
    inked(
      circle(50, 19, 12, jewel.base),
      path("M10 74L6 34L22 46L28 22L42 40L50 12L58 40L72 22L78 46L94 34L90 74Z", metal.base),
      shade("M64 74L62 36L72 22L78 46L94 34L90 74Z", 0.18),
      light("M15 70L11 42L22 51L29 31L38 46L34 50L29 42L24 58L18 54L20 70Z", 0.5),
      path("M8 72Q50 82 92 72V88Q50 99 8 88Z", metal.dark),
      path("M8 72Q50 82 92 72V78Q50 88 8 78Z", metal.light, { stroke: "none" }),
      circle(6, 31, 4.5, other.base),
      circle(28, 19, 4.5, other.base),
      circle(72, 19, 4.5, other.base),
      circle(94, 31, 4.5, other.base),
      circle(50, 9, 5, other.base),
      path("M50 44L59 56L50 69L41 56Z", jewel.base),
      path("M26 54L32 61L26 69L20 61Z", other.base),
      path("M74 54L80 61L74 69L68 61Z", other.base),
    ),
    light("M50 46L45.5 56L50 56Z", 0.6),
    flat(
      ...[18, 30, 41, 59, 70, 82].map((x) =>
        circle(x, 88.4 + 2.4 - ((x - 50) / 32) ** 2 * 3.4, 2, paper.light),
      ),
    ),
  ].join("");

/** A curved sword, its hilt at the lower left. */
export const sword = (steel: Tone, hilt: Tone, jewel: Tone): string =>
  [
    inked(
      path(outline("24,66! 46,52 66,34 80,18 96,3! 93,24 82,44 62,62 34,76!"), steel.base),
      path(outline("34,76! 62,62 82,44 93,24 96,3! 86,26 72,44 54,60 29,71!"), steel.dark, {
        stroke: "none",
      }),
      path("M16 62Q24 60 30 70Q36 80 33 87L27 86Q24 76 15 69Z", hilt.base),
      path("M24 73L29 79L14 96Q9 99 5 95Q1 91 5 86Z", jewel.base),
      circle(8, 92, 6.5, hilt.base),
    ),
    strokes("#fff", 2, "M30 66Q60 50 84 20"),
    strokes(hilt.light, 2.4, "M19 80L23 84M14 85L18 89"),
  ].join("");

/** A chest with a rounded lid, seen from the front. */
export const casket = (wood: Tone, inlay: Tone, metal: Tone): string =>
  [
    inked(
      path("M12 46C12 20 28 12 50 12C72 12 88 20 88 46Z", wood.base),
      light("M17 42C18 24 30 17 46 16Q28 24 26 42Z", 0.3),
      shade("M70 17C82 22 88 32 88 46H72Q76 30 70 17Z", 0.25),
      rect(9, 44, 82, 46, wood.base, { rx: 4 }),
      rect(9, 44, 82, 8, metal.base),
      rect(16, 58, 68, 26, inlay.base, { rx: 2 }),
      shade("M70 52H91V86Q91 90 87 90H70Z", 0.16),
    ),
    flat(
      ...[26, 38, 62, 74].map((x) => path(khatamStar(x, 71, 8), paper.base) + circle(x, 71, 3, metal.dark)),
      ...[28, 50, 72].map((x) => path(khatamStar(x, 31, 7), inlay.light)),
    ),
    inked(path("M42 46H58V64Q50 72 42 64Z", metal.light), circle(50, 54, 3, INK)),
  ].join("");
