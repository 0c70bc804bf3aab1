import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, outline, petal } from "../geometry.ts";
import { camel } from "../motifs/beasts.ts";
import { BEARDS, bust } from "../motifs/figures.ts";
import { coin } from "../motifs/treasure.ts";
import {
  clay,
  flame,
  gold,
  lapis,
  leaf,
  paper,
  pomegranate,
  sand,
  silver,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { around, circle, ellipse, flat, inked, light, path, rect, shade, strokes, turned } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const silk = [
  inked(
    path(
      outline("18,40! 30,38 84,38! 90,56 80,72 90,86 84,97! 66,90 48,96 30,88 16,94! 20,74 12,58"),
      turquoise.base,
    ),
    shade(outline("66,40! 84,38! 90,56 80,72 90,86 84,97! 66,90! 72,68"), 0.22),
    path("M16 10H82Q94 10 94 25Q94 40 82 40H16Z", turquoise.light),
    path("M16 30H90Q87 40 82 40H16Z", turquoise.base, { stroke: "none" }),
    path("M16 10H82Q94 10 94 25Q94 40 82 40H16Z", "none"),
    ellipse(16, 25, 11, 15, turquoise.base),
    ellipse(16, 25, 5.6, 8, paper.base),
  ),
  strokes("#fff", 2.6, "M32 15H70"),
  strokes(gold.light, 3, "M20 84Q32 80 48 88Q66 82 84 89"),
  flat(
    ...[
      [36, 54],
      [60, 50],
      [48, 70],
      [70, 70],
    ].map(([x = 0, y = 0]) => around(5, x, y, path(petal(x, y, 8, 5), gold.light))),
  ),
].join("");

const caravanserai = [
  inked(
    path("M2 92V50H98V92Z", sand.base),
    path("M2 50H98V58H2Z", sand.dark),
    rect(0, 40, 16, 54, sand.light),
    rect(84, 40, 16, 54, sand.light),
    path("M0 42Q8 28 16 42ZM84 42Q92 28 100 42Z", turquoise.base),
    path("M28 94V34Q28 22 50 14Q72 22 72 34V94Z", sand.light),
    path("M36 94V56Q36 42 50 34Q64 42 64 56V94Z", lapis.dark),
    path("M43 94V66Q43 58 50 54Q57 58 57 66V94Z", flame.base),
  ),
  flat(
    ...[22, 78].map((x) => path(`M${x - 4} 92V74Q${x} 66 ${x + 4} 74V92Z`, lapis.dark)),
    ...[8, 92].map((x) => path(`M${x - 4} 92V72Q${x} 64 ${x + 4} 72V92Z`, walnut.dark)),
    path(khatamStar(50, 25, 5), turquoise.base),
  ),
  strokes(turquoise.base, 3, "M32 92V36M68 92V36"),
].join("");

const master = bust({
  robe: pomegranate,
  trim: gold.base,
  beard: { tone: walnut, d: BEARDS.short },
  moustache: walnut,
  complexion: { light: "#f2cda3", base: "#d9a273", dark: "#b27a4c", deep: "#7f5030" },
  hat: [
    inked(
      path(outline("70,36! 82,44 86,60 80,74! 74,66 72,54"), paper.dark),
      path(outline("24,38 22,26 30,14 44,8 58,8 70,14 78,26 76,38! 64,32 50,30 36,32"), paper.base),
      path("M44 10Q50 -2 56 10Z", turquoise.base),
    ),
    strokes(paper.deep, 2, "M24 34Q40 16 66 14M30 36Q50 22 76 26M26 22Q36 18 44 18"),
    inked(circle(50, 24, 5, turquoise.base)),
  ].join(""),
});

const porcelain = [
  inked(
    path(
      "M40 6H60L58 22C78 30 86 46 80 64C76 78 66 86 64 94H36C34 86 24 78 20 64C14 46 22 30 42 22Z",
      "#fbfdff",
    ),
    shade("M55 6H60L58 22C78 30 86 46 80 64C76 78 66 86 64 94H54C66 70 68 40 54 24Z", 0.16),
    path("M38 4H62V11H38Z", lapis.base),
    path("M36 88H64V97H36Z", lapis.base),
  ),
  strokes(lapis.base, 2.6, "M42 21Q50 24 58 21M33 30Q50 36 67 30M22 68Q50 80 78 68M29 80Q50 88 71 80"),
  around(8, 50, 52, path(petal(50, 52, 15, 7.5), lapis.base)),
  circle(50, 52, 4, gold.base),
  strokes(lapis.base, 2.2, "M30 44Q22 50 30 58Q36 56 33 51M70 44Q78 50 70 58Q64 56 67 51"),
  light("M28 42Q22 52 27 66Q22 54 25 44Z", 0.9),
].join("");

const sack = (x: number, low: number, cloth: typeof clay, spice: typeof clay): string =>
  [
    path(
      `M${x - 20} ${low - 40}C${x - 14} ${low - 58} ${x - 6} ${low - 66} ${x} ${low - 67}C${x + 6} ${low - 66} ${x + 14} ${low - 58} ${x + 20} ${low - 40}Z`,
      spice.base,
    ),
    path(
      `M${x} ${low - 67}C${x + 6} ${low - 66} ${x + 14} ${low - 58} ${x + 20} ${low - 40}H${x + 4}Q${x + 8} ${low - 54} ${x} ${low - 67}Z`,
      spice.dark,
      { stroke: "none" },
    ),
    path(
      `M${x - 21} ${low - 36}C${x - 28} ${low - 20} ${x - 26} ${low - 6} ${x - 19} ${low}H${x + 19}C${x + 26} ${low - 6} ${x + 28} ${low - 20} ${x + 21} ${low - 36}Z`,
      cloth.base,
    ),
    path(
      `M${x + 8} ${low - 34}H${x + 21}C${x + 28} ${low - 20} ${x + 26} ${low - 6} ${x + 19} ${low}H${x + 6}Q${x + 14} ${low - 16} ${x + 8} ${low - 34}Z`,
      cloth.dark,
      { stroke: "none" },
    ),
    path(
      `M${x - 23} ${low - 42}Q${x} ${low - 34} ${x + 23} ${low - 42}Q${x + 27} ${low - 37} ${x + 23} ${low - 33}Q${x} ${low - 24} ${x - 23} ${low - 33}Q${x - 27} ${low - 37} ${x - 23} ${low - 42}Z`,
      cloth.light,
    ),
  ].join("");
const spices = [
  inked(
    sack(29, 74, sand, pomegranate),
    sack(71, 74, turquoise, leaf),
    sack(50, 97, clay, { ...flame, dark: "#d97a17" }),
  ),
  flat(
    ...[
      [44, 44],
      [52, 38],
      [56, 48],
      [24, 20],
      [32, 14],
      [66, 20],
      [74, 26],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.6, "#fff")),
  ),
  path(khatamStar(50, 80, 7), gold.light),
].join("");

