import { outline, petal } from "../geometry.ts";
import { gold, INK, type Tone } from "../palettes.ts";
import { circle, ellipse, flat, inked, light, mirrored, path, rect, shade, strokes, turned } from "../pen.ts";

const wing = (x: number, y: number, tones: [Tone, Tone]): string =>
  [74, 50, 26, 2]
    .map((turn, index) =>
      turned(turn, x, y, path(petal(x, y, 58 - index * 4, 19), (tones[index % 2] ?? tones[0]).base)),
    )
    .join("");

/** A winged bull with a king's beard and crown, walking to the left. */
export const wingedBull = (body: Tone, beard: Tone, wings: [Tone, Tone]): string =>
  [
    inked(
      path(outline("38,62! 34,78 36,95! 44,95! 44,78 48,66"), body.dark),
      path(outline("74,62! 74,78 70,95! 78,95! 82,78 84,64"), body.dark),
      path(outline("90,44! 97,54 96,70! 99,78 94,82! 91,74 91,60 87,52"), body.dark),
      path(
        outline(
          "26,44 36,40 52,44 74,40 88,42 94,54 92,66 88,78 90,95! 82,95! 80,80 74,68 60,68 44,68 34,80 32,95! 24,95! 24,80 24,66 22,54",
        ),
        body.base,
      ),
      shade(outline("94,54! 92,66 88,78 90,95! 86,95! 84,80 78,66 58,64 40,64 44,68 60,68 74,68"), 0.2),
      wing(42, 54, wings),
      path(outline("10,22! 12,34 14,46 20,56 30,58 38,50 40,38 38,24!"), beard.base),
      path(outline("12,18 10,26 6,32 12,35 12,40 22,44 32,40 34,28 32,18"), "#f3d3ab"),
      path("M10 20V4H34L38 20Z", gold.base),
      path("M8 22Q22 16 40 22V16Q22 10 8 16Z", gold.light),
    ),
    strokes(beard.light, 2, "M18 44V54M23 46V57M28 46V57M33 44V54"),
    strokes(gold.deep, 1.8, "M16 12V6M22 11V5M28 12V6"),
    flat(ellipse(16, 27, 2.4, 1.9, INK)),
    strokes(INK, 1.8, "M11 24Q15 21 20 24M12 38Q15 39 18 37"),
    ...[
      [24, 95],
      [82, 95],
    ].map(([x = 0, y = 0]) => rect(x, y - 4, 8, 4, INK)),
  ].join("");

/** Half a bull kneeling: one side of a double capital, looking to the left. */
const bullHalf = (body: Tone): string =>
  [
    path(
      outline(
        "50,30! 40,28 34,22 30,16! 26,20! 18,22 12,30 4,38 4,46 10,50 18,48 24,50 22,58 14,62 10,70! 24,72 50,72!",
      ),
      body.base,
    ),
    path(outline("26,20! 18,16 16,6 20,0! 22,8 30,15!"), gold.base),
    strokes(body.dark, 2, "M28 40Q36 44 34 56M36 32Q44 40 42 60M14 67Q22 62 30 66"),
    flat(circle(17, 33, 2.4, INK), circle(6.5, 43, 1.5, INK)),
  ].join("");

/** The capital of a hall of a hundred columns: two bulls, back to back. */
export const bullCapital = (body: Tone, column: Tone): string =>
  [
    inked(
      path("M38 84H62V100H38Z", column.base),
      path("M30 72H70L66 86H34Z", column.light),
      mirrored(50, bullHalf(body)),
      path("M42 14H58V30H42Z", column.base),
      path("M34 6H66V16H34Z", column.dark),
    ),
    strokes(column.dark, 2.2, "M44 88V98M50 88V98M56 88V98M40 76L42 83M50 76V83M60 76L58 83"),
    light("M20 25Q28 22 36 30L46 33V37L34 34Z", 0.4),
  ].join("");

/** The homa: two griffins' heads that share one neck, a bird of good fortune. */
export const homa = (body: Tone, crest: Tone, wings: [Tone, Tone]): string => {
  const head = [
    path(outline("34,16! 27,6 29,-1! 37,4 42,14!"), crest.base),
    path(outline("22,18! 14,10 14,3! 23,8 29,15!"), gold.light),
    path(outline("50,24! 44,15 34,12 24,15 16,22 13,32 16,42 24,44 29,50 30,60 34,74 50,84!"), body.base),
    path(outline("20,18! 8,20 1,30 2,44! 7,50 9,40 16,38 24,36! 26,28"), "#f7e9c6"),
    strokes(INK, 2, "M8 33Q15 36 23 34"),
  ].join("");
  return [
    inked(
      mirrored(
        50,
        ...[100, 78, 56].map((turn, index) =>
          turned(-turn, 42, 70, path(petal(42, 70, 44 - index * 2, 17), (wings[index % 2] ?? wings[0]).base)),
        ),
      ),
      path("M30 78Q50 70 70 78L76 98H24Z", wings[1].base),
      mirrored(50, head),
      path(outline("50,26! 56,40 56,58 50,84 44,58 44,40"), crest.base, { "stroke-width": 1.8 }),
    ),
    mirrored(
      50,
      flat(circle(29.5, 24, 4.2, "#fff"), circle(29, 24.4, 2.7, INK)),
      strokes(body.dark, 2, "M34 40Q38 44 36 50M34 54Q40 58 38 64M38 68Q42 70 42 74"),
    ),
    strokes(gold.light, 2.6, "M32 86Q50 80 68 86M30 92Q50 86 70 92"),
    mirrored(50, light(outline("46,22! 40,16 34,15 28,17! 34,19 40,21"), 0.45)),
  ].join("");
};
