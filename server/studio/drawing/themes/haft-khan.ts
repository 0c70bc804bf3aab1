import { fitted, plated, scatterFrame, wildFrame } from "../frames.ts";
import { outline } from "../geometry.ts";
import { lionFace } from "../motifs/beasts.ts";
import { BEARDS, bust } from "../motifs/figures.ts";
import { horseHead } from "../motifs/horses.ts";
import { dragon, whiteDiv } from "../motifs/monsters.ts";
import {
  clay,
  ebony,
  flame,
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  rose,
  sand,
  silver,
  stone,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import {
  circle,
  ellipse,
  flat,
  flipped,
  inked,
  light,
  mirrored,
  path,
  shade,
  stroke,
  strokes,
  turned,
} from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const leopardHelm = [
  inked(
    mirrored(50, circle(32, 9, 6.5, sand.base), circle(32, 10, 3, walnut.base, { "stroke-width": 1.2 })),
    path(outline("26,40! 24,24 30,10 42,3 50,2 58,3 70,10 76,24 74,40! 66,32 50,29 34,32"), sand.base),
    path("M28 33Q50 24 72 33L71 39Q50 30 29 39Z", gold.base),
    path("M45 20H55Q55 25 50 26.5Q45 25 45 20Z", INK),
  ),
  flat(
    ...[
      [33, 24],
      [40, 13],
      [50, 9],
      [60, 13],
      [67, 24],
      [37, 28],
      [63, 28],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 2.6, 2, walnut.dark)),
  ),
  mirrored(50, ellipse(42, 17, 2.2, 1.6, INK)),
].join("");

/** Rostam in his helmet of a leopard's head. */
export const rostam = bust({
  robe: clay,
  trim: gold.base,
  beard: { tone: ebony, d: BEARDS.forked },
  moustache: ebony,
  hat: leopardHelm,
});

const rakhsh = [
  horseHead({ ...clay, base: "#e08a5a", light: "#f8c39e" }, flame, lapis),
  flat(
    ...[
      [62, 48, 3.4],
      [70, 58, 4],
      [62, 66, 3],
      [76, 72, 4.4],
      [66, 80, 3.6],
      [80, 86, 4],
      [60, 90, 3],
      [70, 92, 2.6],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, pomegranate.base)),
  ),
].join("");

const sorceress = bust({
  robe: violet,
  trim: pomegranate.base,
  complexion: { light: "#fff", base: "#fbe3cf", dark: "#dcae90", deep: "#a8694f" },
  lips: pomegranate.base,
  behind:
    inked(path(outline("50,6 70,12 80,32 80,56 88,80 82,97! 18,97! 12,80 20,56 20,32 30,12"), ebony.dark)) +
    strokes(ebony.light, 1.8, "M24 50Q20 70 22 90M76 50Q80 70 78 90M30 74V92M70 74V92"),
  hat: [
    inked(
      path(outline("30,46! 28,24 38,12 50,10 62,12 72,24 70,46! 67,32 52,24! 40,28 33,34"), ebony.dark),
      path("M27 28Q50 10 73 28L71 34Q50 18 29 34Z", turquoise.base),
      path("M50 2Q58 12 50 22Q42 12 50 2Z", pomegranate.base),
    ),
    strokes(gold.light, 2, "M32 28Q50 14 68 28"),
    circle(31, 58, 3, gold.base, { stroke: INK, "stroke-width": 1.4 }),
    circle(69, 58, 3, gold.base, { stroke: INK, "stroke-width": 1.4 }),
    circle(58, 63, 1.2, INK),
  ].join(""),
});

