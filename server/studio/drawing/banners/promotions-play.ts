import { khatamStar } from "../geometry.ts";
import { standingToken, starToken, tokenStack } from "../motifs/tokens.ts";
import { gold, INK, lapis, paper, pomegranate, turquoise, walnut } from "../palettes.ts";
import { circle, dots, ellipse, inked, light, path, placed, rect, stroke, strokes } from "../pen.ts";
import { symbolsByTheme } from "../series.ts";
import { promotion } from "./promotion.ts";
import { bareBoard } from "./welcome.ts";

const use = (id: string, x: number, y: number): string => `<use href="#${id}" x="${x}" y="${y}"/>`;

/** The tokens of a trial on an open board. */
export const trialGrant = (): string =>
  promotion({
    name: "trial-grant",
    ground: ["#142850", "#2a2140"],
    glow: gold.light,
    lightAt: 190,
    drawing: [
      placed(-250, 0, 1, 0, bareBoard),
      `<defs><g id="trial-token">${starToken(0, 0, 40)}</g></defs>`,
      ellipse(600, 300, 210, 30, INK, { "fill-opacity": 0.3 }),
      tokenStack(530, 268, 40, 6),
      tokenStack(668, 266, 40, 5),
      tokenStack(600, 282, 40, 9),
      ...[
        [496, 266],
        [706, 270],
        [548, 286],
        [652, 288],
        [600, 300],
        [448, 292],
        [760, 286],
      ].map(([x = 0, y = 0]) => use("trial-token", x, y)),
      standingToken(486, 250, 40, -16),
      standingToken(724, 252, 38, 14),
    ].join(""),
  });

/** Ridges of a fingerprint as rows of dots. */
const fingerprint = [11, 23, 35, 47, 59]
  .map((half, ridge) => {
    const [x, y, foot] = [986, 184, 258 - ((ridge * 3) % 5) * 7];
    return stroke(
      `M${x - half} ${foot}V${y}A${half} ${half * 1.16} 0 0 1 ${x + half} ${y}V${foot - 14}`,
      ridge % 2 === 0 ? gold.light : turquoise.light,
      6.4,
      { "stroke-dasharray": "0 10", "stroke-linecap": "round" },
    );
  })
  .join("");

/** The seeds that a round comes from. */
const seeds = [
  path(khatamStar(214, 128, 24), turquoise.base, { stroke: gold.base, "stroke-width": 3 }),
  path(khatamStar(214, 186, 24), lapis.base, { stroke: gold.base, "stroke-width": 3 }),
  path(khatamStar(214, 244, 24), pomegranate.base, { stroke: gold.base, "stroke-width": 3 }),
  ...[128, 186, 244].map((y) => circle(214, y, 7, paper.base)),
].join("");

const dotted = (d: string): string =>
  stroke(d, gold.light, 4, { "stroke-dasharray": "0 12", "stroke-linecap": "round" });

const reel = (x: number, id: string): string =>
  rect(x, 74, 128, 228, paper.base, { stroke: INK, "stroke-width": 2.4 }) +
  `<use href="#${id}" x="${x + 10}" y="134" width="108" height="108"/>`;

const glass = [
  strokes(INK, 34, "M678 258L780 360"),
  strokes(walnut.base, 28, "M688 268L780 360"),
  strokes(walnut.light, 6, "M694 266L778 350"),
  strokes(gold.base, 28, "M678 258L690 270"),
  circle(600, 186, 108, gold.base, { stroke: INK, "stroke-width": 2.6 }),
  circle(600, 186, 91, "#fffaf0", { stroke: INK, "stroke-width": 2.6 }),
  '<use href="#verify-middle" x="526" y="112" width="148" height="148"/>',
  dots(600, 186, 99.5, 32, 5, gold.dark),
  light("M520 170Q528 124 570 106Q540 132 534 176Z", 0.7),
].join("");

const symbol = (id: string, drawing: string): string =>
  `<symbol id="${id}" viewBox="0 0 100 100">${drawing}</symbol>`;

/** A round under the glass: what was drawn, and the print that it left. */
export const verifyASpin = (): string =>
  promotion({
    name: "verify-a-spin",
    ground: ["#101f3c", "#14505a"],
    glow: "#fff0c0",
    lightAt: 186,
    drawing: [
      `<defs>${symbol("verify-left", symbolsByTheme.firuzeh.h1)}${symbol("verify-middle", symbolsByTheme.khatam.wild)}${symbol("verify-right", symbolsByTheme.ganjafeh.h4)}</defs>`,
      ellipse(600, 350, 300, 18, INK, { "fill-opacity": 0.4 }),
      inked(rect(364, 44, 472, 288, walnut.base, { rx: 20 }), rect(382, 62, 436, 252, gold.base, { rx: 10 })),
      reel(392, "verify-left"),
      reel(536, "verify-middle"),
      reel(680, "verify-right"),
      glass,
      seeds,
      dotted("M246 128Q300 130 354 176M246 186H354M246 244Q300 242 354 196"),
      fingerprint,
      dotted("M848 186H914"),
    ].join(""),
  });
