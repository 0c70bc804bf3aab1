import { outline } from "../geometry.ts";
import { simorghBird } from "../motifs/birds.ts";
import { glassBell } from "../motifs/boards.ts";
import { die } from "../motifs/game-pieces.ts";
import { dragon } from "../motifs/monsters.ts";
import { rooster } from "../motifs/rooster.ts";
import { cardBack, faceCard } from "../motifs/suit-cards.ts";
import { tigerFace } from "../motifs/tiger.ts";
import { crown } from "../motifs/treasure.ts";
import {
  clay,
  flame,
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  sand,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { flipped, path, placed, stroke, strokes } from "../pen.ts";
import type { GamePoster } from "../scenes/card.ts";
import { arcade, disc, hills, starField } from "../scenes/land.ts";

const felt = (ground: string, edge: string): string =>
  path("M-4 224V158Q160 118 324 158V224Z", walnut.dark) +
  path("M-4 224V168Q160 129 324 168V224Z", ground) +
  stroke("M-4 180Q160 141 324 180", edge, 2);

const flight = [
  path("M30 206C120 202 190 176 236 108V206Z", "#ffd98a", { "fill-opacity": 0.25 }),
  strokes("#fff3cf", 2.4, "M30 36V206H300M30 164H24M30 122H24M30 80H24M98 206V212M166 206V212M234 206V212"),
  strokes(INK, 9, "M30 206C120 202 190 176 236 108"),
  strokes("#ffe9a8", 5, "M30 206C120 202 190 176 236 108"),
].join("");

const squares = (shift: number): string =>
  Array.from({ length: 7 }, (_, row) => `M${274 + ((row + shift) % 2) * 9} ${154 + row * 10}h9v10h-9Z`).join(
    "",
  );

const track = [
  path("M0 150H320V224H0Z", sand.base),
  path("M0 172H320V175H0ZM0 197H320V200H0Z", paper.light),
  path("M0 150H320V154H0Z", walnut.base),
  path(squares(0), INK),
  path(squares(1), paper.light),
].join("");

const haste = (x: number, y: number): string =>
  strokes(paper.light, 3, `M${x} ${y}h-26M${x - 8} ${y + 14}h-30M${x + 2} ${y + 28}h-22`);

/** The posters of the rounds that all play together. */
export const roundPosters = {
  parvaz: {
    series: "SIMORGH",
    sky: ["#1c2148", "#d9705a"],
    glow: "#ffd98a",
    scene:
      starField(320, 90, 26, "#fff3cf", 2) +
      hills(320, 224, [190, 120, 168, 96, 150, 178], "#3a2558") +
      path(outline("-2,224! -2,196! 50,172 96,196 160,180 220,200 280,184 322,196! 322,224!"), "#241640") +
      flight,
    hero: {
      drawing: flipped(50, simorghBird(gold, pomegranate, turquoise, gold)),
      x: 250,
      y: 80,
      size: 118,
      turn: -16,
    },
    sides: [],
  },
  bakara: {
    series: "KHATAM",
    sky: ["#3b1020", "#6a1a2c"],
    glow: "#ffe0a6",
    scene: arcade(320, 150, 152, 4, { wall: "#4f1626", opening: "#2c0b17" }) + felt("#7a1a30", gold.light),
    hero: { drawing: crown(gold, pomegranate, turquoise), x: 160, y: 62, size: 84, turn: 0 },
    sides: [
      {
        drawing:
          placed(30, 50, 1.3, -9, faceCard("9", "heart")) + placed(68, 52, 1.3, 7, faceCard("K", "club")),
        x: 86,
        y: 148,
        size: 128,
        turn: -4,
      },
      {
        drawing:
          placed(32, 52, 1.3, -7, faceCard("4", "spade")) + placed(70, 50, 1.3, 9, faceCard("4", "diamond")),
        x: 234,
        y: 148,
        size: 128,
        turn: 4,
      },
    ],
  },
  "ezhdeha-babr": {
    series: "NARD",
    sky: ["#0f3a3a", "#5a2414"],
    glow: "#ffd07a",
    scene:
      path("M0 0H178L142 224H0Z", "#0c4a4c", { "fill-opacity": 0.7 }) +
      path("M178 0H320V224H142Z", "#8a3414", { "fill-opacity": 0.7 }) +
      strokes(gold.light, 3, "M178 0L142 224"),
    hero: { drawing: placed(50, 50, 1.2, 0, cardBack(pomegranate)), x: 160, y: 166, size: 92, turn: 9 },
    sides: [
      { drawing: flipped(50, dragon(leaf, gold, pomegranate)), x: 78, y: 104, size: 150, turn: 0 },
      { drawing: tigerFace(flame), x: 246, y: 104, size: 138, turn: 0 },
    ],
  },
  "se-tas": {
    series: "SIMORGH",
    sky: ["#12303a", "#0d1c2c"],
    glow: "#c8fff4",
    scene: felt("#14605a", gold.light),
    hero: {
      drawing: glassBell(
        die(34, 62, 17, paper, INK, [6, 4, 5]) +
          die(66, 62, 17, pomegranate, paper.light, [3, 1, 2]) +
          die(50, 72, 17, gold, INK, [1, 5, 4]),
      ),
      x: 160,
      y: 112,
      size: 196,
      turn: 0,
    },
    sides: [],
  },
  "derbi-khorus": {
    series: "NARD",
    sky: ["#5fb3dc", "#fbe6b8"],
    glow: "#fff6d8",
    scene:
      disc(54, 44, 18, "#fff0bf") +
      arcade(320, 152, 60, 10, { wall: "#c98a5a", opening: "#8a4a34" }) +
      track +
      haste(54, 112) +
      haste(148, 92),
    hero: { drawing: flipped(50, rooster(clay, [turquoise, lapis], pomegranate)), x: 210, y: 120, size: 154 },
    sides: [
      { drawing: flipped(50, rooster(violet, [gold, pomegranate], turquoise)), x: 98, y: 136, size: 128 },
    ],
  },
} satisfies Record<string, GamePoster>;
