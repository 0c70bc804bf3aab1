import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { petal, polygon } from "../geometry.ts";
import { peacock, songbird } from "../motifs/birds.ts";
import { cypress, fullRose, heart, leafAt, openFlower, tulip } from "../motifs/flowers.ts";
import {
  clay,
  gold,
  lapis,
  leaf,
  paper,
  pomegranate,
  rose,
  sand,
  stone,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import {
  around,
  circle,
  flat,
  inked,
  light,
  mirrored,
  path,
  placed,
  rect,
  shade,
  strokes,
  turned,
} from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const nightingale = songbird(walnut, sand, clay) + placed(52, 66, 0.34, 0, fullRose(rose));

const gate = [
  inked(
    path("M6 96V40C6 24 30 20 50 3C70 20 94 24 94 40V96Z", lapis.base),
    shade("M70 18C84 24 94 28 94 40V96H76Z", 0.22),
    path("M20 96V50C20 34 38 32 50 18C62 32 80 34 80 50V96Z", "#bfe6f2"),
    path("M20 96V78Q50 66 80 78V96Z", leaf.base),
  ),
  mirrored(50, placed(22, 42, 0.3, 0, cypress(leaf))),
  inked(
    mirrored(50, path("M20 96V50C20 44 23 40 27 37L34 48V92Z", turquoise.base)),
    rect(2, 90, 96, 8, sand.base),
  ),
  flat(
    ...[36, 50, 64].map((x) => circle(x, 82, 4, rose.base)),
    ...[30, 43, 57, 70].map((x) => circle(x, 88, 3, pomegranate.base)),
  ),
  strokes(gold.light, 2.4, "M12 88V42C12 30 34 26 50 11C66 26 88 30 88 42V88"),
].join("");

const pool = [
  inked(
    path("M28 34H72L98 58L72 88H28L2 58Z", sand.base),
    path("M28 34H72L98 58V66L72 96H28L2 66V58L28 88H72L98 58Z", sand.dark),
    path("M32 40H68L87 58L68 80H32L13 58Z", turquoise.base),
  ),
  light("M32 40H50L30 68L13 58Z", 0.3),
  strokes(turquoise.light, 2, "M24 60Q34 66 44 60M56 70Q66 76 74 68M58 50Q66 54 74 50"),
  strokes(
    lapis.base,
    6.6,
    "M50 58C48 40 44 14 26 22Q20 26 20 36M50 58C52 40 56 14 74 22Q80 26 80 36M50 58V10",
  ),
  strokes(
    "#e9fbff",
    3.6,
    "M50 58C48 40 44 14 26 22Q20 26 20 36M50 58C52 40 56 14 74 22Q80 26 80 36M50 58V10",
  ),
  inked(
    path("M42 60Q50 66 58 60L55 54H45Z", stone.light),
    circle(50, 8, 4, turquoise.light),
    circle(20, 42, 3.4, turquoise.light),
    circle(80, 42, 3.4, turquoise.light),
  ),
  inked(path("M30 72Q36 66 42 72Q36 78 30 72L25 69V75Z", pomegranate.base, { "stroke-width": 1.6 })),
].join("");

const narcissus = openFlower(
  6,
  paper,
  inked(path(polygon(10, 50, 50, 15), gold.base), circle(50, 50, 8, "#f08a2b")),
  45,
  32,
);

const violetFlower = [
  inked(leafAt(50, 54, 46, 118), leafAt(50, 54, 46, -118)),
  inked(
    ...[-32, 32].map((turn) =>
      turned(turn, 50, 52, path("M50 52C24 44 24 8 50 6C76 8 76 44 50 52Z", violet.dark)),
    ),
    ...[-98, 98].map((turn) =>
      turned(turn, 50, 52, path("M50 52C26 46 28 12 50 10C72 12 74 46 50 52Z", violet.base)),
    ),
    path("M50 50C80 54 78 92 50 95C22 92 20 54 50 50Z", violet.light),
  ),
  strokes(violet.deep, 2.2, "M50 58V80M45 58Q42 68 38 74M55 58Q58 68 62 74"),
  inked(circle(50, 52, 7, gold.base)),
  strokes("#fff", 2, "M28 20Q30 14 36 12"),
].join("");

const jasmine = [
  inked(leafAt(50, 50, 48, 150), leafAt(50, 50, 48, -75), leafAt(50, 50, 48, 75)),
  inked(around(5, 50, 50, path(petal(50, 52, 47, 34), "#ffffff"))),
  around(5, 50, 50, path(petal(50, 48, 26, 8), paper.dark)),
  heart(gold, 8),
].join("");

/** گلستان: the garden, its flowers and its singer. */
export const golestan: Symbols = {
  wild: wildFrame(leaf, nightingale, 62),
  scatter: scatterFrame(rose, paper, gate, 58),
  h1: fullRose(rose),
  h2: peacock(lapis, turquoise, lapis),
  h3: pool,
  h4: cypress(leaf),
  l1: plated("round", leaf, narcissus, 74),
  l2: plated("square", turquoise, tulip(pomegranate), 74),
  l3: plated("diamond", gold, violetFlower, 72),
  l4: plated("arch", lapis, jasmine, 68),
};
