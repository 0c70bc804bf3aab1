import { fitted } from "../frames.ts";
import { khatamStar } from "../geometry.ts";
import { mallet } from "../motifs/polo.ts";
import { rooster } from "../motifs/rooster.ts";
import {
  clay,
  gold,
  INK,
  lapis,
  leaf,
  night,
  paper,
  pomegranate,
  sand,
  stone,
  turquoise,
  walnut,
} from "../palettes.ts";
import { ball, circle, ellipse, finer, inked, light, path, rect, shade, stroke, strokes } from "../pen.ts";
import { arcade, cypressRow, disc, hills, starField } from "../scenes/land.ts";
import { halo, tilePattern } from "../scenes/ornament.ts";
import { banner } from "./banner.ts";

const goalPost = (x: number): string =>
  inked(
    rect(x - 8, 150, 16, 96, stone.light),
    path(`M${x - 13} 246H${x + 13}V258H${x - 13}Z`, stone.base),
    path(`M${x - 12} 150Q${x} 128 ${x + 12} 150Z`, turquoise.base),
  ) + shade(`M${x + 2} 150H${x + 8}V246H${x + 2}Z`, 0.2);

/** The stick and the ball of chogan on the great square, the goal far off. */
export const chogan = (): string =>
  banner({
    name: "chogan-field",
    ground: ["#123a4a", "#e0a35a"],
    glow: "#fff3cf",
    at: [960, 140],
    drawing: [
      disc(1000, 110, 40, "#fff3c4"),
      hills(1200, 402, [210, 190, 200, 176, 196, 170, 198], "#7a6a6e"),
      arcade(1200, 232, 54, 30, { wall: sand.base, opening: walnut.base }),
      inked(
        path("M750 190C740 150 772 140 790 112C808 140 840 150 830 190Z", turquoise.base),
        rect(738, 178, 104, 56, sand.light),
        path("M768 234V210Q770 196 790 188Q810 196 812 210V234Z", lapis.base),
      ),
      light("M760 186C756 160 772 150 782 136Q768 160 772 186Z", 0.5),
      rect(0, 232, 1200, 170, leaf.dark),
      path("M0 258Q600 236 1200 258V292Q600 266 0 292ZM0 330Q600 300 1200 330V372Q600 336 0 372Z", leaf.base),
      goalPost(700),
      goalPost(880),
      ellipse(950, 376, 130, 10, INK, { "fill-opacity": 0.3 }),
      fitted(1030, 208, 340, finer(1.3, mallet)),
      ellipse(792, 378, 50, 9, INK, { "fill-opacity": 0.3 }),
      inked(ball(790, 338, 42, pomegranate)),
      strokes(gold.light, 4, "M758 322Q790 344 824 316M760 352Q790 370 822 350"),
      path(khatamStar(790, 338, 9), gold.light),
    ].join(""),
  });

const hourglass = [
  inked(
    rect(20, 12, 6, 76, walnut.base),
    rect(74, 12, 6, 76, walnut.base),
    path(
      "M28 14H72C73 34 58 43 53.5 50C58 57 73 66 72 86H28C27 66 42 57 46.5 50C42 43 27 34 28 14Z",
      "#e6f7f4",
    ),
  ),
  path("M31 28Q50 32 69 28C66 38 57 44 52 49H48C43 44 34 38 31 28Z", gold.base),
  path("M49 49H51V74H49Z", gold.base),
  path("M29.5 85C30 76 43 73 50 64C57 73 70 76 70.5 85Z", gold.base),
  path("M50 64C57 73 70 76 70.5 85H56Q58 74 50 64Z", gold.dark, { "fill-opacity": 0.6 }),
  inked(
    path("M12 4H88V14H12Z", pomegranate.base),
    path("M12 86H88V96H12Z", pomegranate.base),
    path("M18 14H82V18H18ZM18 82H82V86H18Z", gold.base, { "stroke-width": 1.6 }),
  ),
  light("M32 20H38C38 32 44 38 47 43Q33 36 32 20Z", 0.8),
  light("M33 78Q34 68 43 62Q38 70 38 78Z", 0.8),
  path([24, 37, 50, 63, 76].map((x) => khatamStar(x, 9, 3.2) + khatamStar(x, 91, 3.2)).join(""), gold.light),
].join("");

/** An hourglass before a window as wide as a screen: how long one plays is one's own choice. */
export const hourglassWindow = (): string =>
  banner({
    name: "hourglass",
    ground: ["#14122e", "#3a2566"],
    glow: "#c3abe8",
    at: [876, 180],
    drawing: [
      tilePattern("hourglass-panes", ["#2f7fb4", "#3fb0b8"], gold.light),
      ellipse(876, 372, 330, 18, INK, { "fill-opacity": 0.4 }),
      inked(
        rect(588, 36, 576, 300, walnut.base, { rx: 18 }),
        rect(602, 50, 548, 272, gold.base, { rx: 10 }),
        rect(610, 58, 532, 256, "url(#hourglass-panes)", { rx: 6 }),
      ),
      light("M610 58H760L640 314H610Z", 0.14),
      light("M800 58H840L720 314H680Z", 0.1),
      path("M1142 58V314H1000Q1120 220 1090 58Z", night.deep, { "fill-opacity": 0.25 }),
      inked(path("M700 336H1052L1080 374H672Z", walnut.dark)),
      stroke("M690 350H1062", gold.base, 3),
      circle(876, 196, 134, "#fff6d8", { "fill-opacity": 0.3 }),
      circle(876, 196, 110, "#fff6d8", { "fill-opacity": 0.34 }),
      ellipse(876, 356, 130, 10, INK, { "fill-opacity": 0.4 }),
      fitted(876, 208, 306, finer(1.4, hourglass)),
    ].join(""),
  });

const wall = [
  inked(rect(520, 318, 700, 90, lapis.dark)),
  rect(520, 326, 700, 76, "url(#rooster-tiles)"),
  inked(rect(506, 296, 720, 24, stone.base)),
  light("M510 298H1226V304H510Z", 0.5),
  stroke("M560 300V318M664 300V318M768 300V318M872 300V318M976 300V318M1080 300V318", stone.dark, 2),
].join("");

/** A rooster at rest on a wall of tiles, before the sun is up. */
export const roosterOnWall = (): string =>
  banner({
    name: "rooster",
    ground: ["#1c2148", "#d98a5a"],
    glow: "#ffe9b0",
    at: [880, 190],
    drawing: [
      tilePattern("rooster-tiles", [lapis.base, turquoise.base], paper.base),
      starField(760, 130, 26, "#fff3cf", 4),
      halo(880, 190, 176, "#fff3cf"),
      disc(880, 200, 92, "#ffdf94"),
      hills(1200, 402, [300, 262, 284, 240, 276, 246, 280], "#6a3f5e"),
      cypressRow(
        [
          [600, 312, 150],
          [640, 312, 100],
          [1120, 312, 130],
          [1160, 312, 180],
        ],
        "#2c2148",
      ),
      wall,
      ellipse(876, 300, 70, 6, INK, { "fill-opacity": 0.3 }),
      fitted(880, 170, 268, finer(1.2, rooster(clay, [turquoise, lapis], pomegranate))),
    ].join(""),
  });
