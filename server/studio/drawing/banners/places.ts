import { fitted } from "../frames.ts";
import { khatamStar } from "../geometry.ts";
import { balance } from "../motifs/balance.ts";
import { cypress } from "../motifs/flowers.ts";
import { lantern } from "../motifs/lamps.ts";
import {
  clay,
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  sand,
  stone,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import {
  circle,
  ellipse,
  finer,
  flipped,
  inked,
  light,
  path,
  rect,
  shade,
  short,
  stroke,
  strokes,
} from "../pen.ts";
import { disc, hills } from "../scenes/land.ts";
import { halo, tilePattern } from "../scenes/ornament.ts";
import { banner } from "./banner.ts";

const PILE = [
  [-9, -4, turquoise],
  [0, -4, violet],
  [9, -4, turquoise],
  [-5, -10, gold],
  [5, -10, pomegranate],
  [0, -16, gold],
] as const;

/** Stars heaped in a pan of the scale, about (x, y). */
const stars = (x: number, y: number): string =>
  PILE.map(([dx, dy, tone]) =>
    path(khatamStar(x + dx, y + dy, 5.4, dx * 3), tone.light, { "stroke-width": 1.4 }),
  ).join("");

const bazaarArch = [
  tilePattern("bazaar-tiles", [lapis.base, turquoise.base], paper.base),
  inked(
    path("M560 402V30H1196V402Z", sand.base),
    path("M584 402V50H1172V402Z", "url(#bazaar-tiles)"),
    path("M640 402V210C640 120 812 116 876 46C940 116 1112 120 1112 210V402Z", gold.base),
    path("M656 402V214C656 136 816 128 876 66C936 128 1096 136 1096 214V402Z", "#2c1a3a"),
  ),
  path("M676 402V218C676 150 820 144 876 88C932 144 1076 150 1076 218V402Z", "#4a2c4e"),
  path("M726 402V236C726 180 836 172 876 130C916 172 1026 180 1026 236V402Z", "#7a4a4e"),
  path("M776 402V262C776 220 850 212 876 182C902 212 976 220 976 262V402Z", "#f0b060"),
  path("M676 402L776 366H976L1076 402Z", walnut.base),
].join("");

const stall = [
  inked(
    path("M660 402V336H742V402Z", walnut.base),
    path("M652 318H750L742 340H660Z", walnut.light),
    circle(676, 310, 15, pomegranate.base),
    circle(704, 308, 16, clay.base),
    circle(730, 311, 14, turquoise.base),
  ),
  stroke("M672 352V396M701 352V396M730 352V396", walnut.dark, 2.4),
].join("");

/** A scale in the arch of the bazaar: stars lie in its pans, coins lie nowhere. */
export const starScale = (): string =>
  banner({
    name: "bazaar",
    ground: ["#1c1236", "#5a3a52"],
    glow: "#ffdf9a",
    at: [876, 210],
    drawing: [
      bazaarArch,
      stall,
      flipped(876, stall),
      halo(876, 226, 150, gold.light),
      stroke("M612 50V124M1140 50V124", gold.dark, 3),
      fitted(612, 158, 74, lantern),
      fitted(1140, 158, 74, lantern),
      ellipse(876, 376, 120, 12, INK, { "fill-opacity": 0.4 }),
      fitted(876, 238, 280, finer(1.4, balance(stars(16, 57), stars(84, 57)))),
    ].join(""),
  });

const edge = (y: number): number => 34 + (y - 262) * 1.28;

/** The path: rows of tiles that widen as they come near. */
const tiles = [262, 272, 285, 302, 325, 356, 402].flatMap((top, row, tops) => {
  const bottom = tops[row + 1];
  if (bottom === undefined) return [];
  return [0, 1, 2, 3].map((column) => {
    const at = (y: number, part: number): string => short(876 + edge(y) * (part / 2 - 1));
    const glaze = [turquoise.base, paper.base, lapis.base, paper.dark][(column + row) % 4] ?? paper.base;
    return path(
      `M${at(top, column)} ${top}H${at(top, column + 1)}L${at(bottom, column + 1)} ${bottom}H${at(bottom, column)}Z`,
      glaze,
    );
  });
});

const doorLeaf = [
  inked(
    path("M764 332V128C750 112 724 106 704 110V366Z", walnut.base),
    path("M756 324V140C744 128 728 122 713 124V350Z", walnut.dark, { "stroke-width": 1.6 }),
  ),
  path([158, 204, 250, 296].map((y) => khatamStar(734, y, 14)).join(""), gold.base, {
    stroke: INK,
    "stroke-width": 1.4,
  }),
  circle(750, 238, 5, gold.light, { stroke: INK, "stroke-width": 1.6 }),
].join("");

const OPENING = "M764 340V150C764 104 846 96 876 52C906 96 988 104 988 150V340Z";

const garden = [
  `<clipPath id="gate-opening"><path d="${OPENING}"/></clipPath><g clip-path="url(#gate-opening)">`,
  rect(760, 40, 232, 320, "#ffe6b0"),
  disc(876, 150, 40, "#fff6d8"),
  hills(1200, 402, [240, 230, 236, 226, 214, 232, 240], "#9ac8a6"),
  rect(760, 252, 232, 150, leaf.base),
  fitted(800, 196, 150, finer(1.8, cypress(leaf))),
  fitted(952, 196, 150, finer(1.8, cypress(leaf))),
  "</g>",
].join("");

/** A garden's gate that stands open, a path of tiles leading in. */
export const gardenGate = (): string =>
  banner({
    name: "gate",
    ground: ["#12323f", "#2c8a86"],
    glow: "#fff0c0",
    at: [876, 180],
    drawing: [
      tilePattern("gate-tiles", [lapis.base, turquoise.base], paper.base),
      rect(0, 330, 1200, 72, "#2a5a3c"),
      inked(
        rect(540, 150, 680, 190, sand.base),
        rect(540, 140, 680, 16, sand.dark),
        path("M672 340V24H1080V340Z", sand.light),
        path("M690 340V42H1062V340Z", "url(#gate-tiles)"),
        path("M744 340V148C744 88 836 84 876 30C916 84 1008 88 1008 148V340Z", gold.base),
        path(OPENING, "#ffe6b0"),
      ),
      garden,
      inked(...tiles),
      stroke(OPENING.slice(0, -1), INK),
      strokes(
        stone.light,
        4,
        `M${876 - edge(262)} 262L${876 - edge(402)} 402M${876 + edge(262)} 262L${876 + edge(402)} 402`,
      ),
      doorLeaf,
      flipped(876, doorLeaf),
      shade("M540 156H672V170H540ZM1080 156H1220V170H1080Z", 0.2),
      light("M672 24H1080V30H672Z", 0.5),
      fitted(610, 292, 150, finer(1.8, cypress(leaf))),
      fitted(1142, 292, 150, finer(1.8, cypress(leaf))),
    ].join(""),
  });
