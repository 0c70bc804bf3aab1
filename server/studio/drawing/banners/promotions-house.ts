import { khatamStar } from "../geometry.ts";
import { cypress } from "../motifs/flowers.ts";
import { givingHand } from "../motifs/hands.ts";
import { gold, INK, lapis, leaf, paper, pomegranate, sand, stone, turquoise } from "../palettes.ts";
import {
  circle,
  ellipse,
  finer,
  flipped,
  inked,
  light,
  path,
  placed,
  rect,
  shade,
  stroke,
  strokes,
} from "../pen.ts";
import { arcade, disc, floorSquares, hills, starField } from "../scenes/land.ts";
import { halo } from "../scenes/ornament.ts";
import { promotion } from "./promotion.ts";

const parapet = (x: number, y: number): string =>
  inked(
    rect(x - 12, y - 20, 24, 58, stone.light),
    path(`M${x - 16} ${y - 20}Q${x} ${y - 46} ${x + 16} ${y - 20}Z`, turquoise.base),
  ) + shade(`M${x + 4} ${y - 20}H${x + 12}V${y + 38}H${x + 4}Z`, 0.18);

const pool = [
  ellipse(600, 390, 340, 16, INK, { "fill-opacity": 0.34 }),
  inked(
    path("M300 356H900V390H300Z", stone.base),
    path("M398 268H802L900 356H300Z", sand.light),
    path("M420 282H780L852 344H348Z", turquoise.dark),
    path("M420 282H780L790 292H410Z", stone.dark),
  ),
  path("M548 292H652L676 344H524Z", "#ffdf94", { "fill-opacity": 0.34 }),
  ellipse(600, 312, 30, 6, "#ffe9b0", { "fill-opacity": 0.8 }),
  stroke("M440 304H540M660 304H752M420 318H560M640 318H770M400 332H800", turquoise.light, 2, {
    "stroke-opacity": 0.6,
  }),
  path(Array.from({ length: 19 }, (_, index) => khatamStar(330 + index * 30, 373, 10)).join(""), lapis.base),
  path(
    Array.from({ length: 18 }, (_, index) => khatamStar(345 + index * 30, 373, 4)).join(""),
    turquoise.base,
  ),
].join("");

/** A still pool in a courtyard at evening, a low wall about it. */
export const firstLimit = (): string =>
  promotion({
    name: "first-limit",
    ground: ["#221d4a", "#b0667a"],
    glow: "#ffdca0",
    lightAt: 150,
    drawing: [
      starField(1200, 120, 40, "#fff3cf", 6),
      disc(600, 112, 40, "#ffe9b0"),
      hills(1200, 402, [190, 160, 184, 150, 186, 156, 190], "#5a3f72"),
      arcade(1200, 258, 76, 20, { wall: sand.dark, opening: "#4a2c3e" }),
      stroke("M0 184H1200", turquoise.base, 6),
      rect(0, 256, 1200, 148, "#6a4a52"),
      floorSquares(1200, 258, 402, "#5a3c4a"),
      `<g id="limit-cypress">${placed(336, 112, 1.5, 0, finer(1.8, cypress(leaf)))}</g>`,
      '<use href="#limit-cypress" x="378"/>',
      pool,
      parapet(398, 270),
      parapet(802, 270),
      parapet(302, 352),
      parapet(898, 352),
    ].join(""),
  });

const contract = [
  inked(path("M452 164H748V226H452A13 31 0 0 1 452 164Z", paper.base), ellipse(748, 195, 13, 31, paper.dark)),
  strokes(paper.deep, 2, "M748 178Q740 195 748 210M748 186V202"),
  light("M456 168H744V182H456Z", 0.6),
  shade("M452 210H748V226H452Z", 0.16),
].join("");

const ribbon = [
  inked(
    path(
      "M588 230L566 300L584 292L598 306L606 230ZM606 230L604 306L620 294L640 300L622 228Z",
      pomegranate.dark,
    ),
    path("M584 162H620V228H584Z", pomegranate.base),
    circle(602, 206, 24, pomegranate.base),
  ),
  path(khatamStar(602, 206, 15), gold.light),
].join("");

/** A rolled contract that goes from hand to hand. */
export const partner = (): string => {
  const left = givingHand(turquoise, gold);
  const right = givingHand(lapis, gold);
  return promotion({
    name: "partner",
    ground: ["#2a1430", "#7a3a4a"],
    glow: "#ffe2a8",
    lightAt: 190,
    drawing: [
      halo(600, 190, 180, gold.light),
      placed(400, 196, 1.1, 0, left.under),
      flipped(600, placed(400, 196, 1.1, 0, right.under)),
      contract,
      ribbon,
      placed(400, 196, 1.1, 0, left.over),
      flipped(600, placed(400, 196, 1.1, 0, right.over)),
    ].join(""),
  });
};
