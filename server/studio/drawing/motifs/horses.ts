import { outline } from "../geometry.ts";
import { gold, INK, type Tone } from "../palettes.ts";
import { circle, ellipse, flat, inked, light, path, shade, strokes } from "../pen.ts";

const HEAD = outline(
  "50,5! 44,17 37,24 29,40 17,56 8,66 8,76 15,82 24,80 33,75 45,74 53,71 55,82 48,97! 97,97! 95,76 86,50 74,29 63,17 57,14",
);
const MANE = outline(
  "54,9! 66,13 79,26 92,50 99,74 99,97! 86,97! 85,84 90,80 80,70 84,60 74,54 77,44 66,40 68,30 58,28 60,20",
);

/** A horse's head looking to the left, with a bridle. */
export const horseHead = (coat: Tone, mane: Tone, bridle: Tone): string =>
  [
    inked(
      path(outline("58,16! 62,4! 69,20!"), coat.dark),
      path(HEAD, coat.base),
      shade(
        outline(
          "97,97! 70,97! 68,80 62,66 56,60 48,66 38,70 24,76 12,79 20,82 33,75 45,74 53,71 55,82 50,97! 97,97! 92,70 80,40",
        ),
        0.16,
      ),
      light(outline("48,13! 40,26 31,42 19,58 11,67 13,68 24,60 36,44 45,28"), 0.45),
      path(MANE, mane.base),
      path(outline("51,10! 46,16 44,28 37,34! 35,24 42,16"), mane.base),
    ),
    strokes(mane.light, 1.6, "M64 20Q76 30 82 42M80 52Q90 66 92 80M72 34Q78 42 80 47"),
    strokes(bridle.base, 3.4, "M25 46Q32 56 34 74M50 22Q52 46 50 72M42 25Q47 27 52 26M33 62Q42 62 50 58"),
    flat(
      circle(33.5, 62, 3, gold.light),
      circle(50.5, 57, 3.4, gold.light),
      ellipse(13.5, 68, 2.2, 3.2, INK, { transform: "rotate(30 13.5 68)" }),
      ellipse(40.5, 38, 3.6, 3.4, INK),
      circle(39.5, 36.8, 1.2, "#fff"),
    ),
    strokes(INK, 1.6, "M36 34Q41 31.5 45 35", "M11 76Q16 77 21 74"),
  ].join("");

const BODY = outline(
  "4,33 7,24 14,15 18,6! 23,10 33,17 41,28 50,33 62,33 73,30 81,35 85,45 86,52 93,60 97,72! 91,75! 85,66 76,61 68,58 56,61 45,60 36,64 25,63 18,68 14,78! 8,76! 11,64 20,56 28,53 25,42 22,32 16,32 11,37 6,38",
);

/** A horse at full gallop to the left. */
export const gallopingHorse = (coat: Tone, mane: Tone, hoof = INK): string =>
  [
    inked(
      path(outline("80,35! 90,30 98,38 99,52 95,58! 93,48 88,44 83,43"), mane.base),
      path(outline("34,56! 40,66 34,74 24,82! 20,88! 26,90! 38,80 48,70 48,58"), coat.dark),
      path(outline("70,52! 74,66 70,74 62,80 58,88! 64,91! 70,84 80,76 86,62"), coat.dark),
      path(BODY, coat.base),
      shade(
        outline(
          "86,52! 78,50 66,54 52,54 36,56 24,57 14,66 12,77! 18,68 25,63 36,64 45,60 56,61 68,58 76,61 85,66 91,75! 97,72! 93,60",
        ),
        0.16,
      ),
      light(outline("24,20! 34,28 42,36 54,38 70,34 80,38 72,32 62,34 50,34 41,29"), 0.4),
      path(outline("19,7! 28,8 38,14 46,24 50,33 44,32! 40,34 37,27! 32,28 30,21! 25,22 22,14"), mane.base),
    ),
    flat(
      path("M97 72L91 75L94 79L99 76Z", hoof),
      path("M14 78L8 76L7 81L13 83Z", hoof),
      path("M24 82L20 88L24 92L29 87Z", hoof),
      path("M62 80L57 88L63 92L67 86Z", hoof),
      circle(13.5, 22.5, 2, INK),
      circle(6.8, 32, 1, INK),
    ),
  ].join("");
