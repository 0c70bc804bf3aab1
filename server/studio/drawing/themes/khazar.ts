import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { outline } from "../geometry.ts";
import { gull } from "../motifs/birds.ts";
import { longFish, sturgeon } from "../motifs/fish.ts";
import {
  ebony,
  gold,
  INK,
  lapis,
  leaf,
  night,
  paper,
  pomegranate,
  rose,
  sand,
  silver,
  stone,
  turquoise,
  walnut,
} from "../palettes.ts";
import { ball, circle, ellipse, flat, inked, light, path, rect, shade, strokes } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const grey = { light: "#d5dde8", base: "#94a3b8", dark: "#64748b", deep: "#3f4b5e" };

const seal = [
  inked(
    path(outline("66,74! 80,70 92,58 98,62! 94,72 99,82! 90,84 74,88"), grey.dark),
    path(
      outline("14,30 20,16 34,9 48,14 56,28 60,44 70,58 80,72 76,88 56,94 34,92 24,84 22,66 20,48"),
      grey.base,
    ),
    path(outline("22,52! 28,62 36,76 52,92! 34,92 24,84 22,66"), grey.light, { stroke: "none" }),
    shade(outline("80,72! 76,88 56,94 40,93! 62,84 70,68"), 0.2),
    path(
      outline("14,30 20,16 34,9 48,14 56,28 60,44 70,58 80,72 76,88 56,94 34,92 24,84 22,66 20,48"),
      "none",
    ),
    path(outline("44,66! 58,72 68,84 66,97! 52,94 42,82"), grey.dark),
    path(outline("12,32! 16,26 24,26 30,30 28,38 20,42 14,40"), paper.light),
    path("M12 30Q15 26 20 28Q18 34 14 34Z", INK),
  ),
  strokes(INK, 1.6, "M15 35Q19 38 24 36M26 33L38 31M26 36L38 38"),
  flat(
    circle(31, 22, 4.4, INK),
    circle(29.6, 20.6, 1.5, "#fff"),
    ...[
      [48, 34, 2.4],
      [44, 48, 2],
      [54, 50, 2.6],
      [60, 64, 2.2],
      [40, 20, 1.8],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, grey.dark)),
  ),
  light(outline("24,15! 30,11 40,12! 32,15 27,20"), 0.6),
].join("");

const lighthouse = [
  path("M50 22L2 4V40ZM50 22L98 4V40Z", gold.light, { "fill-opacity": 0.75 }),
  inked(
    path("M8 92Q20 80 36 84H64Q80 80 92 92V98H8Z", stone.base),
    path("M38 32H62L68 88H32Z", paper.light),
    path("M36.5 46H63.5L65 60H35ZM33.6 74H66.4L68 88H32Z", pomegranate.base),
    shade("M54 32H62L68 88H56Z", 0.2),
    rect(34, 28, 32, 6, night.base),
    rect(40, 14, 20, 14, gold.light),
    path("M36 15Q50 -4 64 15Z", pomegranate.base),
  ),
  inked(path("M46 88V78Q50 73 54 78V88Z", night.base, { "stroke-width": 1.6 })),
  strokes(turquoise.base, 3.6, "M4 96Q14 90 24 96Q34 102 44 96Q54 90 64 96Q74 102 84 96Q92 91 98 95"),
].join("");

const roe = [
  [28, 36],
  [40, 31],
  [52, 30],
  [64, 32],
  [74, 37],
  [22, 44],
  [34, 42],
  [46, 40],
  [58, 41],
  [70, 44],
  [80, 46],
  [38, 24],
  [50, 20],
  [62, 24],
] as const;
const caviar = [
  inked(ellipse(50, 48, 45, 15, lapis.dark)),
  inked(...roe.map(([x, y]) => ball(x, y, 8, ebony))),
  inked(
    path("M5 48A45 15 0 0 0 95 48V74A45 17 0 0 1 5 74Z", lapis.base),
    shade("M66 61Q86 57 95 48V74Q88 86 66 90Z", 0.22),
    path("M5 50A45 15 0 0 0 95 50V56A45 15 0 0 1 5 56Z", gold.base),
  ),
  path(outline("30,78! 40,70 56,70 66,76 74,70! 72,78 74,86! 66,80 56,86 40,86"), gold.light),
  light("M10 60Q16 65 24 67V84Q14 81 10 76Z", 0.3),
  inked(
    path(outline("66,20! 84,2 90,4 90,10 74,28!"), paper.light),
    ellipse(68, 27, 9, 5.6, paper.light, { transform: "rotate(-42 68 27)" }),
  ),
].join("");

