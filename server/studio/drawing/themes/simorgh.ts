import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { outline, star } from "../geometry.ts";
import { eyedFeather, hoopoe, simorghBird } from "../motifs/birds.ts";
import { BEARDS, bust } from "../motifs/figures.ts";
import { cloud, crescent, flames, peaks } from "../motifs/sky.ts";
import {
  clay,
  flame,
  gold,
  lapis,
  leaf,
  night,
  paper,
  pomegranate,
  sand,
  stone,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { ball, circle, flat, inked, light, path, shade, strokes } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const white = { light: "#ffffff", base: "#f5f7fb", dark: "#b9c4d4", deep: "#8291a5" };

const zal = bust({
  robe: lapis,
  trim: gold.base,
  brows: "#dfe6ee",
  behind:
    inked(
      path(outline("50,14 70,20 80,40 80,62 90,80! 74,84 50,80 26,84 10,80! 20,62 20,40 30,20"), white.base),
    ) + strokes(white.dark, 1.8, "M24 50Q22 66 18 76M76 50Q78 66 82 76M30 60Q28 70 26 78M70 60Q72 70 74 78"),
  beard: { tone: white, d: BEARDS.short },
  moustache: { ...white, dark: "#dbe3ec" },
  hat: [
    inked(
      path(outline("29,42! 28,24 38,14 50,12 62,14 72,24 71,42! 66,30 50,27 34,30"), white.base),
      path("M26 33Q50 20 74 33L73 40Q50 28 27 40Z", gold.base),
      path(outline("50,28! 44,16 46,4 56,0! 58,12 56,22"), flame.base),
      circle(50, 28, 5, turquoise.base),
    ),
    strokes(flame.light, 1.8, "M51 22Q50 12 54 5"),
  ].join(""),
});

const twig = (y: number, lean: number): string => `M8 ${y}Q50 ${y + 22 + lean} 92 ${y}`;
const nest = [
  inked(
    path(outline("2,98! 10,78 30,72 70,72 90,80 98,98!"), stone.base),
    shade(outline("66,72! 90,80 98,98! 60,98! 72,84"), 0.2),
    ball(34, 44, 17, paper),
    ball(66, 44, 17, { ...paper, base: "#f6e3c4" }),
    ball(50, 38, 19, turquoise),
    path(
      "M2 44L14 54L10 40L22 56Q50 64 78 56L90 40L86 54L98 44L94 60L100 62L92 68L96 74L86 76L84 84L74 82Q50 92 26 82L16 84L14 76L4 74L8 68L0 62L6 60Z",
      walnut.base,
    ),
  ),
  strokes(walnut.light, 2.6, twig(58, 0), twig(66, 2), "M14 74Q50 94 86 74"),
  strokes(walnut.deep, 2.2, twig(62, 0), "M20 56L34 76M46 62L40 82M60 64L72 80M78 60L66 78"),
  flat(path(star(6, 44, 32, 4, 1.6), gold.light), path(star(6, 56, 42, 4, 1.6), gold.light)),
].join("");

const seeds = [
  [50, 14, 0],
  [32, 20, 1],
  [68, 20, 2],
  [18, 36, 3],
  [42, 34, 4],
  [60, 36, 0],
  [82, 36, 1],
  [26, 52, 2],
  [50, 52, 3],
  [74, 52, 4],
] as const;
const seedColours = [pomegranate, gold, turquoise, violet, clay];
const allSeeds = [
  inked(
    path(outline("42,96! 45,80 42,66 50,54 58,66 55,80 58,96!"), walnut.base),
    path(outline("16,96! 34,90 50,92 66,90 84,96! 70,99 30,99"), turquoise.base),
    path(
      outline("50,2 66,5 80,14 92,26 95,42 86,58 72,66 50,68 28,66 14,58 5,42 8,26 20,14 34,5"),
      leaf.base,
    ),
    shade(outline("80,14! 92,26 95,42 86,58 72,66 50,68! 74,56 84,38"), 0.22),
  ),
  strokes(leaf.dark, 2, "M50 66V40M50 56Q38 54 32 44M50 56Q62 54 68 44"),
  inked(
    ...seeds.map(([x, y, kind]) => {
      const tone = seedColours[kind] ?? gold;
      if (kind === 0)
        return path(`M${x} ${y - 9}Q${x + 10} ${y} ${x} ${y + 9}Q${x - 10} ${y} ${x} ${y - 9}Z`, tone.base, {
          "stroke-width": 1.8,
        });
      if (kind === 1) return path(star(8, x, y, 8.6, 5), tone.base, { "stroke-width": 1.8 });
      if (kind === 2) return circle(x, y, 6.6, tone.base, { "stroke-width": 1.8 });
      if (kind === 3)
        return path(`M${x - 7} ${y + 5}L${x} ${y - 8}L${x + 7} ${y + 5}Z`, tone.light, {
          "stroke-width": 1.8,
        });
      return path(`M${x} ${y - 8}L${x + 7} ${y}L${x} ${y + 8}L${x - 7} ${y}Z`, tone.base, {
        "stroke-width": 1.8,
      });
    }),
  ),
  light(outline("14,32! 22,18 36,10 46,8! 34,16 22,26"), 0.45),
].join("");

/** سیمرغ: the bird on the mountain, the white-haired child, the tree that bears every seed. */
export const simorgh: Symbols = {
  wild: wildFrame(lapis, eyedFeather(turquoise, pomegranate, violet), 66),
  scatter: scatterFrame(pomegranate, night, simorghBird(gold, pomegranate, turquoise, gold), 62),
  h1: zal,
  h2: peaks(lapis, violet),
  h3: nest,
  h4: allSeeds,
  l1: plated("round", leaf, hoopoe(clay, sand, night), 72),
  l2: plated("square", lapis, flames(), 70),
  l3: plated("diamond", violet, crescent(gold), 64),
  l4: plated("arch", turquoise, cloud(paper, lapis), 72),
};
