import { outline, petal } from "../geometry.ts";
import { gold, INK, type Tone } from "../palettes.ts";
import { circle, ellipse, flat, inked, light, path, shade, strokes, turned } from "../pen.ts";

const eye = (x: number, y: number, r: number): string =>
  flat(
    circle(x, y, r, "#fff"),
    circle(x, y, r * 0.66, INK),
    circle(x - r * 0.25, y - r * 0.25, r * 0.24, "#fff"),
  );

/** A small singing bird on nothing, turned to the left. */
export const songbird = (back: Tone, breast: Tone, wing: Tone): string =>
  [
    inked(
      path(outline("64,56! 78,66 90,80 98,88! 92,94 84,96! 74,84 60,72"), wing.dark),
      path("M4 27L19 22L21 31Z", gold.base),
      path("M4 31L20 31L18 37Z", gold.dark),
      path(
        outline("18,28 24,16 36,11 48,16 54,28 62,42 72,56 74,70 64,82 48,86 32,80 22,66 20,50 22,40"),
        back.base,
      ),
      path(outline("20,36 28,42 34,54 44,70 60,84! 48,86 32,80 22,66 20,50"), breast.base, {
        stroke: "none",
      }),
      shade(outline("74,70! 64,82 48,86 32,80! 48,80 62,74 70,58"), 0.2),
      path(
        outline("18,28 24,16 36,11 48,16 54,28 62,42 72,56 74,70 64,82 48,86 32,80 22,66 20,50 22,40"),
        "none",
      ),
      path(outline("40,42! 54,44 68,56 80,74! 66,74 50,68 40,56"), wing.base),
    ),
    strokes(wing.light, 2, "M46 50Q60 56 70 68M46 58Q56 62 62 68"),
    strokes(INK, 3, "M44 86V96M54 85V95M38 97H48M49 96H58"),
    light(outline("24,20! 30,14 38,13! 32,18 28,24"), 0.6),
    eye(31, 25, 4.6),
  ].join("");

/** A feather with an eye, its quill at the lower left. */
export const eyedFeather = (vane: Tone, edge: Tone, core: Tone): string =>
  [
    strokes(INK, 6.4, "M6 96Q26 74 44 56"),
    strokes(gold.base, 3, "M6 96Q26 74 44 56"),
    inked(
      path(outline("22,80! 20,60 26,38 44,18 70,6 96,3! 95,30 84,56 64,76 42,82"), edge.base),
      path(outline("30,71! 30,54 38,36 54,22 74,14 88,12! 86,30 76,50 60,64 44,72"), vane.base),
      shade(outline("96,3! 95,30 84,56 64,76 42,82 22,80! 50,58 74,34"), 0.2),
      path(outline("44,50 50,34 64,24 78,22! 76,36 68,50 54,58"), core.base),
      circle(63, 38, 9, gold.base),
      circle(63, 38, 4.6, core.deep, { stroke: "none" }),
    ),
    strokes(
      INK,
      1.6,
      "M22 80L50 52",
      "M22 60L30 64M27 44L36 50M38 78L38 70M56 78L52 68M78 62L70 56M90 42L82 40",
    ),
    strokes("#fff", 2, "M28 48Q36 30 56 17"),
  ].join("");

/** A peacock facing us with its fan open. */
export const peacock = (body: Tone, fan: Tone, eyes: Tone): string => {
  const plume = (turn: number, length: number): string =>
    turned(
      turn,
      50,
      74,
      path(petal(50, 74, length, 21), fan.base),
      ellipse(50, 74 - length * 0.78, 5.6, 7, gold.base, { "stroke-width": 1.4 }),
      circle(50, 74 - length * 0.76, 3.2, eyes.base, { stroke: "none" }),
    );
  return [
    inked(
      ...[-88, 88, -66, 66, -44, 44, -22, 22, 0].map((turn) => plume(turn, 70 - Math.abs(turn) * 0.24)),
      ...[-75, 75, -45, 45, -15, 15].map((turn) =>
        turned(turn, 50, 74, path(petal(50, 74, 40, 15), fan.dark, { "stroke-width": 1.6 })),
      ),
      path(
        outline(
          "50,26 57,30 58,38 55,48 60,58 68,70 68,84 60,93 50,95 40,93 32,84 32,70 40,58 45,48 42,38 43,30",
        ),
        body.base,
      ),
      shade(outline("52,28! 57,30 58,38 55,48 60,58 68,70 68,84 60,93 50,95! 60,78 54,56"), 0.25),
      path("M46 37L50 45L54 37Z", gold.base),
    ),
    strokes(INK, 1.8, "M50 26V16M47 27L42 18M53 27L58 18"),
    flat(
      circle(50, 15, 2.6, gold.light),
      circle(41.5, 17, 2.6, gold.light),
      circle(58.5, 17, 2.6, gold.light),
    ),
    eye(46, 33, 2.6),
    eye(54, 33, 2.6),
    strokes(body.light, 2, "M40 72Q50 80 60 72M38 80Q50 88 62 80M44 64Q50 69 56 64"),
  ].join("");
};

