import { outline } from "../geometry.ts";
import { gold, INK, type Tone } from "../palettes.ts";
import { circle, ellipse, flat, inked, light, mirrored, path, shade, strokes, turned } from "../pen.ts";

/** A lion's face in its mane. */
export const lionFace = (coat: Tone, mane: Tone): string =>
  [
    inked(
      ...Array.from({ length: 12 }, (_, lock) =>
        turned(
          lock * 30 + 15,
          50,
          52,
          path("M36 30C34 14 40 4 50 2C60 4 66 14 64 30Z", lock % 2 === 0 ? mane.base : mane.dark),
        ),
      ),
      mirrored(50, circle(25, 27, 10, coat.base), circle(25.5, 28, 5, mane.dark, { "stroke-width": 1.4 })),
      path(outline("50,20 66,22 76,34 76,52 70,66 62,80 50,87 38,80 30,66 24,52 24,34 34,22"), coat.base),
      shade(outline("62,21! 66,22 76,34 76,52 70,66 62,80 50,87! 64,66 68,44"), 0.16),
      path(outline("50,56 62,60 66,72 58,82 50,85 42,82 34,72 38,60"), coat.light, { stroke: "none" }),
    ),
    inked(
      path("M40 55H60Q60 62 50 67Q40 62 40 55Z", INK),
      path("M44 76Q50 73 56 76Q55 83 50 83Q45 83 44 76Z", "#c12f47", { "stroke-width": 1.6 }),
    ),
    strokes(INK, 2.2, "M50 66V72Q43 77 37 72M50 72Q57 77 63 72", "M31 38L44 42M69 38L56 42"),
    mirrored(50, ellipse(38, 45, 4.6, 4.2, "#fff"), circle(38.8, 45, 3, INK), circle(37.8, 44, 1, "#fff")),
    flat(
      ...[
        [40, 70],
        [37, 74],
        [60, 70],
        [63, 74],
      ].map(([x = 0, y = 0]) => circle(x, y, 1.2, mane.dark)),
    ),
    light("M34 24Q42 20 50 21Q40 26 34 36Q30 30 34 24Z", 0.45),
  ].join("");

/** A gazelle at a leap to the left. */
export const gazelle = (coat: Tone): string =>
  [
    strokes(INK, 5, "M24 20Q20 8 30 2M29 19Q28 8 38 4"),
    strokes(gold.base, 2.2, "M24 20Q20 8 30 2M29 19Q28 8 38 4"),
    inked(
      path(outline("36,54! 26,64 14,66 4,74! 6,80! 18,74 32,70 44,60"), coat.dark),
      path(outline("74,52! 84,64 92,76 99,92! 93,94! 84,80 74,68 68,60"), coat.dark),
      path(
        outline(
          "6,32 14,26 22,19 30,20 34,27! 42,20 44,26! 36,34 40,42 54,44 70,40 84,42 92,34 95,42! 90,50 88,58 94,70 90,84 92,93! 86,94! 82,80 82,70 74,62 58,60 44,62 34,72 24,84 18,92! 13,88! 20,76 28,64 28,52 26,42 22,38 12,40",
        ),
        coat.base,
      ),
      shade(outline("34,60! 46,54 66,54 88,50! 88,58 82,68 74,62 58,60 44,62"), 0.18),
    ),
    flat(circle(20, 27, 2.4, INK), circle(8, 33, 1.6, INK)),
    strokes(coat.light, 2.4, "M42 46Q56 49 72 44"),
  ].join("");

/** A camel standing to the left with a cloth and load; one hump or two. */
export const camel = (coat: Tone, cloth: Tone, humps: 1 | 2): string => {
  const back =
    humps === 2
      ? "32,40 37,26 44,18 51,26 55,36 60,36 65,24 72,16 80,24 85,38"
      : "34,42 42,32 50,20 60,14 70,20 78,32 85,42";
  return [
    inked(
      path(outline("42,66! 40,82 41,96! 49,96! 49,80 52,66"), coat.dark),
      path(outline("70,64! 72,82 70,96! 78,96! 79,80 80,64"), coat.dark),
      path(outline("87,44! 95,52 95,66! 92,70! 90,60 86,54"), coat.dark),
      path(
        outline(
          `3,24 6,17 14,13 20,8! 22,14 25,20 23,28 21,40 24,48 ${back} 90,50 90,64 87,78 88,96! 80,96! 79,82 75,68 62,66 46,68 44,82 43,96! 35,96! 35,80 34,66 24,64 14,56 11,42 12,32 6,30`,
        ),
        coat.base,
      ),
      shade(
        outline(
          "90,50! 90,64 87,78 88,96! 84,96! 83,80 80,62 60,60 40,62 24,58 14,54 24,64 34,66 46,68 62,66 75,68 79,80 88,74! ",
        ),
        0.16,
      ),
    ),
    inked(
      humps === 2
        ? path("M46 34Q58 42 68 33L74 54Q58 64 42 54Z", cloth.base)
        : path("M40 34Q60 26 80 34L82 56Q60 64 40 56Z", cloth.base),
    ),
    strokes(gold.base, 2.6, humps === 2 ? "M43 51Q58 60 73 51" : "M41 52Q60 60 81 52"),
    flat(circle(humps === 2 ? 57.5 : 60, 45, 5, gold.light)),
    strokes(cloth.base, 2.6, "M9 16Q11 22 9 30M9 23Q16 24 22 21M23 32Q17 36 12 35"),
    flat(circle(14.5, 18.5, 2.2, INK), circle(4.6, 23.4, 1.2, INK)),
    strokes(coat.light, 2.6, humps === 2 ? "M37 30Q40 23 44 21M65 28Q68 20 72 19" : "M46 30Q52 21 59 18"),
  ].join("");
};

/** A fox's head with large ears. */
export const foxHead = (coat: Tone, pale: Tone): string =>
  [
    inked(
      mirrored(
        50,
        path(outline("34,48! 14,30 4,4! 24,12 44,36!"), coat.base),
        path(outline("30,42! 18,28 11,13! 24,20 38,36!"), pale.dark, { "stroke-width": 1.4 }),
      ),
      path(outline("50,30 68,36 82,54! 94,62! 80,74 64,84 50,95! 36,84 20,74 6,62! 18,54! 32,36"), coat.base),
      path(
        outline("6,62! 18,60 34,62 44,72 50,80 56,72 66,62 82,60 94,62! 80,74 64,84 50,95! 36,84 20,74"),
        pale.light,
        { stroke: "none" },
      ),
      path(outline("50,30 68,36 82,54! 94,62! 80,74 64,84 50,95! 36,84 20,74 6,62! 18,54! 32,36"), "none"),
      path(outline("43,84! 57,84! 56,91 50,96 44,91"), INK),
    ),
    mirrored(50, path("M28 57Q35 49 43 58Q35 62 28 57Z", INK), circle(35, 55.6, 1.5, "#fff")),
    light("M40 38Q46 34 50 34V46Q42 44 40 38Z", 0.35),
  ].join("");
