import { fitted } from "../frames.ts";
import { khatamStar } from "../geometry.ts";
import { die } from "../motifs/game-pieces.ts";
import { standingToken, starToken, tokenStack } from "../motifs/tokens.ts";
import {
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  type Tone,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { ball, circle, ellipse, inked, light, path, placed, rect, shade, stroke, strokes } from "../pen.ts";
import { pointsRow } from "../scenes/land.ts";
import { halo } from "../scenes/ornament.ts";
import { banner } from "./banner.ts";

const starBall = (x: number, y: number, r: number, tone: Tone, turn = 0): string =>
  inked(
    ball(x, y, r, tone),
    circle(x - r * 0.04, y + r * 0.02, r * 0.5, paper.base, { "stroke-width": 1.6 }),
  ) + placed(x - r * 0.04, y + r * 0.02, 1, turn, path(khatamStar(0, 0, r * 0.34), tone.dark));

const globe = [
  ellipse(1044, 352, 150, 14, INK, { "fill-opacity": 0.4 }),
  inked(
    path("M948 346Q956 292 1000 276H1088Q1132 292 1140 346Z", walnut.base),
    path("M948 346H1140V356H948Z", gold.base),
    path("M986 276H1102V290H986Z", gold.base),
    circle(1044, 154, 132, "#cfeef0", { "fill-opacity": 0.34 }),
  ),
  ...(
    [
      [972, 214, 30, pomegranate, 0],
      [1036, 244, 32, turquoise, 20],
      [1104, 218, 31, gold, 10],
      [1000, 154, 29, violet, 14],
      [1068, 176, 30, leaf, 30],
      [1120, 132, 28, lapis, 6],
      [1040, 92, 27, pomegranate, 34],
    ] as const
  ).map(([x, y, r, tone, turn]) => starBall(x, y, r, tone, turn)),
  circle(1044, 154, 132, "#e6fbff", { "fill-opacity": 0.12, stroke: INK, "stroke-width": 2.4 }),
  circle(1044, 154, 126, "none", { stroke: "#fff", "stroke-width": 2.4, "stroke-opacity": 0.5 }),
  light("M936 122Q952 62 1012 44Q966 84 958 136Q944 142 936 122Z", 0.6),
  inked(path("M1020 26Q1044 8 1068 26L1062 34H1026Z", gold.base), circle(1044, 12, 9, pomegranate.base)),
  inked(
    path("M930 230L946 208L984 250L966 272L880 318L862 304Z", gold.base),
    path("M880 318L862 304L868 292L890 302Z", gold.dark),
  ),
].join("");

const picket = (x: number): string => path(`M${x - 6} 366V318L${x} 307L${x + 6} 318V366Z`, walnut.light);

const fence =
  inked(
    rect(552, 328, 160, 7, walnut.base),
    rect(552, 350, 160, 7, walnut.base),
    ...[564, 598, 632, 666, 700].map(picket),
  ) +
  stroke("M562 320V362M596 320V362M630 320V362M664 320V362M698 320V362", gold.light, 1.8, {
    "stroke-opacity": 0.7,
  });

/** Balls that roll out of a globe of glass; one of them stays behind a low fence. */
export const ballsAndFence = (): string =>
  banner({
    name: "balls",
    ground: ["#0f2438", "#3a2566"],
    glow: "#c8f2f0",
    at: [1030, 160],
    drawing: [
      halo(1044, 154, 186, gold.light),
      inked(rect(520, 356, 700, 50, walnut.dark)),
      stroke("M520 362H1200", gold.base, 3),
      globe,
      starBall(632, 312, 44, gold, 18),
      fence,
      starBall(770, 324, 34, turquoise, 40),
      starBall(854, 330, 29, pomegranate, 12),
      strokes(paper.base, 3, "M822 300H812M826 318H810M822 336H812"),
    ].join(""),
  });

/** Tokens that lie before the stacks. */
const lowerTokens = [
  [990, 344],
  [1056, 350],
  [1122, 342],
  [1024, 318],
  [1092, 320],
]
  .map(([x, y]) => `<use href="#beginning-token" x="${x}" y="${y}"/>`)
  .join("");

/** Two dice and the tokens that each new account begins with. */
export const diceAndTokens = (): string =>
  banner({
    name: "beginning",
    ground: ["#13233f", "#0f5c62"],
    glow: "#ffe2a0",
    at: [880, 190],
    drawing: [
      `<g opacity=".45">${pointsRow(1200, 402, 150, 24, [lapis.dark, "#0b3a44"])}</g>`,
      halo(880, 190, 190, gold.light),
      `<defs><g id="beginning-token">${starToken(0, 0, 38)}</g></defs>`,
      ellipse(880, 362, 320, 24, INK, { "fill-opacity": 0.36 }),
      tokenStack(1128, 330, 38, 7),
      tokenStack(1050, 322, 38, 10),
      tokenStack(968, 330, 38, 4),
      lowerTokens,
      standingToken(944, 338, 42, -14),
      die(690, 246, 108, paper, INK, [6, 2, 4]),
      die(844, 288, 84, pomegranate, paper.light, [5, 3, 1]),
      fitted(620, 92, 30, path(khatamStar(50, 50, 50), gold.light)),
      fitted(800, 62, 18, path(khatamStar(50, 50, 50), gold.light)),
      fitted(964, 52, 24, path(khatamStar(50, 50, 50), gold.light)),
      shade("M560 394H1200V402H560Z", 0.2),
    ].join(""),
  });
