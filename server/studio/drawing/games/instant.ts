import { chanceScale, fieldBoard, gem, mine, pegBoard, tileTray } from "../motifs/boards.ts";
import { oneBall } from "../motifs/draw-balls.ts";
import { longFish, sturgeon } from "../motifs/fish.ts";
import { die } from "../motifs/game-pieces.ts";
import { rouletteWheel } from "../motifs/roulette.ts";
import { faceCard, fan } from "../motifs/suit-cards.ts";
import { starToken, tokenStack } from "../motifs/tokens.ts";
import { clay, gold, INK, lapis, leaf, paper, pomegranate, silver, turquoise, walnut } from "../palettes.ts";
import { light, path, placed, stroke, strokes } from "../pen.ts";
import type { GamePoster } from "../scenes/card.ts";
import { arcade, hills, pointsRow, starField, waves } from "../scenes/land.ts";

/** A table of felt with a wooden edge, seen from the player's chair. */
const feltTable = (felt: string, line: string): string =>
  path("M-4 224V150Q160 104 324 150V224Z", walnut.base) +
  path("M-4 224V162Q160 118 324 162V224Z", felt) +
  stroke("M-4 174Q160 130 324 174", line, 2) +
  light("M-4 152Q160 106 324 152V156Q160 111 -4 156Z", 0.35);

const twoDice = die(38, 50, 33, pomegranate, paper.light, [5, 4, 6]) + die(66, 66, 29, paper, INK, [2, 6, 3]);

/** Sand and weed on the ground of the sea, light from above. */
const gulf =
  path("M40 0L8 224H72L84 0ZM150 0L128 224H188L186 0ZM256 0L262 224H316L292 0Z", "#d8fbff", {
    "fill-opacity": 0.12,
  }) +
  hills(320, 224, [206, 196, 208, 200, 210, 198], "#c99a5c") +
  strokes(
    leaf.dark,
    6,
    "M24 214C14 190 34 176 24 150M40 214C34 198 48 186 42 170M296 214C306 188 286 170 298 144",
  ) +
  strokes(pomegranate.base, 6, "M276 214V188M276 202L264 188M276 198L288 184M262 188V180") +
  strokes(
    "#e6fbff",
    1.6,
    "M96 60a4 4 0 1 1 .1 0M108 44a3 3 0 1 1 .1 0M220 66a4 4 0 1 1 .1 0M228 48a2.4 2.4 0 1 1 .1 0",
  );

/** The posters of the games that one plays alone. */
export const instantPosters = {
  dice: {
    series: "NARD",
    sky: [lapis.dark, "#132248"],
    glow: gold.light,
    scene:
      pointsRow(320, 0, -70, 12, [lapis.base, "#1b2f63"]) +
      pointsRow(320, 222, 50, 12, ["#1b2f63", lapis.base]) +
      placed(62, 92, 1.96, 0, chanceScale(54)),
    hero: { drawing: twoDice, x: 156, y: 86, size: 166, turn: 0 },
    sides: [],
  },
  plinko: {
    series: "KHATAM",
    sky: ["#2a1550", "#6a2a5e"],
    glow: "#ffd98a",
    scene: starField(320, 200, 26, "#f6d9ff", 5),
    hero: { drawing: pegBoard(), x: 160, y: 112, size: 206, turn: 0 },
    sides: [],
  },
  mines: {
    series: "SIMORGH",
    sky: ["#0c3b44", "#082430"],
    glow: "#8ff0e6",
    scene: path("M0 190Q80 176 160 184T320 180V224H0Z", "#062027"),
    hero: { drawing: tileTray(), x: 160, y: 112, size: 178, turn: -5 },
    sides: [
      { drawing: gem(50, 50, 42, gold), x: 42, y: 178, size: 62 },
      { drawing: mine(50, 52, 30), x: 280, y: 180, size: 70 },
    ],
  },
  keno: {
    series: "KHATAM",
    sky: ["#4a1230", "#8a2440"],
    glow: "#ffdf9a",
    scene: pointsRow(320, 0, -60, 12, ["#5f1838", "#3b0d27"]),
    hero: {
      drawing: fieldBoard([3, 9, 12, 20, 22, 27, 35], [9, 20, 27, 35, 6, 38]),
      x: 160,
      y: 142,
      size: 196,
      turn: 0,
    },
    sides: [
      { drawing: oneBall(gold, "7"), x: 66, y: 42, size: 62, turn: -12 },
      { drawing: oneBall(turquoise, "21"), x: 130, y: 38, size: 58, turn: 6 },
      { drawing: oneBall(pomegranate, "4"), x: 192, y: 38, size: 56, turn: -4 },
      { drawing: oneBall(lapis, "38"), x: 254, y: 42, size: 62, turn: 10 },
    ],
  },
  roulette: {
    series: "NARD",
    sky: ["#0e3b2e", "#0a241f"],
    glow: "#ffe2a0",
    scene: feltTable(leaf.dark, gold.base),
    hero: { drawing: rouletteWheel(), x: 160, y: 118, size: 210, turn: 0 },
    sides: [
      { drawing: starToken(50, 40, 44, pomegranate), x: 36, y: 196, size: 50 },
      { drawing: starToken(50, 40, 44, lapis), x: 286, y: 198, size: 50 },
    ],
  },
  "video-poker": {
    series: "KHATAM",
    sky: ["#1a1d4a", "#3a2566"],
    glow: "#c3abe8",
    scene:
      arcade(320, 222, 224, 3, { wall: "#241a54", opening: "#17123a" }) +
      path("M0 196H320V222H0Z", walnut.dark),
    hero: {
      drawing: fan(
        [
          faceCard("10", "spade"),
          faceCard("J", "spade"),
          faceCard("Q", "spade"),
          faceCard("K", "spade"),
          faceCard("A", "spade"),
        ],
        17,
        0.94,
      ),
      x: 160,
      y: 116,
      size: 178,
      turn: 0,
    },
    sides: [],
  },
  blackjack: {
    series: "SIMORGH",
    sky: ["#0c2f2b", "#0a1f24"],
    glow: "#ffe6b0",
    scene: feltTable("#14605a", gold.light),
    hero: {
      drawing:
        placed(34, 52, 1.32, -12, faceCard("J", "heart")) + placed(68, 50, 1.32, 8, faceCard("A", "spade")),
      x: 160,
      y: 104,
      size: 150,
      turn: 0,
    },
    sides: [
      { drawing: tokenStack(50, 96, 34, 6, pomegranate), x: 52, y: 156, size: 96 },
      { drawing: tokenStack(50, 96, 34, 4, gold), x: 272, y: 160, size: 92 },
    ],
  },
  khalij: {
    series: "NARD",
    sky: ["#1f9ec0", "#0b3a78"],
    glow: "#d8fbff",
    scene: waves(320, 10, 2, "#eaffff") + gulf,
    hero: { drawing: sturgeon(lapis, silver, turquoise), x: 164, y: 104, size: 190, turn: -6 },
    sides: [{ drawing: longFish(clay, gold, pomegranate), x: 66, y: 160, size: 88, turn: 4 }],
  },
} satisfies Record<string, GamePoster>;