const cocoon = [
  inked(
    path(outline("10,88! 30,74 60,70 90,84! 64,94 34,96"), leaf.base),
    turned(
      -28,
      50,
      46,
      path("M50 8C72 8 82 26 78 46C82 66 72 86 50 86C28 86 18 66 22 46C18 26 28 8 50 8Z", paper.light),
    ),
  ),
  turned(
    -28,
    50,
    46,
    strokes(paper.deep, 1.8, "M27 28Q50 40 74 24M24 44Q50 58 76 40M25 60Q50 72 75 56M32 74Q50 82 68 72"),
    strokes(gold.base, 1.6, "M30 20Q50 30 70 16M25 52Q50 66 76 48"),
  ),
  strokes(paper.deep, 1.6, "M72 74Q86 66 92 74Q96 84 84 84"),
  strokes(leaf.light, 2, "M20 87Q46 78 80 85"),
].join("");

const jar = [
  inked(
    path("M70 28C92 24 92 54 74 56", "none", { "stroke-width": 9 }),
    path("M30 28C8 24 8 54 26 56", "none", { "stroke-width": 9 }),
  ),
  strokes(clay.base, 4.6, "M70 28C92 24 92 54 74 56M30 28C8 24 8 54 26 56"),
  inked(
    path("M36 6H64V24C80 32 84 50 78 66Q74 84 60 96H40Q26 84 22 66C16 50 20 32 36 24Z", clay.base),
    shade("M58 6H64V24C80 32 84 50 78 66Q74 84 60 96H50Q68 60 58 24Z", 0.22),
    rect(31, 4, 38, 9, clay.light, { rx: 3 }),
    path("M20 46Q50 56 80 46L79 58Q50 68 21 58Z", turquoise.base),
  ),
  strokes(paper.base, 2, "M28 52L36 58L44 54L52 60L60 54L68 57L74 52"),
  light("M28 32Q24 38 25 44L31 46Q30 36 36 28Z", 0.5),
].join("");

const lantern = [
  inked(
    circle(50, 10, 7, "none", { stroke: gold.dark, "stroke-width": 4 }),
    path("M28 34Q30 20 50 16Q70 20 72 34Z", gold.base),
    path("M24 34H76V42H24Z", gold.dark),
    path("M28 42H72L68 82H32Z", "#ffe9a8"),
    path("M50 48Q62 62 57 74Q54 80 50 80Q46 80 43 74Q38 62 50 48Z", flame.base),
    path("M26 82H74L70 94H30Z", gold.base),
  ),
  path("M50 60Q56 68 53 75Q50 79 47 75Q44 68 50 60Z", flame.light),
  strokes(gold.deep, 3, "M39 42L42 82M61 42L58 82M30 62H70"),
  light("M33 32Q36 24 46 20Q40 26 39 33Z", 0.6),
].join("");

const sasanian = coin(
  silver,
  [
    path(
      outline("36,72! 38,62 44,58 40,52 36,50 40,44 42,34 52,30 62,36 64,48 60,58 66,66 68,72!"),
      silver.dark,
    ),
    path("M40 34L38 24L45 28L50 18L55 28L62 24L62 36Q52 30 40 34Z", silver.deep),
    circle(50, 17, 4, silver.deep),
    path(outline("42,58! 50,58 52,66 46,70 42,64"), silver.deep),
    circle(45, 45, 1.8, silver.light),
  ].join(""),
);

/** ابریشم: what the caravans carried, and who led them. */
export const abrisham: Symbols = {
  wild: wildFrame(pomegranate, silk, 64),
  scatter: scatterFrame(lapis, flame, caravanserai, 60),
  h1: master,
  h2: camel(clay, lapis, 2),
  h3: porcelain,
  h4: spices,
  l1: plated("round", turquoise, cocoon, 72),
  l2: plated("square", paper, jar, 72),
  l3: plated("diamond", violet, lantern, 68),
  l4: plated("arch", pomegranate, sasanian, 68),
};
