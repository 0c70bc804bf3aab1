import { khatamStar, outline } from "../geometry.ts";
import { camel } from "../motifs/beasts.ts";
import { songbird } from "../motifs/birds.ts";
import { die } from "../motifs/game-pieces.ts";
import { clay, gold, INK, lapis, leaf, paper, pomegranate, sand, turquoise, walnut } from "../palettes.ts";
import {
  circle,
  ellipse,
  flat,
  inked,
  light,
  path,
  placed,
  rect,
  shade,
  stroke,
  strokes,
  turned,
} from "../pen.ts";
import { disc, hills, starField } from "../scenes/land.ts";
import { rays } from "../scenes/ornament.ts";

const picture = (width: number, height: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>\n`;

const ground = (tone: string): string =>
  rays(80, 58, 56, tone, 0.14) + ellipse(80, 106, 66, 8, INK, { "fill-opacity": 0.14 });

/** No games here: the cup has been turned over and the dice lie by it. */
export const emptyGames = (): string =>
  picture(
    160,
    120,
    [
      ground(turquoise.base),
      inked(
        path("M24 52L92 38V104L24 90Q18 72 24 52Z", walnut.base),
        shade("M24 74L92 74V104L24 90Q21 82 24 74Z", 0.25),
        light("M28 56L88 44V50L28 62Z", 0.3),
        ellipse(92, 71, 12, 33, walnut.dark),
        path("M46 47.5L58 45V97L46 94.5Q42 72 46 47.5Z", turquoise.base),
      ),
      flat(path("M52 58L57 70L52 82L47 70Z", gold.light)),
      die(124, 86, 20, paper, INK, [1, 2, 3]),
      die(106, 100, 14, paper, INK, [4, 2, 6]),
      strokes(gold.base, 3, "M116 44L122 36M128 52L138 48M112 60L116 58"),
    ].join(""),
  );

/** Nothing written yet: an open roll, a pen, an inkwell. */
export const emptyRecord = (): string =>
  picture(
    160,
    120,
    [
      ground(gold.base),
      inked(
        path("M38 22H112V96Q112 104 104 104H46Q38 104 38 96Z", paper.base),
        shade("M94 22H112V96Q112 104 104 104H84Q100 70 94 22Z", 0.1),
        path("M32 12H118Q125 12 125 19Q125 26 118 26H32Q25 26 25 19Q25 12 32 12Z", paper.dark),
        path("M116 82H148L144 106H120Z", lapis.base),
        path("M120 76H144V83H120Z", gold.base),
      ),
      stroke("M100 40H52M100 54H52M100 68H72M100 82H60", paper.deep, 2.4, {
        "stroke-dasharray": "7 6",
        "stroke-linecap": "round",
      }),
      turned(
        28,
        128,
        60,
        inked(
          path("M125 22Q128 16 131 22L132 68L128 80L124 68Z", walnut.light),
          path("M124 66H132L128 80Z", pomegranate.base),
        ),
      ),
      light("M121 86H128L126 102H123Z", 0.4),
    ].join(""),
  );

/** No messages: the bird that carries letters has none today. */
export const emptyMessages = (): string =>
  picture(
    160,
    120,
    [
      ground(pomegranate.base),
      inked(path(outline("6,100! 40,92 90,94 154,86! 154,92 92,102 44,100 6,106!"), walnut.base)),
      inked(
        path(outline("118,90! 122,76 136,70 146,74! 140,86 130,90"), leaf.base),
        path(outline("20,96! 16,82 24,74 32,72! 34,84 28,94"), leaf.light),
      ),
      placed(52, 12, 0.82, 0, songbird(turquoise, paper, lapis)),
      inked(rect(10, 36, 40, 28, paper.light, { rx: 3 }), path("M10 39L30 54L50 39", "none")),
      circle(30, 55, 5, pomegranate.base, { stroke: INK, "stroke-width": 1.6 }),
    ].join(""),
  );

/** Lost: a camel that stands where no road goes, under the moon. */
export const lost = (): string =>
  picture(
    240,
    180,
    [
      `<clipPath id="lost-frame"><path d="M20 178V92C20 44 92 34 120 4C148 34 220 44 220 92V178Z"/></clipPath>`,
      `<g clip-path="url(#lost-frame)">`,
      rect(0, 0, 240, 180, "#1c2a55"),
      rect(0, 70, 240, 110, "#3a3f78", { "fill-opacity": 0.6 }),
      starField(240, 90, 40, "#fff3cf", 5),
      disc(172, 58, 15, "#fdeebd"),
      hills(240, 182, [132, 118, 136, 120, 130], clay.dark),
      hills(240, 182, [150, 140, 152, 138, 150], clay.base),
      hills(240, 182, [168, 158, 164, 156, 168], sand.base),
      stroke("M210 176q-30 -10 -40 -2t-36 -6t-28 4", sand.dark, 3, {
        "stroke-dasharray": "2 7",
        "stroke-linecap": "round",
      }),
      "</g>",
      path("M20 178V92C20 44 92 34 120 4C148 34 220 44 220 92V178Z", "none", {
        stroke: gold.base,
        "stroke-width": 4,
        "stroke-linejoin": "round",
      }),
      placed(62, 66, 1, 0, camel(sand, pomegranate, 1)),
      inked(
        rect(182, 112, 5, 54, walnut.base),
        path("M164 112H200L208 119L200 126H164Z", paper.base),
        path("M206 130H176L168 137L176 144H206Z", turquoise.base),
      ),
    ].join(""),
  );

/** Nobody has spoken yet: two bubbles over two glasses of tea. */
export const emptyChat = (): string =>
  picture(
    160,
    120,
    [
      ground(lapis.base),
      inked(
        path(
          "M22 12H84Q92 12 92 20V46Q92 54 84 54H52L38 68L40 54H22Q14 54 14 46V20Q14 12 22 12Z",
          paper.light,
        ),
        path(
          "M104 32H138Q146 32 146 40V60Q146 68 138 68H132L134 80L118 68H104Q96 68 96 60V40Q96 32 104 32Z",
          turquoise.base,
        ),
      ),
      circle(36, 33, 4.4, gold.base) + circle(53, 33, 4.4, gold.base) + circle(70, 33, 4.4, gold.base),
      path(khatamStar(121, 50, 12), paper.base) + path(khatamStar(121, 50, 6), pomegranate.base),
      `<g id="chat-glass">${inked(
        ellipse(62, 106, 17, 4.6, paper.base),
        path("M52 76H72Q70 84 69 88Q74 96 70 105H54Q50 96 55 88Q54 84 52 76Z", paper.light, {
          "fill-opacity": 0.9,
        }),
        path("M54 82H70L69 88Q74 96 70 103H54Q50 96 55 88Z", clay.base, { "stroke-width": 1.4 }),
      )}</g>`,
      '<use href="#chat-glass" x="42"/>',
      light("M57 84H60L59 89Q56 95 58 102H56Q53 95 57 88Z", 0.6),
    ].join(""),
  );
