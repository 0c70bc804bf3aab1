import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, outline, star } from "../geometry.ts";
import { BEARDS, bust } from "../motifs/figures.ts";
import { fourSuits } from "../motifs/playing-cards.ts";
import { coin, crown, sunFace, sword } from "../motifs/treasure.ts";
import {
  ebony,
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  rose,
  silver,
  turquoise,
  walnut,
} from "../palettes.ts";
import { circle, ellipse, flat, inked, light, path, placed, shade, stroke, strokes, turned } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const kingHat = [
  inked(
    path("M28 34L24 10L37 20L50 3L63 20L76 10L72 34Q50 26 28 34Z", gold.base),
    path("M27 32Q50 22 73 32V39Q50 29 27 39Z", gold.dark),
    circle(50, 24, 4.5, pomegranate.base),
  ),
  light("M32 28L29 17L37 24L46 13L41 26Z", 0.5),
].join("");

const kingOfCards = bust({
  robe: lapis,
  trim: gold.base,
  beard: { tone: ebony, d: BEARDS.short },
  moustache: ebony,
  hat: kingHat,
});

const fan = placed(
  50,
  92,
  1.12,
  0,
  ...fourSuits().map((drawn, index) => turned(-42 + index * 28, 0, 6, drawn)),
);

const harp = [
  stroke("M32 20L42 74M34 18L53 72.5M36 16L64 71M37 13L75 69.5M38 10L86 68", INK, 3.6),
  stroke("M32 20L42 74M34 18L53 72.5M36 16L64 71M37 13L75 69.5M38 10L86 68", gold.light, 1.8),
  inked(
    path(outline("20,5! 30,3 39,8! 36,16 35,34 36,56 40,80! 20,86! 15,62 14,34 16,14"), pomegranate.base),
    light(outline("20,10! 25,8 23,34 24,60 27,78! 21,80 18,56 17,28"), 0.4),
    path("M10 84L90 66Q97 66 98 72Q98 77 93 79L16 96Q9 97 7 91Q7 86 10 84Z", walnut.base),
    light("M14 86L90 69.5L92 72L14 89.5Z", 0.4),
    path("M39 8Q44 -2 34 1L20 5Q14 8 17 13Z", gold.base),
  ),
  flat(...[28, 44, 60].map((y) => path(khatamStar(28, y, 5), gold.light))),
  strokes(turquoise.base, 4.4, "M86 80L83 95M93 79L95 94"),
].join("");

const moonCoin = coin(
  silver,
  path("M56 26A24 24 0 1 0 56 71A19 19 0 1 1 56 26Z", silver.dark) +
    path(star(5, 60, 48.5, 10, 4.4), silver.dark),
);

const letter = [
  inked(
    path("M18 16H82V78Q82 88 72 88H28Q18 88 18 78Z", paper.base),
    shade("M66 16H82V78Q82 88 72 88H60Q70 60 66 16Z", 0.1),
    path("M12 8H88Q95 8 95 15Q95 22 88 22H12Q5 22 5 15Q5 8 12 8Z", paper.dark),
  ),
  strokes(INK, 2.6, "M72 34H34M72 44H28M72 54H42"),
  strokes(pomegranate.base, 4, "M62 70L56 96M66 70L74 96"),
  inked(circle(63, 70, 13, pomegranate.base)),
  path(khatamStar(63, 70, 7.5), pomegranate.light),
].join("");

const cloth = [
  inked(
    path("M20 18H78L92 88Q60 98 34 88Z", rose.base),
    shade("M60 18H78L92 88Q78 93 64 94Z", 0.18),
    path("M12 20Q12 8 24 8H82Q92 8 92 20Q92 32 82 32H24Q12 32 12 20Z", pomegranate.base),
    light("M22 12H78V16H20Z", 0.5),
    ellipse(18, 20, 8, 12, pomegranate.light),
    ellipse(18, 20, 3, 5, pomegranate.dark),
  ),
  strokes(gold.light, 3.4, "M36 80Q62 90 88 79"),
  flat(
    ...[
      [44, 48],
      [62, 46],
      [52, 64],
      [72, 62],
    ].map(([x = 0, y = 0]) => path(khatamStar(x, y, 7), gold.light)),
  ),
].join("");

const lacquerBox = [
  inked(
    path("M5 52L28 36H95L76 52Z", ebony.base),
    path("M5 52H76V80Q76 84 72 84H9Q5 84 5 80Z", ebony.dark),
    path("M76 52L95 36V62L76 84Z", ebony.deep),
  ),
  stroke("M10 57H71V79H10Z", gold.base, 2.4),
  flat(
    circle(40.5, 68, 9, rose.base),
    circle(40.5, 68, 4, pomegranate.base),
    ellipse(25, 68, 8, 3.6, leaf.base),
    ellipse(56, 68, 8, 3.6, leaf.base),
    path("M31 40H86L78 48H20Z", pomegranate.base),
  ),
  strokes(gold.light, 1.8, "M32 44H74"),
].join("");

/** گنجفه: the king, his treasury and his chancery, as painted on lacquered cards. */
export const ganjafeh: Symbols = {
  wild: wildFrame(pomegranate, kingOfCards, 64),
  scatter: scatterFrame(lapis, turquoise, fan, 62),
  h1: crown(gold, pomegranate, turquoise),
  h2: sword(silver, gold, pomegranate),
  h3: harp,
  h4: coin(gold, sunFace(gold)),
  l1: plated("round", lapis, moonCoin, 74),
  l2: plated("square", leaf, letter, 70),
  l3: plated("diamond", paper, cloth, 66),
  l4: plated("arch", pomegranate, lacquerBox, 74),
};
