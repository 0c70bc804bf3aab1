import { fitted } from "../frames.ts";
import { khatamStar } from "../geometry.ts";
import { drawBall, drawGlobe, oneBall, ticket } from "../motifs/draw-balls.ts";
import { lotus } from "../motifs/flowers.ts";
import { gallopingHorse } from "../motifs/horses.ts";
import { sign } from "../motifs/suit-cards.ts";
import {
  gold,
  INK,
  lapis,
  leaf,
  night,
  paper,
  pomegranate,
  rose,
  sand,
  type Tone,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { flipped, inked, light, path, rect, stroke, strokes } from "../pen.ts";
import type { GamePoster } from "../scenes/card.ts";
import { disc, hills, pointsRow, starField, waves } from "../scenes/land.ts";
import { symbolsByTheme } from "../series.ts";

/** A die of ten sides, one of them before us with its number. */
const tenSided = (tone: Tone, number: string): string =>
  [
    inked(
      path("M50 2L94 40V60L50 98L6 60V40Z", tone.base),
      path("M50 2L6 40V60L22 56Z", tone.light),
      path("M50 98L6 60L22 56L50 72Z", tone.dark),
      path("M50 98L94 60L78 56L50 72Z", tone.deep),
      path("M50 2L94 40V60L78 56Z", tone.dark),
      path("M50 2L78 56L50 72L22 56Z", tone.base),
    ),
    sign(50, 45, 27, number, paper.light, 2.6),
    light("M48 8L26 52L24 50Z", 0.5),
  ].join("");

/** A tube of glass in which balls stand one on another. */
const tube = (balls: readonly [Tone, string][]): string =>
  [
    inked(rect(4, 37, 92, 26, "#dff6f4", { rx: 13, "fill-opacity": 0.3 })),
    ...balls.map(([tone, number], index) => drawBall(16.5 + index * 16.8, 50, 8.4, tone, number)),
    light("M12 40H88V43H12Z", 0.5),
    inked(path("M0 34H8V66H0ZM92 34H100V66H92Z", gold.base)),
  ].join("");

/** A lantern of silk as it hangs in the lanes of Hoi An. */
const silkLantern = (tone: Tone): string =>
  [
    strokes(INK, 2.4, "M50 0V16"),
    inked(
      path("M34 16H66L62 24H38ZM38 74H62L60 80H40Z", gold.base),
      path("M38 24C4 30 4 68 38 74H62C96 68 96 30 62 24Z", tone.base),
      path("M44 24C28 34 28 64 44 74H56C72 64 72 34 56 24Z", tone.light, { "stroke-width": 1.6 }),
    ),
    strokes(gold.base, 2.4, "M44 80V96M50 80V100M56 80V96"),
    path(khatamStar(50, 49, 10), gold.light),
  ].join("");

/** A hat of palm leaves with its ribbon. */
const palmHat = [
  strokes(rose.base, 3.4, "M28 66Q30 88 44 96M72 66Q70 88 56 96"),
  inked(
    path("M50 10Q74 40 98 66Q50 84 2 66Q26 40 50 10Z", sand.base),
    path("M2 66Q50 50 98 66Q50 84 2 66Z", sand.dark),
  ),
  strokes(
    sand.dark,
    1.6,
    "M50 12Q40 40 24 70M50 12V57M50 12Q60 40 76 70M34 32Q50 40 66 32M24 44Q50 54 76 44",
  ),
  light("M47 16Q28 42 12 62Q30 54 40 54Q44 34 47 16Z", 0.4),
].join("");

const lanes = [0, 1, 2, 3, 4].map((lane) => `M0 ${130 + lane * 19}H320`).join("");

/** The posters of the lotteries. */
export const lotteryPosters = {
  "tas-dah": {
    series: "NARD",
    sky: ["#5a1226", "#b0562e"],
    glow: "#ffe0a0",
    scene:
      pointsRow(320, 0, -64, 12, ["#6f1a30", "#481022"]) +
      path("M0 186H320V224H0Z", "#3a0f1e") +
      stroke("M0 186H320", gold.base, 2),
    hero: { drawing: tenSided(pomegranate, "7"), x: 160, y: 112, size: 128, turn: -4 },
    sides: [
      { drawing: tenSided(lapis, "2"), x: 62, y: 146, size: 104, turn: -10 },
      { drawing: tenSided(turquoise, "9"), x: 260, y: 146, size: 104, turn: 9 },
    ],
  },
  yazdah: {
    series: "KHATAM",
    sky: ["#0f3a5c", "#12706c"],
    glow: "#c8fff4",
    scene: starField(320, 120, 18, "#e6fbff", 4) + path("M0 190H320V224H0Z", "#0b2f3c"),
    hero: {
      drawing: tube([
        [pomegranate, "3"],
        [gold, "11"],
        [turquoise, "6"],
        [violet, "8"],
        [leaf, "1"],
      ]),
      x: 160,
      y: 162,
      size: 250,
      turn: 0,
    },
    sides: [
      { drawing: oneBall(gold, "11"), x: 160, y: 76, size: 104, turn: -8 },
      { drawing: oneBall(pomegranate, "3"), x: 66, y: 82, size: 72, turn: -14 },
      { drawing: oneBall(leaf, "1"), x: 254, y: 82, size: 72, turn: 12 },
    ],
  },
  chapar: {
    series: "SIMORGH",
    sky: ["#e08a4a", "#fbe2a8"],
    glow: "#fff6d8",
    scene:
      disc(60, 46, 20, "#fff0bf") +
      hills(320, 224, [120, 104, 116, 98, 118], "#c06a35") +
      path("M0 124H320V224H0Z", sand.base) +
      strokes(sand.dark, 2, lanes) +
      fitted(66, 140, 92, flipped(50, gallopingHorse(paper, walnut))),
    hero: { drawing: flipped(50, gallopingHorse(walnut, night)), x: 176, y: 132, size: 146, turn: 0 },
    sides: [{ drawing: oneBall(pomegranate, "10"), x: 276, y: 54, size: 66, turn: 8 }],
  },
  "bakht-e-melli": {
    series: "NARD",
    sky: ["#2a1550", "#5c2a6e"],
    glow: "#ffd98a",
    scene: starField(320, 150, 10, "#f6e6ff", 6) + path("M0 196H320V224H0Z", "#1c0d38"),
    hero: {
      drawing: drawGlobe([
        [pomegranate, "9"],
        [gold, "45"],
        [turquoise, "17"],
        [leaf, "31"],
        [violet, "6"],
        [lapis, "22"],
      ]),
      x: 124,
      y: 112,
      size: 196,
      turn: 0,
    },
    sides: [
      { drawing: ticket(pomegranate, 5, 5, [3, 7, 11, 14, 18, 22]), x: 256, y: 138, size: 112, turn: 8 },
    ],
  },
  "xo-so-bac": {
    series: "NARD",
    sky: ["#0f4a4a", "#d9705a"],
    glow: "#ffe0a0",
    scene:
      disc(160, 86, 46, "#ffcf7a") +
      hills(320, 224, [150, 90, 140, 84, 150, 96, 148], "#0d5a58") +
      path("M0 166H320V224H0Z", turquoise.dark) +
      waves(320, 176, 4, "#c8fff4") +
      fitted(40, 50, 92, silkLantern(pomegranate)) +
      fitted(282, 44, 82, silkLantern(gold)),
    hero: { drawing: palmHat, x: 160, y: 102, size: 128, turn: -4 },
    sides: [
      { drawing: lotus(rose, paper), x: 78, y: 178, size: 88, turn: 0 },
      { drawing: oneBall(pomegranate, "27"), x: 246, y: 170, size: 78, turn: 8 },
    ],
  },
  "xo-so-nam": {
    series: "NARD",
    sky: ["#1f7fa8", "#f6dfa4"],
    glow: "#fff6d0",
    scene:
      disc(58, 46, 18, "#fff2bd") +
      hills(320, 224, [148, 138, 150, 134, 148], leaf.dark) +
      path("M0 150H320V224H0Z", "#b98a4a") +
      waves(320, 160, 4, "#f6e3bb") +
      fitted(276, 106, 130, symbolsByTheme.kavir.h4),
    hero: { drawing: ticket(leaf, 5, 4, [2, 6, 13, 15]), x: 160, y: 92, size: 116, turn: -6 },
    sides: [
      { drawing: oneBall(gold, "5"), x: 98, y: 172, size: 72, turn: -8 },
      { drawing: oneBall(pomegranate, "8"), x: 172, y: 178, size: 72, turn: 4 },
      { drawing: oneBall(turquoise, "1"), x: 246, y: 176, size: 68, turn: 10 },
    ],
  },
} satisfies Record<string, GamePoster>;
