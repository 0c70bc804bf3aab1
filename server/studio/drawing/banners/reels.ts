import { fitted } from "../frames.ts";
import { gold, INK, lapis, paper, pomegranate, turquoise, walnut } from "../palettes.ts";
import { circle, inked, light, path, rect, shade, stroke } from "../pen.ts";
import { pointsRow } from "../scenes/land.ts";
import { symbolsByTheme } from "../series.ts";
import { banner } from "./banner.ts";

/** Each drawing once; a cell shows it by its id. */
const definitions = (drawings: Record<string, string>): string =>
  `<defs>${Object.entries(drawings)
    .map(([id, drawing]) => `<symbol id="${id}" viewBox="0 0 100 100">${drawing}</symbol>`)
    .join("")}</defs>`;

const shown = (id: string, x: number, y: number, size: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

const window = (x: number, glaze: string, drawing: string): string =>
  [
    inked(
      path(
        `M${x} 350V150C${x} 96 ${x + 62} 92 ${x + 90} 52C${x + 118} 92 ${x + 180} 96 ${x + 180} 150V350Z`,
        gold.base,
      ),
      path(
        `M${x + 12} 340V152C${x + 12} 108 ${x + 66} 104 ${x + 90} 72C${x + 114} 104 ${x + 168} 108 ${x + 168} 152V340Z`,
        glaze,
      ),
    ),
    light(`M${x + 22} 330V156C${x + 22} 126 ${x + 50} 118 ${x + 70} 100Q${x + 44} 140 ${x + 40} 330Z`, 0.14),
    drawing,
  ].join("");

/** Three arched reels, one for each series of the studio. */
export const studio = (): string =>
  banner({
    name: "studio",
    ground: ["#10203f", "#14505a"],
    glow: "#ffe2a0",
    at: [876, 200],
    drawing: [
      inked(path("M560 350H1192V384H560Z", walnut.base)),
      stroke("M566 358H1186", gold.base, 3),
      window(
        574,
        paper.base,
        fitted(664, 214, 148, symbolsByTheme["shah-mat"].h4) +
          fitted(664, 312, 50, symbolsByTheme["takht-e-nard"].l3),
      ),
      window(
        786,
        "#fdf3df",
        fitted(876, 208, 156, symbolsByTheme.khatam.h1) + fitted(876, 312, 50, symbolsByTheme.khatam.l4),
      ),
      window(
        998,
        paper.base,
        fitted(1088, 210, 152, symbolsByTheme.simorgh.wild) +
          fitted(1088, 312, 50, symbolsByTheme.simorgh.l3),
      ),
    ].join(""),
  });

const REEL_ROWS = [
  ["star", "coin", "knot", "wave", "gem"],
  ["gem", "star", "star", "star", "coin"],
  ["wave", "gem", "coin", "knot", "star"],
] as const;

/** Five reels of symbols. */
export const rng = (): string =>
  banner({
    name: "rng",
    ground: ["#2a1020", "#6a1f33"],
    glow: "#ffd98a",
    at: [880, 200],
    drawing: [
      `<g opacity=".5">${pointsRow(1200, 400, 90, 30, [pomegranate.deep, "#3a1226"])}</g>`,
      definitions({
        star: symbolsByTheme.khatam.wild,
        coin: symbolsByTheme.ganjafeh.h4,
        knot: symbolsByTheme.farsh.h4,
        wave: symbolsByTheme.kashi.h2,
        gem: symbolsByTheme.firuzeh.h1,
      }),
      inked(
        rect(572, 26, 616, 350, walnut.base, { rx: 22 }),
        shade("M1100 26H1166Q1188 26 1188 48V354Q1188 376 1166 376H1060Q1140 200 1100 26Z", 0.2),
        rect(592, 46, 576, 310, gold.base, { rx: 10 }),
      ),
      ...[0, 1, 2, 3, 4].map((reel) =>
        rect(600 + reel * 113, 54, 108, 294, reel % 2 === 0 ? paper.base : "#f4e6cb", {
          stroke: INK,
          "stroke-width": 2,
        }),
      ),
      rect(600, 154, 560, 94, turquoise.base, { "fill-opacity": 0.2 }),
      ...REEL_ROWS.map((row, rowIndex) =>
        row.map((id, reel) => shown(id, 611 + reel * 113, 61 + rowIndex * 98, 86)).join(""),
      ),
      path("M600 54H1160V78H600ZM600 324H1160V348H600Z", INK, { "fill-opacity": 0.16 }),
      ...[48, 354].flatMap((y) =>
        [584, 1176].map((x) => circle(x, y, 6, gold.light, { stroke: INK, "stroke-width": 2 })),
      ),
      path("M592 188L578 201L592 214ZM1168 188L1182 201L1168 214Z", lapis.base, {
        stroke: INK,
        "stroke-width": 2,
      }),
    ].join(""),
  });
