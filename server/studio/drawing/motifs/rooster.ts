import { outline } from "../geometry.ts";
import { gold, INK, type Tone } from "../palettes.ts";
import { circle, flat, inked, light, path, shade, strokes } from "../pen.ts";

const PLUMES = [
  "66,44! 80,36 90,44 96,62! 90,58 84,62 72,58!",
  "66,42! 80,24 94,26 99,42! 92,40 88,50 74,54!",
  "64,44! 74,14 90,8 98,20! 90,22 86,36 74,52!",
  "62,44! 64,14 78,0 88,2! 82,10 80,30 72,50!",
];

/** A rooster at rest in profile, looking to the left. */
export const rooster = (body: Tone, tail: [Tone, Tone], wing: Tone): string =>
  [
    strokes(INK, 5.4, "M44 68V92M56 68V92M44 91L35 95M44 91L49 96M56 91L48 95M56 91L61 96"),
    strokes(gold.base, 2.6, "M44 68V92M56 68V92M44 91L35 95M44 91L49 96M56 91L48 95M56 91L61 96"),
    inked(
      ...PLUMES.map((plume, index) => path(outline(plume), (tail[index % 2] ?? tail[0]).base)),
      path("M19 15L16 5L23 8L26 0L31 6L37 2L38 15Q28 9 19 15Z", "#c12f47"),
      path("M9 21L21 16L21 25Z", gold.base),
      path(
        outline(
          "20,18 25,11 33,11 38,18 41,28 48,38 58,42 70,41 77,47 73,60 62,71 50,75 38,71 28,62 22,50 22,38 24,29 21,24",
        ),
        body.base,
      ),
      shade(outline("77,47! 73,60 62,71 50,75 38,71 28,62! 46,66 62,60"), 0.2),
      path(outline("20,25! 15,31 17,39 22,38 25,31 25,26!"), "#c12f47"),
      path(
        "M25 26L39 23C43 32 50 39 59 44L53 46L51 52L45 49L42 56L37 51L32 57L28 51L22 53C21 43 26 35 25 26Z",
        gold.base,
      ),
      path(outline("42,52! 54,48 68,50 82,57! 76,63 62,67 50,64"), wing.base),
      path("M38 70Q42 80 46 71ZM51 73Q56 82 62 70Z", body.dark),
    ),
    strokes(gold.dark, 1.8, "M31 30Q30 40 28 47M36 30Q37 40 36 47M40 33Q43 41 46 45"),
    strokes(wing.light, 2, "M50 56Q62 54 72 58M54 61Q62 61 68 61"),
    strokes("#fff", 1.8, "M70 38Q76 18 86 10M74 43Q82 29 92 30"),
    light(outline("24,17! 27,13 32,13! 28,15 26,20"), 0.6),
    flat(circle(28.5, 19, 3.2, "#fff"), circle(28, 19, 2, INK), circle(27.4, 18.4, 0.7, "#fff")),
  ].join("");
