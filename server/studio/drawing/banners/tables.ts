import { khatamStar, polygon, star } from "../geometry.ts";
import { holdingHand } from "../motifs/hands.ts";
import { hangingLamp } from "../motifs/lamps.ts";
import { fourSuits } from "../motifs/playing-cards.ts";
import { tokenStack } from "../motifs/tokens.ts";
import { gold, INK, lapis, leaf, night, pomegranate, turquoise, walnut } from "../palettes.ts";
import { ellipse, inked, light, path, placed, rect, shade, stroke, strokes, turned } from "../pen.ts";
import { starField } from "../scenes/land.ts";
import { halo } from "../scenes/ornament.ts";
import { banner } from "./banner.ts";

const nightWindow = (x: number): string =>
  [
    inked(
      path(
        `M${x - 62} 220V96C${x - 62} 58 ${x - 20} 54 ${x} 24C${x + 20} 54 ${x + 62} 58 ${x + 62} 96V220Z`,
        walnut.dark,
      ),
      path(
        `M${x - 50} 220V100C${x - 50} 70 ${x - 16} 66 ${x} 42C${x + 16} 66 ${x + 50} 70 ${x + 50} 100V220Z`,
        night.deep,
      ),
    ),
    placed(x - 46, 84, 1, 0, starField(92, 110, 16, "#fff3cf", x)),
    stroke(`M${x} 44V220M${x - 50} 140H${x + 50}`, walnut.base, 3),
  ].join("");

const cushion = (x: number, y: number, tone: typeof lapis): string =>
  inked(ellipse(x, y, 54, 26, tone.dark), ellipse(x, y - 8, 52, 24, tone.base)) +
  ellipse(x, y - 8, 38, 16, "none", { stroke: gold.base, "stroke-width": 2 });

const lyingSuits = fourSuits();

/** A card that lies on the cloth, turned; as flat as the table. */
const lying = (x: number, y: number, turn: number, suit: number): string =>
  `<g transform="translate(${x} ${y}) scale(1 .5) rotate(${turn})">${lyingSuits[suit] ?? ""}</g>`;

const roundTable = [
  ellipse(876, 330, 300, 60, INK, { "fill-opacity": 0.4 }),
  inked(
    path("M586 262C586 334 716 382 876 382C1036 382 1166 334 1166 262V236H586Z", walnut.dark),
    ellipse(876, 238, 290, 118, walnut.base),
    ellipse(876, 236, 262, 102, leaf.dark),
  ),
  light("M600 214C630 150 750 122 860 121C760 130 656 168 628 214Q612 226 600 214Z", 0.3),
  ellipse(876, 236, 248, 95, "none", { stroke: gold.base, "stroke-width": 2 }),
  ellipse(876, 224, 176, 64, "#ffe6a0", { "fill-opacity": 0.2 }),
  `<g transform="translate(876 212) scale(1 .42)">${path(star(16, 0, 0, 62, 46), "none", { stroke: gold.light, "stroke-width": 2.4 })}${path(khatamStar(0, 0, 34), gold.base)}</g>`,
].join("");

/** A round table at night, a lamp above it, a bright line about the player's own place. */
export const lampTable = (): string =>
  banner({
    name: "lamp-table",
    ground: ["#0e1526", "#2a2150"],
    glow: "#ffd98a",
    at: [876, 130],
    drawing: [
      nightWindow(660),
      nightWindow(1092),
      cushion(640, 180, pomegranate),
      cushion(770, 134, turquoise),
      cushion(982, 134, turquoise),
      cushion(1112, 180, lapis),
      roundTable,
      path("M796 60H956L1100 300Q876 360 652 300Z", "#fff0c0", { "fill-opacity": 0.13 }),
      lying(700, 240, -60, 1),
      lying(726, 234, -40, 2),
      lying(1050, 246, 50, 0),
      lying(1024, 236, 34, 3),
      lying(860, 152, 176, 3),
      lying(894, 152, 190, 1),
      tokenStack(764, 246, 18, 3),
      tokenStack(988, 248, 18, 2),
      stroke("M756 326C752 284 800 262 876 262C952 262 1000 284 996 326", INK, 9, {
        "stroke-linecap": "round",
      }),
      stroke("M756 326C752 284 800 262 876 262C952 262 1000 284 996 326", gold.light, 5, {
        "stroke-linecap": "round",
      }),
      path("M756 326C752 284 800 262 876 262C952 262 1000 284 996 326Q876 344 756 326Z", "#ffe6a0", {
        "fill-opacity": 0.2,
      }),
      lying(856, 326, -14, 0),
      lying(890, 326, 10, 2),
      tokenStack(806, 328, 20, 4),
      tokenStack(950, 326, 20, 3),
      placed(876, 66, 0.76, 0, hangingLamp(40)),
    ].join(""),
  });

/** Cards that are shown large, so their edge is drawn thin. */
const largeSuits = fourSuits(1.2);

const fan = (turn: number, shift: number): string =>
  Array.from({ length: 4 }, (_, index) =>
    turned(turn + (index - 1.5) * 21, 0, 14, largeSuits[(index * 3 + shift) % 4] ?? ""),
  ).join("");

const gust = (d: string): string => strokes(gold.light, 4, d);

/** Two hands of ganjafeh cards against one another; a card between them that has not come down yet. */
export const cardsInTheAir = (): string =>
  banner({
    name: "cards",
    ground: ["#10283a", "#6a1f33"],
    glow: gold.light,
    at: [876, 150],
    drawing: [
      halo(876, 140, 150, gold.light),
      placed(640, 296, 2.5, 0, fan(22, 0)),
      placed(640, 318, 1.18, 8, holdingHand(turquoise, gold)),
      placed(1112, 296, 2.5, 0, fan(-22, 1)),
      placed(1112, 318, 1.18, -8, `<g transform="scale(-1 1)">${holdingHand(lapis, gold)}</g>`),
      gust("M826 292Q840 262 842 236M874 304Q880 274 878 250M922 292Q914 264 914 240"),
      placed(890, 214, 2.7, 14, largeSuits[2] ?? ""),
      ...[
        [800, 96],
        [966, 210],
        [790, 200],
        [960, 60],
      ].map(([x = 0, y = 0]) => path(polygon(4, x, y, 9) + star(4, x, y, 16, 4), gold.light)),
      rect(560, 392, 640, 8, walnut.dark),
      shade("M560 386H1200V400H560Z", 0.3),
    ].join(""),
  });
