import { fitted } from "../frames.ts";
import { controller, screen } from "../motifs/consoles.ts";
import { basketball, football, goal, hoop, lawn, racket, tennisBall } from "../motifs/sport-balls.ts";
import { clay, lapis, leaf, night, paper, pomegranate, turquoise, violet, walnut } from "../palettes.ts";
import { circle, path, rect, stroke, strokes } from "../pen.ts";
import type { GamePoster } from "../scenes/card.ts";
import { arcade, disc, starField } from "../scenes/land.ts";

/** Lights of a stadium on their masts. */
const floodlights = [28, 292]
  .map(
    (x) =>
      stroke(`M${x} 150V40`, "#0d1830", 4) +
      rect(x - 20, 22, 40, 20, "#0d1830", { rx: 3 }) +
      strokes(
        "#fff7d0",
        6,
        `M${x - 12} 28h0M${x} 28h0M${x + 12} 28h0M${x - 12} 36h0M${x} 36h0M${x + 12} 36h0`,
      ) +
      circle(x, 32, 44, "#fff7d0", { "fill-opacity": 0.14 }),
  )
  .join("");

const stands =
  path("M0 96H320V152H0Z", "#1a2a52") +
  strokes(
    "#e8b04a",
    3,
    "M10 108h0M34 112h0M58 106h0M88 112h0M112 108h0M140 112h0M176 108h0M204 112h0M232 106h0M262 112h0M290 108h0",
  ) +
  strokes(
    "#e0697a",
    3,
    "M22 122h0M46 126h0M76 120h0M100 126h0M128 122h0M160 126h0M190 122h0M218 126h0M248 120h0M276 126h0M306 122h0",
  ) +
  strokes(
    "#74d8d0",
    3,
    "M14 136h0M40 140h0M66 134h0M94 140h0M120 136h0M150 140h0M182 136h0M212 140h0M240 134h0M268 140h0M298 136h0",
  );

const planks =
  rect(0, 150, 320, 74, "#c98a4a") +
  strokes(
    "#a86a32",
    1.4,
    "M0 166H320M0 184H320M0 204H320M60 150L20 224M140 150L124 224M200 150L214 224M270 150L312 224",
  );

const miniField =
  rect(8, 12, 84, 52, leaf.base) +
  strokes(paper.light, 1.4, "M50 12V64M8 26H20V50H8M92 26H80V50H92") +
  circle(50, 38, 10, "none", { stroke: paper.light, "stroke-width": 1.4 });

/** The posters of the book: one for each sport. */
export const bookPosters = {
  "fb-football": {
    series: "FB",
    sky: ["#12244f", "#2f6f9a"],
    glow: "#fff7d0",
    scene: stands + floodlights + lawn(150) + fitted(160, 122, 196, goal()),
    hero: { drawing: football(lapis), x: 160, y: 146, size: 116 },
    sides: [],
  },
  "fb-basketball": {
    series: "FB",
    sky: ["#3a1a2a", "#b0562e"],
    glow: "#ffdca8",
    scene: arcade(320, 152, 120, 7, { wall: "#5a2430", opening: "#3a1420" }) + planks,
    hero: { drawing: hoop(), x: 160, y: 92, size: 150, turn: 0 },
    sides: [{ drawing: basketball(), x: 232, y: 160, size: 92 }],
  },
  "fb-tennis": {
    series: "FB",
    sky: ["#2b8fb4", "#bfe6d8"],
    glow: "#fffbe0",
    scene:
      disc(276, 40, 16, "#fff6c4") +
      path("M0 138H320V224H0Z", clay.base) +
      strokes(paper.light, 3, "M40 224L92 150H228L280 224M160 150V224M70 182H250") +
      path("M0 118H320V146H0Z", "#123a4a", { "fill-opacity": 0.55 }) +
      strokes(
        paper.base,
        0.8,
        Array.from({ length: 32 }, (_, step) => `M${step * 10 + 5} 120V146`).join(""),
      ) +
      stroke("M0 118H320", paper.light, 4),
    hero: { drawing: racket(pomegranate), x: 142, y: 114, size: 186, turn: -32 },
    sides: [{ drawing: tennisBall(), x: 232, y: 166, size: 74 }],
  },
  "virtual-esports": {
    series: "FB",
    sky: ["#1a0f3a", "#4a1f7a"],
    glow: "#74d8d0",
    scene:
      starField(320, 140, 24, "#d8c8ff", 9) +
      path("M0 176H320V224H0Z", "#170d33") +
      strokes(turquoise.base, 2, "M0 176H320"),
    hero: {
      drawing: screen(
        night,
        "#122a5a",
        path("M14 58L34 34L46 46L64 22L86 50V62H14Z", violet.base) +
          strokes(turquoise.light, 2.4, "M14 58L34 34L46 46L64 22L86 50"),
      ),
      x: 160,
      y: 100,
      size: 172,
    },
    sides: [
      { drawing: controller(pomegranate), x: 236, y: 172, size: 92 },
      { drawing: controller(lapis), x: 84, y: 172, size: 92 },
    ],
  },
  "virtual-league": {
    series: "FB",
    sky: ["#0c3b2c", "#0a2430"],
    glow: "#c8ffb0",
    scene: path("M0 180H320V224H0Z", "#07201c") + strokes(leaf.light, 2, "M0 180H320"),
    hero: { drawing: screen(walnut, leaf.base, miniField), x: 150, y: 106, size: 180 },
    sides: [{ drawing: football(pomegranate), x: 246, y: 170, size: 84 }],
  },
} satisfies Record<string, GamePoster>;