const boat = [
  inked(
    rect(47, 4, 5, 66, walnut.base),
    path(outline("53,6! 70,18 82,38 86,58! 70,62 53,60!"), paper.light),
    shade(outline("70,18! 82,38 86,58! 70,62 64,61! 74,42"), 0.16),
    path(outline("46,14! 34,30 22,46 14,58! 30,60 46,58!"), pomegranate.base),
    path("M52 2L66 6L52 11Z", turquoise.base),
    path("M4 64Q50 74 96 62Q92 84 78 88H24Q10 84 4 64Z", walnut.base),
    path("M4 64Q50 74 96 62L94 70Q50 82 6 72Z", gold.base),
  ),
  strokes(gold.base, 3, "M57 30Q68 32 78 36M57 44Q70 46 83 50"),
  strokes(INK, 7, "M2 90Q12 84 22 90Q32 96 42 90Q52 84 62 90Q72 96 82 90Q90 85 98 89"),
  strokes(turquoise.light, 4, "M2 90Q12 84 22 90Q32 96 42 90Q52 84 62 90Q72 96 82 90Q90 85 98 89"),
].join("");

const net = [
  strokes(INK, 8, "M70 26L96 4"),
  strokes(walnut.light, 4, "M70 26L96 4"),
  inked(
    path("M14 24C14 12 76 12 76 26C76 36 60 40 45 40C28 40 14 34 14 24Z", walnut.base),
    path("M20 25C22 18 68 18 70 27C66 33 56 35 45 35C32 35 22 31 20 25Z", night.base),
    path("M14 28C10 60 24 96 48 96C70 96 80 64 76 30C70 38 56 40 45 40C32 40 18 36 14 28Z", turquoise.light),
  ),
  strokes(
    lapis.dark,
    2.2,
    "M18 46L44 40M16 60L64 38M22 76L76 42M32 90L74 58M50 95L66 76M74 48L46 40M74 64L28 38M66 80L16 38M52 94L16 54M36 92L24 76",
  ),
].join("");

const shell = [
  inked(
    path(
      "M50 92L38 84C10 78 0 50 8 34Q16 36 18 28Q14 18 26 12Q32 18 38 12Q42 4 50 4Q58 4 62 12Q68 18 74 12Q86 18 82 28Q84 36 92 34C100 50 90 78 62 84Z",
      rose.light,
    ),
    shade("M74 12Q86 18 82 28Q84 36 92 34C100 50 90 78 62 84L50 92Q78 60 74 12Z", 0.16),
    path("M36 80H64L68 94Q50 100 32 94Z", rose.base),
  ),
  strokes(rose.dark, 2.6, "M50 82V14M44 81L32 20M56 81L68 20M39 80L17 36M61 80L83 36"),
  light("M14 42Q16 62 28 72Q16 60 14 42ZM30 18Q34 22 38 18L42 40Z", 0.7),
  inked(ball(50, 87, 7, paper)),
].join("");

const paddy = [
  inked(
    path("M2 60Q50 40 98 60V94H2Z", leaf.base),
    path("M2 62Q30 70 98 66V74Q40 80 2 72Z", turquoise.light),
    path("M2 80Q50 86 98 80V88Q50 94 2 88Z", turquoise.light),
    path(outline("4,56! 16,36 34,22 50,38 66,18 84,36 96,56! 74,50 50,47 26,50"), lapis.base),
    circle(52, 22, 9, gold.light),
  ),
  inked(path(outline("4,56! 16,36 34,22 50,38 66,18 84,36 96,56! 74,50 50,47 26,50"), lapis.light)),
  strokes(
    leaf.dark,
    2.8,
    "M18 68Q14 60 12 54M18 68V52M18 68Q22 60 25 55M50 66Q46 58 43 53M50 66V50M50 66Q54 58 57 53M82 68Q78 60 75 55M82 68V52M82 68Q86 60 88 54M34 84Q30 76 28 71M34 84V69M34 84Q38 76 40 71M66 84Q62 76 60 71M66 84V69M66 84Q70 76 72 71",
  ),
  flat(
    ...[
      [18, 51],
      [50, 49],
      [82, 51],
      [34, 68],
      [66, 68],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 2.6, 4, gold.base)),
  ),
].join("");

/** خزر: the northern sea, its fish and its shore. */
export const khazar: Symbols = {
  wild: wildFrame(turquoise, seal, 64),
  scatter: scatterFrame(lapis, turquoise, lighthouse, 66),
  h1: sturgeon(grey, paper, silver),
  h2: caviar,
  h3: longFish(turquoise, paper, pomegranate),
  h4: boat,
  l1: plated("round", lapis, gull(paper, silver), 74),
  l2: plated("square", sand, net, 72),
  l3: plated("diamond", turquoise, shell, 64),
  l4: plated("arch", gold, paddy, 70),
};