const mace = inked(
  turned(
    34,
    50,
    50,
    path("M46 46H54V104H46Z", walnut.base),
    path("M44 94H56V106H44Z", gold.base),
    mirrored(
      50,
      path(outline("36,14! 24,12 18,-2! 28,2 42,6!"), paper.base),
      path(outline("34,22! 24,20 20,26! 26,30 35,30"), silver.dark),
    ),
    path(outline("50,4 62,8 68,20 64,34 58,46 50,50 42,46 36,34 32,20 38,8"), silver.base),
    shade(outline("58,6! 62,8 68,20 64,34 58,46 50,50! 58,30"), 0.25),
    path(outline("42,40! 50,37 58,40! 57,48 50,51 43,48"), silver.light, { "stroke-width": 1.6 }),
    flat(
      circle(43, 24, 2.8, INK),
      circle(57, 24, 2.8, INK),
      circle(47, 45, 1.5, INK),
      circle(53, 45, 1.5, INK),
    ),
    path("M46 52H54V60H46Z", gold.base),
  ),
);

const tigerCoat = [
  inked(
    path(
      outline(
        "34,8! 50,16 66,8! 82,16 98,40! 84,52 76,46! 78,70 84,92! 66,97 50,94 34,97 16,92! 22,70 24,46! 16,52 2,40! 18,16",
      ),
      flame.base,
    ),
    shade(outline("66,8! 82,16 98,40! 84,52 76,46! 78,70 84,92! 66,97 58,96! 68,50"), 0.2),
    path("M34 8Q50 26 66 8L60 6Q50 14 40 6Z", paper.base),
    path("M22 60Q50 68 78 60V68Q50 76 22 68Z", pomegranate.base, { "stroke-width": 1.8 }),
  ),
  strokes(
    INK,
    4,
    "M26 26L38 34M74 26L62 34M24 40L36 46M76 40L64 46M28 56L40 56M72 56L60 56M24 80L36 78M76 80L64 78M44 84L50 90L56 84M44 42L50 48L56 42",
  ),
  circle(50, 68, 4.6, gold.light, { stroke: INK, "stroke-width": 1.6 }),
].join("");

const lassoLine =
  "M34 94C34 76 62 78 64 62C66 46 32 52 30 36C28 16 44 5 60 8C80 12 88 34 74 46C64 54 48 48 40 38";
const lasso = [
  stroke(lassoLine, INK, 11, { "stroke-linecap": "round" }),
  stroke(lassoLine, sand.base, 6.4, { "stroke-linecap": "round" }),
  stroke(lassoLine, walnut.base, 6.4, { "stroke-dasharray": "1.6 5" }),
  inked(circle(40, 38, 7, pomegranate.base)),
].join("");

const spring = [
  inked(
    path(outline("4,70! 8,44 22,22 42,8 62,12 80,30 92,50 97,70!"), stone.base),
    shade(outline("62,12! 80,30 92,50 97,70! 70,70! 72,44"), 0.24),
    path(outline("38,34! 50,28 62,34! 60,46 64,58 62,74! 38,74! 36,58 40,46"), turquoise.light),
    path(outline("2,74! 20,66 50,64 80,66 98,74! 92,90 70,97 30,97 8,90"), turquoise.base),
  ),
  strokes("#fff", 2.6, "M44 38V62M50 34V66M56 38V60"),
  strokes(turquoise.light, 3, "M16 80Q30 86 44 80M56 86Q70 92 84 82"),
  inked(
    path(outline("14,58! 10,46 14,36! 20,44 20,54"), leaf.base),
    path(outline("82,58! 80,46 88,38! 92,48 88,56"), leaf.base),
  ),
  light(outline("14,44! 24,28 40,14! 32,28 24,40"), 0.5),
].join("");

/** هفت‌خان: Rostam, his horse, and what stood in their way. */
export const haftKhan: Symbols = {
  wild: wildFrame(pomegranate, rostam, 64),
  scatter: scatterFrame(
    ebony,
    pomegranate,
    whiteDiv({ light: "#fff", base: "#f1f3f8", dark: "#b6bfd0", deep: "#8291a5" }, sand, rose),
    62,
  ),
  h1: flipped(50, rakhsh),
  h2: dragon(leaf, gold, pomegranate),
  h3: fitted(50, 50, 95, lionFace(sand, clay)),
  h4: sorceress,
  l1: plated("round", lapis, mace, 66),
  l2: plated("square", turquoise, tigerCoat, 74),
  l3: plated("diamond", leaf, lasso, 66),
  l4: plated("arch", sand, spring, 72),
};
