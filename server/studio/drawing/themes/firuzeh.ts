import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, outline, scallop } from "../geometry.ts";
import {
  ebony,
  gold,
  INK,
  lapis,
  leaf,
  night,
  paper,
  pomegranate,
  sand,
  silver,
  stone,
  turquoise,
  walnut,
} from "../palettes.ts";
import {
  ball,
  circle,
  dots,
  ellipse,
  flat,
  inked,
  light,
  path,
  rect,
  shade,
  strokes,
  turned,
} from "../pen.ts";
import type { Symbols } from "../sprite.ts";

/** A polished stone without veins, with its own light. */
const cabochon = (x: number, y: number, rx: number, ry: number): string =>
  [
    inked(ellipse(x, y, rx, ry, turquoise.base)),
    path(
      `M${x + rx * 0.7} ${y - ry * 0.6}A${rx * 0.94} ${ry * 0.94} 0 0 1 ${x - rx * 0.6} ${y + ry * 0.7}A${rx * 1.5} ${ry * 1.5} 0 0 0 ${x + rx * 0.7} ${y - ry * 0.6}Z`,
      turquoise.dark,
    ),
    ellipse(x - rx * 0.34, y - ry * 0.42, rx * 0.32, ry * 0.2, "#fff", {
      "fill-opacity": 0.85,
      transform: `rotate(-30 ${x - rx * 0.34} ${y - ry * 0.42})`,
    }),
  ].join("");

const ring = [
  inked(
    path("M50 34A31 31 0 1 1 49.9 34ZM50 45A20 20 0 1 0 50.1 45Z", silver.base, { "fill-rule": "evenodd" }),
    shade("M66 38A31 31 0 0 1 50 96V85A20 20 0 0 0 64 51Z", 0.25),
  ),
  strokes("#fff", 3, "M24 62Q25 80 38 88"),
  inked(path(scallop(14, 50, 28, 26), gold.base)),
  cabochon(50, 28, 20, 19),
].join("");

const mine = [
  inked(
    path(outline("2,92! 8,60 22,40 34,20 46,6 60,14 74,34 90,56 98,92!"), stone.base),
    shade(outline("60,14! 74,34 90,56 98,92! 66,92! 72,60"), 0.25),
    light(outline("14,58! 26,40 38,20 46,10! 40,28 30,44 22,62"), 0.4),
    path("M26 92V64Q28 44 50 42Q72 44 74 64V92Z", night.deep),
    path("M22 92V58H31V92ZM69 92V58H78V92ZM18 50H82V60H18Z", walnut.base),
  ),
  flat(
    path(outline("36,92! 38,78 46,74 52,80 58,72 66,82 66,92!"), turquoise.base),
    path("M44 80L48 76L50 82ZM56 78L60 75L62 82Z", turquoise.light),
  ),
  inked(
    path("M58 22L66 26L64 34L56 32ZM34 30L40 28L42 34L36 37ZM80 56L87 60L84 67Z", turquoise.base, {
      "stroke-width": 1.6,
    }),
  ),
  inked(circle(50, 66, 5.4, gold.light)),
].join("");

const ajami = [
  inked(
    path(scallop(18, 50, 50, 42.5), gold.base),
    shade("M82 22A44 44 0 0 1 22 82A56 56 0 0 0 82 22Z", 0.24),
    circle(50, 50, 35, gold.dark),
  ),
  dots(50, 50, 40.6, 18, 3.6, gold.light),
  cabochon(50, 50, 32, 32),
  strokes("#c9f5ef", 2, "M70 66Q64 74 56 77"),
].join("");

const necklace = [
  strokes(INK, 5, "M8 6C8 40 28 60 50 60C72 60 92 40 92 6"),
  strokes(gold.base, 2.6, "M8 6C8 40 28 60 50 60C72 60 92 40 92 6"),
  inked(
    ...[
      [10, 20, 5.6],
      [17, 35, 6.4],
      [28, 48, 7.2],
      [90, 20, 5.6],
      [83, 35, 6.4],
      [72, 48, 7.2],
    ].map(([x = 0, y = 0, r = 0]) => ball(x, y, r, turquoise)),
    path("M34 54L42 60L40 72L31 66ZM66 54L58 60L60 72L69 66Z", gold.base),
    path(outline("50,52! 64,66 68,82 50,98 32,82 36,66"), gold.base),
  ),
  cabochon(50, 78, 12, 14),
  inked(circle(50, 56, 5, pomegranate.base)),
].join("");

