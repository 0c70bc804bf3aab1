import { outline, star } from "../geometry.ts";
import { flame, gold, INK, paper, stone, type Tone } from "../palettes.ts";
import { around, circle, flat, inked, light, path, shade, strokes, turned } from "../pen.ts";

/** A crescent with a star in its arms. */
export const crescent = (tone: Tone): string =>
  [
    inked(
      path("M62 8A43 43 0 1 0 92 66A36 36 0 1 1 62 8Z", tone.base),
      shade("M92 66A43 43 0 0 1 26 84A50 50 0 0 0 78 71Q86 70 92 66Z", 0.2),
    ),
    strokes("#fff", 3, "M16 46Q18 26 36 17"),
    inked(path(star(5, 70, 36, 15, 6.4), paper.light)),
  ].join("");

/** A flame in three tongues. */
export const flames = (): string =>
  [
    inked(
      path(
        outline(
          "50,3! 60,20 74,32 84,50 86,70 76,88 58,97 42,97 24,88 14,70 18,52 28,40! 32,52 38,50 36,30 42,14",
        ),
        flame.dark,
      ),
      path(outline("52,24! 58,40 70,50 74,68 66,86 50,94 34,86 26,72 30,60! 40,66 44,54 46,38"), flame.base, {
        "stroke-width": 1.8,
      }),
    ),
    path(outline("50,52! 56,64 62,72 58,86 50,91 41,86 39,74 46,66"), flame.light),
    strokes("#fff", 2.2, "M21 60Q20 70 25 78"),
  ].join("");

/** The knotted cloud that painters brought from the east. */
export const cloud = (tone: Tone, line: Tone): string =>
  [
    inked(
      path(
        "M10 74C-2 66 2 48 16 48C12 30 34 20 44 32C50 14 78 14 80 36C98 34 104 58 90 68C98 80 78 90 70 80C62 92 42 90 40 80C32 88 14 86 10 74Z",
        tone.base,
      ),
      shade(
        "M90 68C98 80 78 90 70 80C62 92 42 90 40 80C32 88 14 86 10 74Q24 78 34 70Q46 80 60 70Q76 78 90 68Z",
        0.14,
      ),
    ),
    strokes(
      line.base,
      3.2,
      "M30 66Q14 66 18 56Q24 50 30 57M62 60Q44 64 44 48Q48 36 58 42Q62 50 54 52M84 60Q72 62 72 52Q76 46 82 50",
    ),
  ].join("");

/** The sun with a face, as the rays of a shamseh. */
export const sun = (tone: Tone): string =>
  [
    inked(
      ...[0, 1].map((layer) =>
        around(
          8,
          50,
          50,
          turned(layer * 22.5, 50, 50, path("M42 28L50 2L58 28Z", layer === 0 ? tone.base : tone.dark)),
        ),
      ),
      circle(50, 50, 27, tone.base),
      shade("M68 32A27 27 0 0 1 32 70A34 34 0 0 0 68 32Z", 0.2),
    ),
    strokes(INK, 2.2, "M36 46Q41 42 45 46M55 46Q59 42 64 46M50 48Q52 54 49 55M43 61Q50 66 57 61"),
    flat(
      circle(36, 56, 3.4, "#e8705a", { "fill-opacity": 0.5 }),
      circle(64, 56, 3.4, "#e8705a", { "fill-opacity": 0.5 }),
    ),
    light("M28 44Q32 30 46 27Q34 34 33 46Z", 0.7),
  ].join("");

/** Snow peaks over foothills. */
export const peaks = (near: Tone, far: Tone): string =>
  [
    inked(
      circle(74, 24, 15, gold.light),
      path("M44 92L74 34L98 78V92Z", far.base),
      path("M74 34L64 54L72 52L77 58L83 51Z", "#fff", { "stroke-width": 1.8 }),
      path("M2 92L40 8L80 92Z", near.base),
      flat(path("M40 8L80 92H48L44 56L50 44Z", near.dark)),
      path("M40 8L25 42L33 39L39 48L46 38L56 42Z", "#fff"),
      path(outline("2,92! 2,84 16,78 32,84 48,78 66,84 82,78 98,84 98,92!"), "#33703f"),
    ),
    strokes(stone.light, 2, "M28 56L22 70M42 60L46 72"),
    light("M40 12L27 41L33 38Z", 0.5),
  ].join("");
