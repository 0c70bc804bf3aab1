import { fitted } from "../frames.ts";
import { khatamStar, outline, petal, scallop } from "../geometry.ts";
import { balance } from "../motifs/balance.ts";
import { cypress, fullRose } from "../motifs/flowers.ts";
import {
  clay,
  gold,
  lapis,
  leaf,
  night,
  paper,
  pomegranate,
  rose,
  sand,
  stone,
  turquoise,
} from "../palettes.ts";
import { circle, ellipse, finer, inked, light, path, placed, rect, shade, stroke, strokes } from "../pen.ts";
import { cypressRow, disc, hills, starField } from "../scenes/land.ts";
import { halo } from "../scenes/ornament.ts";
import { banner } from "./banner.ts";

const seed = [
  path("M16 59C9 59 8 50 16 47C24 50 23 59 16 59Z", clay.base),
  path("M16 48V38", "none"),
  path(petal(16, 42, 12, 8), leaf.light, { transform: "rotate(-48 16 42)" }),
  path(petal(16, 42, 13, 8), leaf.base, { transform: "rotate(46 16 42)" }),
].join("");

const seal = [
  path(scallop(11, 84, 49, 10.5), pomegranate.base),
  circle(84, 49, 7.4, pomegranate.dark, { "stroke-width": 1.4 }),
  path(khatamStar(84, 49, 5), gold.light, { stroke: "none" }),
].join("");

/** A strip of knots, each tied to the one before it: the chain of seeds that a player can check. */
const chain = Array.from({ length: 7 }, (_, index) => {
  const x = 596 + index * 92;
  return (
    (index === 0 ? "" : stroke(`M${x - 66} 368H${x - 26}`, gold.dark, 5)) +
    path(khatamStar(x, 368, 22), index % 2 === 0 ? turquoise.base : lapis.base, {
      stroke: gold.base,
      "stroke-width": 3,
    }) +
    circle(x, 368, 6, paper.base)
  );
}).join("");

/** Scales in balance: a seed in one pan, a seal in the other. */
export const fairness = (): string =>
  banner({
    name: "fairness",
    ground: ["#0d2233", "#0f5c62"],
    glow: "#fff0c0",
    at: [876, 176],
    drawing: [
      halo(876, 176, 190, gold.light),
      chain,
      fitted(876, 178, 336, finer(1.3, balance(seed, seal))),
    ].join(""),
  });

const pavilion = [
  inked(
    path("M690 306V170H1062V306Z", sand.base),
    shade("M960 170H1062V306H940Q980 230 960 170Z", 0.2),
    path("M676 170H1076V152H676Z", turquoise.dark),
    path("M806 306V120C806 84 852 78 876 44C900 78 946 84 946 120V306Z", lapis.base),
    path("M826 306V136C826 108 860 104 876 80C892 104 926 108 926 136V306Z", "#ffdf94"),
    path("M846 306V160C846 138 866 134 876 116C886 134 906 138 906 160V306Z", "#fff4cf"),
    path(
      "M712 306V214Q714 196 738 184Q762 196 764 214V306ZM988 306V214Q990 196 1014 184Q1038 196 1040 214V306Z",
      "#ffdf94",
    ),
    rect(660, 304, 432, 16, stone.base),
  ),
  strokes(gold.light, 3, "M816 296V122C816 92 856 86 876 60C896 86 936 92 936 122V296"),
  path(
    [684, 708, 732, 756, 780, 972, 996, 1020, 1044, 1068].map((x) => khatamStar(x, 161, 6)).join(""),
    gold.light,
  ),
].join("");

/** A quiet garden at night, its pavilion lit, its water still. */
export const calm = (): string =>
  banner({
    name: "calm",
    ground: [night.deep, "#3b3270"],
    glow: "#ffdca0",
    at: [876, 220],
    drawing: [
      starField(1200, 190, 70, "#fff3cf", 4),
      disc(1116, 70, 24, "#fdeebd"),
      hills(1200, 402, [270, 230, 262, 214, 256, 226, 264], "#231d4a"),
      cypressRow(
        [
          [560, 318, 190],
          [600, 320, 130],
          [1150, 320, 170],
        ],
        "#16351f",
      ),
      pavilion,
      rect(0, 318, 1200, 84, "#1d4a35"),
      path("M792 320H960L1040 402H712Z", turquoise.dark),
      path("M836 320H916L944 402H808Z", "#ffdf94", { "fill-opacity": 0.5 }),
      stroke("M770 342H982M748 364H1004M730 386H1022", turquoise.light, 2, { "stroke-opacity": 0.5 }),
      stroke("M792 320L712 402M960 320L1040 402", stone.light, 5),
      ellipse(640, 330, 40, 6, night.deep, { "fill-opacity": 0.4 }),
      placed(586, 148, 1.84, 0, finer(1.5, cypress(leaf))),
      placed(1042, 168, 1.64, 0, finer(1.6, cypress(leaf))),
      `<g id="calm-rose">${fitted(600, 366, 36, fullRose(rose))}</g>`,
      ...["60 18", "470 10", "540 -4"].map(
        (shift) => `<use href="#calm-rose" transform="translate(${shift})"/>`,
      ),
      light(outline("0,320! 400,316 800,320! 400,324"), 0.1),
    ].join(""),
  });
