import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, outline, petal } from "../geometry.ts";
import { BEARDS, bust } from "../motifs/figures.ts";
import { goldfish } from "../motifs/fish.ts";
import { coin } from "../motifs/treasure.ts";
import { bowl } from "../motifs/vessels.ts";
import {
  clay,
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  rose,
  silver,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import {
  around,
  ball,
  circle,
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

const fish = goldfish(pomegranate, { ...clay, base: "#f08a4b", light: "#fbb98a", dark: "#c9572a" });

const grass = (left: number, right: number, ground: number, height: number): string =>
  Array.from({ length: 13 }, (_, blade) => {
    const x = left + ((right - left) * blade) / 12;
    const tip = x + (x - (left + right) / 2) * 0.22 + (blade % 2 === 0 ? -3 : 3);
    const top = ground - height * (0.78 + 0.22 * Math.sin((blade * Math.PI) / 12)) + (blade % 3) * 4;
    return path(
      `M${x - 4} ${ground}Q${x - 2} ${(ground + top) / 2} ${tip} ${top}Q${x + 3} ${(ground + top) / 2} ${x + 4} ${ground}Z`,
      blade % 3 === 1 ? leaf.light : leaf.base,
      { "stroke-width": 1.2 },
    );
  }).join("");

const sabzeh = [
  inked(grass(18, 82, 70, 64)),
  inked(
    path("M10 66H90L82 90Q80 96 72 96H28Q20 96 18 90Z", lapis.base),
    shade("M64 66H90L82 90Q80 96 72 96H56Q68 84 64 66Z", 0.22),
    path("M12 70H88L86 80H14Z", pomegranate.base),
    path("M50 75L36 64Q28 66 30 76Q30 84 36 86ZM50 75L64 64Q72 66 70 76Q70 84 64 86Z", pomegranate.light),
    circle(50, 75, 5.4, pomegranate.base),
  ),
  light("M16 83H22L27 93Q21 92 20 88Z", 0.4),
].join("");

const samanu = bowl(
  turquoise,
  gold,
  [
    inked(path("M9 51C14 40 32 38 50 38C68 38 86 40 91 51Q74 61 50 61Q26 61 9 51Z", walnut.base)),
    light("M16 49Q24 42 40 41Q30 45 24 51Z", 0.4),
    ...[
      [34, 48, -20],
      [50, 45, 10],
      [66, 49, 30],
      [58, 54, -10],
      [42, 54, 20],
    ].map(([x = 0, y = 0, turn = 0]) =>
      turned(turn, x, y, ellipse(x, y, 6, 3.2, "#f3d9a8", { stroke: INK, "stroke-width": 1.4 })),
    ),
    strokes(silver.base, 4.4, "M36 30Q30 24 36 17Q42 10 36 4M60 30Q54 24 60 17Q66 10 60 4"),
  ].join(""),
);

const apple = [
  inked(
    path(
      outline("50,28! 62,20 80,22 92,38 90,62 76,86 60,94 50,90! 40,94 24,86 10,62 8,38 20,22 38,20"),
      pomegranate.base,
    ),
    shade(outline("80,22! 92,38 90,62 76,86 60,94 50,90! 70,80 82,56"), 0.25),
    light(outline("17,50! 15,38 24,28 36,27! 26,34 20,44"), 0.7),
    path(outline("52,22! 60,6 80,2 92,8! 86,20 70,26"), leaf.base),
    path("M47 30Q48 16 40 6L46 3Q54 14 53 30Z", walnut.base),
  ),
  strokes(leaf.dark, 1.8, "M56 19Q70 9 86 9"),
  strokes(pomegranate.deep, 2.4, "M40 27Q50 34 60 27"),
].join("");

const amuNowruz = bust({
  robe: turquoise,
  trim: pomegranate.base,
  brows: "#fff",
  beard: { tone: { ...silver, base: "#fdfdfd", dark: "#c2cbd6" }, d: BEARDS.long },
  moustache: { ...silver, dark: "#e6ebf1" },
  hat: [
    inked(
      path(outline("28,36! 30,16 44,5 58,6 70,18 72,36! 50,28"), walnut.base),
      path(outline("26,34! 50,24 74,34! 75,42 50,33 25,42"), pomegranate.base),
      circle(70, 30, 6.5, rose.base),
    ),
    light(outline("34,27! 37,16 46,10! 41,18 40,26"), 0.35),
    circle(70, 30, 2.4, gold.light),
  ].join(""),
});

const spread = [
  inked(
    path("M30 8Q50 -4 70 8V58H30Z", gold.base),
    path("M36 14Q50 6 64 14V58H36Z", "#d9f1f4"),
    path("M39 40L58 14Q62 16 64 18V22L44 50H39Z", "#fff", { "fill-opacity": 0.8, stroke: "none" }),
    ...[14, 86].map(
      (x) =>
        rect(x - 4, 30, 8, 32, paper.base) +
        path(`M${x} 12Q${x + 7} 22 ${x} 29Q${x - 7} 22 ${x} 12Z`, "#f39a2b"),
    ),
    path("M4 62H96L98 90H2Z", pomegranate.base),
    path("M4 62H96V70H4Z", pomegranate.light),
    grass(24, 46, 62, 24),
    path("M20 60H50L47 72H23Z", lapis.base),
    ball(66, 62, 11, { ...pomegranate, base: "#e0425a" }),
  ),
  flat(...[12, 30, 50, 70, 88].map((x) => path(khatamStar(x, 82, 5.5), gold.light))),
].join("");

const hyacinth = [
  inked(
    path(outline("44,60! 30,50 18,28 16,12! 30,26 44,44"), leaf.base),
    path(outline("56,60! 70,50 82,28 84,12! 70,26 56,44"), leaf.dark),
    rect(46, 40, 8, 36, leaf.base),
  ),
  inked(
    ...[
      [50, 8],
      [40, 18],
      [60, 18],
      [50, 25],
      [36, 34],
      [64, 34],
      [50, 42],
      [39, 50],
      [61, 50],
    ].map(
      ([x = 0, y = 0]) =>
        path(khatamStar(x, y, 9.5), violet.base, { "stroke-width": 2 }) +
        circle(x, y, 2.6, violet.light, { stroke: "none" }),
    ),
    path("M28 70H72L66 92Q65 97 60 97H40Q35 97 34 92Z", clay.base),
    path("M24 64H76V73H24Z", clay.light),
  ),
].join("");

const garlic = [
  inked(
    path(
      outline("50,2! 56,4! 56,26 70,40 88,54 90,74 76,90 50,95 24,90 10,74 12,54 30,40 44,26 42,6!"),
      paper.light,
    ),
    shade(outline("60,32! 70,40 88,54 90,74 76,90 50,95! 72,80 74,56"), 0.14),
  ),
  strokes(violet.light, 3, "M46 32Q26 50 28 86M54 32Q74 50 72 86M50 34V92"),
  strokes(violet.base, 2, "M40 92L36 97M50 95V99M60 92L64 97"),
].join("");

const oleaster = [
  inked(
    path(outline("46,34! 30,30 14,14 10,4! 30,6 44,18"), silver.base),
    path(outline("54,34! 66,26 86,18 96,18! 84,34 66,40"), leaf.light),
    turned(-24, 32, 62, ellipse(32, 62, 17, 27, clay.base) + light("M20 56Q22 44 30 42Q24 50 25 62Z", 0.6)),
    turned(20, 70, 66, ellipse(70, 66, 17, 27, clay.base) + light("M58 60Q60 48 68 46Q62 54 63 66Z", 0.6)),
  ),
  strokes(walnut.base, 4, "M50 10Q50 28 38 38M50 28Q54 38 62 42"),
  flat(
    ...[
      [30, 70],
      [36, 60],
      [68, 74],
      [74, 62],
    ].map(([x = 0, y = 0]) => circle(x, y, 1.8, clay.light)),
  ),
].join("");

const springCoin = coin(
  gold,
  around(8, 48.5, 48.5, path(petal(48.5, 48.5, 26, 12), gold.dark)) + circle(48.5, 48.5, 6, gold.deep),
);

/** نوروز: the table of the new year. */
export const nowruz: Symbols = {
  wild: wildFrame(turquoise, fish, 64),
  scatter: scatterFrame(leaf, rose, spread, 60),
  h1: amuNowruz,
  h2: sabzeh,
  h3: samanu,
  h4: apple,
  l1: plated("round", rose, hyacinth, 70),
  l2: plated("square", lapis, springCoin, 70),
  l3: plated("diamond", leaf, garlic, 62),
  l4: plated("arch", paper, oleaster, 68),
};