/** A hoopoe's head and breast with its crown open, looking to the left. */
export const hoopoe = (body: Tone, crest: Tone, wing: Tone): string =>
  [
    inked(
      ...[-30, -8, 14, 36, 58].map((turn) =>
        turned(
          turn,
          46,
          40,
          path(petal(46, 40, 38, 13), crest.base),
          path(`M42.6 11Q46 -3 49.4 11Q46 14 42.6 11Z`, INK),
        ),
      ),
      path(outline("4,50! 22,38 30,42! 28,50"), INK),
      path(
        outline("28,40 36,30 50,30 58,40 60,52 72,66 84,86 88,97! 34,97! 30,84 34,68 34,56 28,50"),
        body.base,
      ),
      path(outline("58,60! 70,66 82,80 90,97! 62,97! 58,80"), wing.base),
      shade(outline("34,97! 30,84 33,72! 38,86 48,97!"), 0.2),
    ),
    strokes("#fff", 4, "M66 72L76 69M66 82L82 77M67 92L86 87"),
    light(outline("32,39! 37,33 44,32! 39,38"), 0.6),
    eye(38, 41, 4),
  ].join("");

/** A gull on the wing, seen from the side, to the left. */
export const gull = (body: Tone, wing: Tone): string =>
  [
    inked(
      path(outline("52,52! 60,30 78,12 97,8! 88,24 78,44 70,58"), wing.dark),
      path("M2 58L17 54L16 63Z", gold.base),
      path(
        outline("14,58 20,49 30,48 42,52 58,54 76,58 95,62! 94,70 88,76! 74,72 58,74 40,74 24,70 16,64"),
        body.base,
      ),
      shade(outline("95,62! 94,70 88,76! 74,72 58,74 40,74 24,70! 44,68 66,66 84,66"), 0.18),
      path(outline("36,56! 34,36 22,18 6,8! 30,10 50,22 60,40 62,58! 50,64"), wing.base),
    ),
    path(outline("6,8! 22,10 32,14! 20,16"), INK),
    path(outline("97,8! 88,9 82,13! 91,17"), INK),
    strokes("#fff", 2, "M26 15Q44 24 54 40"),
    eye(22, 55, 3),
  ].join("");

/** The simorgh: crest, raised wing and long flowing tail, flying to the left. */
export const simorghBird = (body: Tone, wing: Tone, tail: Tone, tips: Tone): string => {
  const tailFeather = (d: string, x: number, y: number, tone: Tone): string =>
    path(outline(d), tone.base) + circle(x, y, 3.8, tips.base, { "stroke-width": 1.6 });
  return [
    inked(
      tailFeather("42,58! 58,60 70,48 84,42 99,45! 92,50 95,57 84,57 76,63 64,73 48,70", 85, 49.5, tail),
      tailFeather("44,64! 60,69 74,65 86,67 99,76! 91,77 92,84 81,79 70,79 58,81 46,74", 84, 73, wing),
      tailFeather("40,68! 52,78 64,82 76,88 87,99! 78,96 74,101 66,95 56,91 44,84", 70, 89.5, tail),
      tailFeather("34,70! 42,80 49,87 53,101! 46,96 40,99 37,90 32,80", 43.5, 90, wing),
      ...[68, 50, 32, 14, -4].map((turn, index) =>
        turned(
          turn,
          46,
          56,
          path(petal(46, 56, 52 - index * 2, 17), index % 2 === 0 ? wing.base : tail.base),
          path(petal(46, 54, 30, 10), tips.base, { "stroke-width": 1.4 }),
        ),
      ),
      ...[-62, -36, -10].map((turn) =>
        turned(turn + 62, 22, 18, path(petal(22, 18, 17, 8), tips.base, { "stroke-width": 1.8 })),
      ),
      path(
        outline(
          "4,32! 8,24 14,17 23,14 31,19 33,28 29,36 29,44 38,50 50,54 58,60 54,70 44,77 32,74 23,64 19,52 18,42 15,36 12,33 9,34 7,40!",
        ),
        body.base,
      ),
      shade(outline("58,60! 54,70 44,77 32,74 23,64! 36,68 48,66"), 0.2),
    ),
    strokes(body.dark, 1.8, "M24 48Q28 52 27 56M31 54Q35 58 33 62M38 58Q42 62 40 66M27 60Q31 63 30 67"),
    strokes("#fff", 2, "M20 20Q24 17 28 20"),
    eye(20, 25, 3.4),
    path("M4 32L8 24L13 30Z", gold.base, { stroke: INK, "stroke-width": 1.8, "stroke-linejoin": "round" }),
  ].join("");
};