const cup = [
  inked(
    path("M12 10H88C88 42 74 60 56 64V80L72 90V96H28V90L44 80V64C26 60 12 42 12 10Z", gold.base),
    shade("M62 10H88C88 42 74 60 56 64V80L72 90V96H54Q50 80 50 64Q66 46 62 10Z", 0.24),
    ellipse(50, 11, 38, 7, gold.dark),
    path("M14 24Q50 36 86 24Q84 36 79 44Q50 54 21 44Q16 36 14 24Z", turquoise.base),
    path("M42 70Q50 66 58 70Q58 78 50 79Q42 78 42 70Z", turquoise.base),
  ),
  flat(
    ...[
      [26, 36, 4],
      [38, 39.5, 5],
      [50, 41, 6],
      [62, 39.5, 5],
      [74, 36, 4],
    ].map(([x = 0, y = 0, r = 0]) => path(khatamStar(x, y, r), gold.light)),
  ),
  light("M18 16H25Q26 40 40 56Q22 46 18 16Z", 0.5),
].join("");

const dagger = turned(
  38,
  50,
  50,
  inked(
    path(outline("42,44! 58,44! 62,64 58,82 46,102! 42,84 40,64"), silver.base),
    path(outline("50,44! 58,44! 62,64 58,82 46,102! 52,76"), silver.dark, { stroke: "none" }),
    path("M30 36Q50 30 70 36L68 46Q50 42 32 46Z", gold.base),
    path("M42 36C38 24 40 14 36 2Q50 -6 64 2C60 14 62 24 58 36Z", turquoise.base),
    path("M34 4Q50 -8 66 4L63 10Q50 2 37 10Z", gold.base),
  ),
  strokes(turquoise.dark, 2, "M42 14L58 26M43 26L56 34M46 8L60 18"),
  strokes("#fff", 2, "M46 50Q45 68 46 84"),
  inked(circle(50, 40, 4.6, pomegranate.base)),
);

const bracelet = [
  inked(
    path(
      "M50 20C80 20 96 34 96 52C96 72 78 86 50 86C22 86 4 72 4 52C4 34 20 20 50 20ZM50 34C30 34 20 42 20 50C20 58 32 64 50 64C68 64 80 58 80 50C80 42 70 34 50 34Z",
      gold.base,
      { "fill-rule": "evenodd" },
    ),
    shade(
      "M80 50C80 58 68 64 50 64C40 64 30 62 25 58L10 70C20 80 34 86 50 86C78 86 96 72 96 52Q96 42 90 35Z",
      0.18,
    ),
  ),
  strokes("#fff", 2.6, "M9 48Q12 30 40 25"),
  cabochon(50, 74, 11, 9.6),
  cabochon(24, 66, 8, 7.4),
  cabochon(76, 66, 8, 7.4),
].join("");

const earring = [
  strokes(INK, 6, "M50 36C36 30 38 4 52 4C64 4 66 18 58 24"),
  strokes(gold.base, 3, "M50 36C36 30 38 4 52 4C64 4 66 18 58 24"),
  inked(
    path("M50 30C74 34 84 52 80 66Q50 74 20 66C16 52 26 34 50 30Z", gold.base),
    ...[
      [26, 78],
      [50, 82],
      [74, 78],
    ].map(([x = 0, y = 0]) => ball(x, y, 8, x === 50 ? pomegranate : turquoise)),
  ),
  cabochon(50, 51, 14, 12),
  strokes(gold.light, 2.6, "M24 64Q50 72 76 64"),
].join("");

const roughStone = [
  inked(
    path("M12 70L6 46L24 22L48 10L74 16L94 42L90 70L66 90L34 90Z", turquoise.base),
    flat(
      path("M24 22L48 10L46 36L22 50L6 46Z", turquoise.light),
      path("M48 10L74 16L94 42L66 44L46 36Z", turquoise.base),
      path("M66 44L94 42L90 70L66 90L58 68Z", turquoise.dark),
      path("M22 50L46 36L66 44L58 68L34 90L12 70Z", turquoise.base),
    ),
    path("M12 70L6 46L24 22L48 10L74 16L94 42L90 70L66 90L34 90Z", "none"),
  ),
  strokes(walnut.dark, 3, "M30 26L38 42L30 56L40 66L36 84M66 20L60 32L74 40M80 52L72 62L80 74"),
  strokes(sand.base, 1.6, "M62 58L50 62L54 76"),
].join("");

const pickaxe = inked(
  turned(
    40,
    50,
    50,
    rect(45, 14, 10, 88, walnut.base, { rx: 4 }),
    light("M47 34H50V98H47Z", 0.35),
    path("M2 34Q20 4 50 6Q80 4 98 34Q76 18 58 20V28H42V20Q24 18 2 34Z", silver.base),
    shade("M50 6Q80 4 98 34Q76 18 58 20V28H50Z", 0.26),
    rect(40, 8, 20, 16, gold.base, { rx: 3 }),
  ),
);

/** فیروزه: the stone of Nishapur, from the rock to the ring. */
export const firuzeh: Symbols = {
  wild: wildFrame(pomegranate, ring, 62),
  scatter: scatterFrame(turquoise, sand, mine, 58),
  h1: ajami,
  h2: necklace,
  h3: cup,
  h4: dagger,
  l1: plated("round", lapis, bracelet, 72),
  l2: plated("square", paper, earring, 74),
  l3: plated("diamond", ebony, roughStone, 66),
  l4: plated("arch", leaf, pickaxe, 68),
};
