import { outline, petal } from "../geometry.ts";
import { gem } from "../motifs/boards.ts";
import { heart, openFlower, tulip } from "../motifs/flowers.ts";
import { hangingLamp } from "../motifs/lamps.ts";
import { standingToken, tokenStack } from "../motifs/tokens.ts";
import { casket, crown } from "../motifs/treasure.ts";
import {
  clay,
  gold,
  leaf,
  night,
  pomegranate,
  rose,
  stone,
  type Tone,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { path, placed, stroke, strokes, turned } from "../pen.ts";
import type { GamePoster } from "../scenes/card.ts";
import { arcade, hills, starField } from "../scenes/land.ts";
import { symbolsByTheme } from "../series.ts";

const { abrisham, farsh, firuzeh, kavir, khatam } = symbolsByTheme;

const FALLING: readonly (readonly [x: number, y: number, turn: number, tone: Tone])[] = [
  [40, 58, 20, rose],
  [96, 40, -30, pomegranate],
  [226, 60, 35, violet],
  [286, 74, -15, rose],
  [110, 128, 10, violet],
  [222, 132, -40, pomegranate],
  [20, 120, 40, pomegranate],
  [304, 128, 24, rose],
];

/** Petals on their way down. */
const petals = FALLING.map(([x, y, turn, tone]) =>
  turned(turn, x, y, path(petal(x, y + 9, 20, 11), tone.base)),
).join("");

/** A cloth of knots, row by row. */
const knots = (light: string, dark: string): string =>
  strokes(
    light,
    3,
    Array.from(
      { length: 8 },
      (_, row) => `M${row % 2 === 0 ? -8 : -24} ${12 + row * 20}${"q8 -12 16 0t16 0".repeat(11)}`,
    ).join(""),
  ) +
  strokes(
    dark,
    3,
    Array.from(
      { length: 8 },
      (_, row) => `M${row % 2 === 0 ? -24 : -8} ${12 + row * 20}${"q8 12 16 0t16 0".repeat(11)}`,
    ).join(""),
  );

const vaults = [0, 1, 2]
  .map((step) => {
    const inset = 14 + step * 36;
    return path(
      `M${inset} 224V${96 + step * 16}C${inset} ${40 + step * 16} ${140 + step * 4} ${40 + step * 12} 160 ${12 + step * 18}C${180 - step * 4} ${40 + step * 12} ${320 - inset} ${40 + step * 16} ${320 - inset} ${96 + step * 16}V224Z`,
      ["#8a4a2a", "#6a3420", "#f2b45a"][step] ?? walnut.base,
    );
  })
  .join("");

/** The posters of the slots that pay by ways, by falling symbols or by coins that stay. */
export const reelPosters = {
  "bazar-e-vakil": {
    series: "KHATAM",
    sky: ["#5a2a1c", "#3a1a14"],
    glow: "#ffd98a",
    scene:
      vaults +
      path("M0 196H320V224H0Z", clay.dark) +
      placed(70, 58, 0.4, 0, hangingLamp(90)) +
      placed(250, 58, 0.4, 0, hangingLamp(90)),
    hero: { drawing: farsh.h1, x: 160, y: 112, size: 132, turn: 0 },
    sides: [
      { drawing: abrisham.h4, x: 62, y: 164, size: 104 },
      { drawing: abrisham.h3, x: 264, y: 162, size: 100 },
    ],
  },
  "shab-e-kavir": {
    series: "SIMORGH",
    sky: [night.deep, "#27356e"],
    glow: "#cfe0ff",
    scene:
      starField(320, 150, 16, "#fff6dc", 5) +
      hills(320, 224, [176, 150, 170, 140, 168], "#39407a") +
      path(outline("-2,224! -2,196! 60,176 130,198 200,190 322,224!"), "#6a5a86") +
      path(outline("120,224! 200,196 262,182 322,192! 322,224!"), "#857096"),
    hero: { drawing: kavir.scatter, x: 160, y: 98, size: 146, turn: 0 },
    sides: [
      { drawing: kavir.h2, x: 66, y: 164, size: 100 },
      { drawing: kavir.h4, x: 266, y: 150, size: 120 },
    ],
  },
  "ganj-e-shayegan": {
    series: "SIMORGH",
    sky: ["#3a1440", "#8a4a2a"],
    glow: "#ffe08a",
    scene:
      arcade(320, 190, 190, 3, { wall: "#4a1c3c", opening: "#240c26" }) +
      path("M0 190H320V224H0Z", "#2c1024") +
      tokenStack(50, 216, 26, 4) +
      tokenStack(270, 216, 26, 6),
    hero: { drawing: casket(walnut, turquoise, gold), x: 160, y: 138, size: 140, turn: 0 },
    sides: [{ drawing: crown(gold, pomegranate, turquoise), x: 160, y: 48, size: 84, turn: 0 }],
  },
  "kan-e-firuzeh": {
    series: "NARD",
    sky: ["#173a54", "#0d2030"],
    glow: "#8ff0e6",
    scene:
      path(
        outline("-2,224! -2,60! 40,40 70,90 110,60 160,28 210,60 250,90 282,40 322,60! 322,224!"),
        "#4a4038",
      ) +
      path("M76 224V140C76 84 130 74 160 52C190 74 244 84 244 140V224Z", "#120f18") +
      stroke("M84 224V142C84 92 134 82 160 62C186 82 236 92 236 142V224", walnut.base, 9) +
      stroke("M96 224L128 176H192L224 224M110 206H210M120 190H200", stone.dark, 4),
    hero: { drawing: gem(50, 50, 46, turquoise), x: 160, y: 120, size: 112, turn: 0 },
    sides: [
      { drawing: firuzeh.l4, x: 58, y: 172, size: 86, turn: -6 },
      { drawing: standingToken(50, 50, 44, 0), x: 266, y: 178, size: 80, turn: 8 },
    ],
  },
  "baran-e-gol": {
    series: "KHATAM",
    sky: ["#7cc7d8", "#fbe3dc"],
    glow: "#fffdf0",
    scene:
      hills(320, 224, [168, 150, 164, 146, 166], "#9ccb9a") +
      hills(320, 224, [190, 180, 192, 178, 188], leaf.base) +
      strokes(
        "#5fa9c4",
        2,
        "M30 20l-5 14M84 8l-5 14M236 14l-5 14M292 30l-5 14M52 78l-5 14M268 88l-5 14M120 24l-5 14M204 20l-5 14",
      ) +
      petals,
    hero: { drawing: openFlower(8, rose, heart(gold, 12)), x: 160, y: 96, size: 124, turn: 0 },
    sides: [
      { drawing: tulip(pomegranate), x: 58, y: 154, size: 96, turn: -10 },
      { drawing: openFlower(5, violet, heart(gold, 13)), x: 262, y: 160, size: 88, turn: 12 },
    ],
  },
  "hezar-gereh": {
    series: "NARD",
    sky: ["#4a1020", "#2a1030"],
    glow: "#ffcf8a",
    scene:
      knots("#6a1a2c", "#3a0d1c") +
      path("M0 186H320V224H0Z", walnut.dark) +
      stroke("M0 186H320", gold.base, 3),
    hero: { drawing: khatam.h3, x: 160, y: 104, size: 150, turn: 0 },
    sides: [
      { drawing: khatam.h1, x: 58, y: 160, size: 94, turn: -8 },
      { drawing: farsh.h4, x: 264, y: 160, size: 96, turn: 6 },
    ],
  },
} satisfies Record<string, GamePoster>;
