import { khatamStar, outline, star } from "../geometry.ts";
import { INK, paper, type Tone } from "../palettes.ts";
import { circle, flat, inked, light, mirrored, path, rect, shade, strokes } from "../pen.ts";

/** A paisley, its tip bent to the right. */
export const boteh = (outer: Tone, inner: Tone, heart: Tone): string =>
  [
    inked(
      path(
        outline("74,5! 58,4 36,18 20,44 18,70 32,90 54,96 76,88 86,68 80,50 66,40 58,32 60,20"),
        outer.base,
      ),
      shade(outline("60,40! 66,40 80,50 86,68 76,88 54,96! 70,80 72,60"), 0.22),
      path(outline("56,20! 46,26 32,46 29,68 38,82 54,86 70,80 76,67 70,56 56,48 49,38"), inner.base),
    ),
    strokes(paper.base, 2.4, "M52 28Q36 46 35 66Q38 78 52 80Q64 78 69 68"),
    inked(path(star(8, 53, 64, 12, 6.4), heart.base, { "stroke-width": 1.8 })),
    circle(53, 64, 3.4, paper.base),
    strokes("#fff", 2.4, "M24 62Q23 44 38 25"),
  ].join("");

/** The medallion of a carpet, with its two pendants. */
export const medallion = (outer: Tone, middle: Tone, inner: Tone): string =>
  [
    inked(
      path("M50 1L57 10L50 20L43 10ZM50 99L57 90L50 80L43 90Z", inner.base),
      path(
        "M50 14Q58 22 66 20Q70 28 80 30Q80 40 88 50Q80 60 80 70Q70 72 66 80Q58 78 50 86Q42 78 34 80Q30 72 20 70Q20 60 12 50Q20 40 20 30Q30 28 34 20Q42 22 50 14Z",
        outer.base,
      ),
      shade(
        "M50 14Q58 22 66 20Q70 28 80 30Q80 40 88 50Q80 60 80 70Q70 72 66 80Q58 78 50 86Q76 60 50 14Z",
        0.2,
      ),
      path(
        "M50 26Q56 32 62 31Q64 38 71 40Q71 46 76 50Q71 54 71 60Q64 62 62 69Q56 68 50 74Q44 68 38 69Q36 62 29 60Q29 54 24 50Q29 46 29 40Q36 38 38 31Q44 32 50 26Z",
        middle.base,
        { "stroke-width": 1.8 },
      ),
      path(khatamStar(50, 50, 15), inner.base, { "stroke-width": 1.8 }),
    ),
    circle(50, 50, 6, paper.base),
    strokes(
      inner.light,
      2.2,
      "M50 19V24M50 76V81M17 50H22M78 50H83M28 32L32 36M72 32L68 36M28 68L32 64M72 68L68 64",
    ),
  ].join("");

/** A carpet seen flat: fringe, two borders, a field, and what is woven into it. */
export const rug = (border: Tone, field: Tone, guard: Tone, woven: string): string =>
  [
    strokes(
      guard.dark,
      2.2,
      `M${Array.from({ length: 11 }, (_, index) => `${20 + index * 6} 2V98`).join("M")}`,
    ),
    inked(
      rect(13, 8, 74, 84, border.base, { rx: 2 }),
      rect(25, 20, 50, 60, field.base, { "stroke-width": 1.8 }),
    ),
    strokes(guard.base, 1.6, "M16.5 11.5H83.5V88.5H16.5Z"),
    flat(
      ...[22, 36, 50, 64, 78].map(
        (x) =>
          path(khatamStar(x > 50 ? Math.min(x, 80) : Math.max(x, 20), 14.5, 4), guard.light) +
          path(khatamStar(x > 50 ? Math.min(x, 80) : Math.max(x, 20), 85.5, 4), guard.light),
      ),
      ...[30, 43, 57, 70].map(
        (y) => path(khatamStar(19.5, y, 4), guard.light) + path(khatamStar(80.5, y, 4), guard.light),
      ),
    ),
    woven,
    light("M13 8H60L13 70Z", 0.1),
  ].join("");

/** The palmette of the court of Shah Abbas. */
export const palmette = (outer: Tone, inner: Tone, heart: Tone): string =>
  [
    inked(
      path("M46 80H54V98H46Z", "#33703f"),
      mirrored(50, path(outline("50,84! 36,88 22,84 12,72! 26,68 42,74"), "#559e52")),
      path(
        "M50 82C32 84 12 76 8 58Q14 56 16 48Q6 42 10 26Q20 28 26 24Q26 10 38 8Q44 10 50 2Q56 10 62 8Q74 10 74 24Q80 28 90 26Q94 42 84 48Q86 56 92 58C88 76 68 84 50 82Z",
        outer.base,
      ),
      shade("M62 8Q74 10 74 24Q80 28 90 26Q94 42 84 48Q86 56 92 58C88 76 68 84 50 82Q80 64 62 8Z", 0.2),
      path(
        "M50 78C36 78 24 70 22 58Q30 54 28 46Q30 36 40 36Q42 26 50 20Q58 26 60 36Q70 36 72 46Q70 54 78 58C76 70 64 78 50 78Z",
        inner.base,
      ),
      path("M50 74C42 72 38 64 40 56Q46 52 50 42Q54 52 60 56C62 64 58 72 50 74Z", heart.base),
    ),
    strokes(inner.light, 2, "M30 60Q34 70 42 73M70 60Q66 70 58 73M50 28V36"),
    strokes(outer.light, 2.4, "M13 32Q18 34 24 32M31 22Q32 14 40 13M14 60Q16 64 20 68"),
    circle(50, 62, 4, paper.base),
    strokes(INK, 1.4, "M50 70V66"),
  ].join("");
