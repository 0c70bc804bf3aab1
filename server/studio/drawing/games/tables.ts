import { khatamStar } from "../geometry.ts";
import { faceCard, fan } from "../motifs/suit-cards.ts";
import { crown } from "../motifs/treasure.ts";
import { gold, pomegranate, turquoise, walnut } from "../palettes.ts";
import { ellipse, path } from "../pen.ts";
import type { GamePoster } from "../scenes/card.ts";
import { arcade } from "../scenes/land.ts";

/** A round cloth that lies before us. */
const cloth = (ground: string, edge: string): string =>
  ellipse(160, 178, 174, 62, walnut.dark) +
  ellipse(160, 171, 170, 58, ground) +
  ellipse(160, 171, 156, 51, "none", { stroke: edge, "stroke-width": 2 }) +
  path(khatamStar(0, 0, 60), "none", {
    stroke: edge,
    "stroke-width": 1.6,
    transform: "translate(160 171) scale(1 .34)",
  });

const flat = (x: number, y: number, turn: number, card: string): string =>
  `<g transform="translate(${x} ${y}) scale(1.1 .72) rotate(${turn})">${card}</g>`;

/** The posters of the tables between people. */
export const tablePosters = {
  pasur: {
    series: "NARD",
    sky: ["#123a44", "#0c2230"],
    glow: "#ffe2a0",
    scene:
      arcade(320, 140, 142, 5, { wall: "#174a52", opening: "#0b2a34" }) +
      cloth("#12706c", gold.light) +
      flat(54, 178, -16, faceCard("J", "club")) +
      flat(266, 178, 14, faceCard("2", "club")),
    hero: {
      drawing: fan(
        [faceCard("10", "diamond"), faceCard("7", "club"), faceCard("4", "heart"), faceCard("A", "spade")],
        21,
        1.06,
      ),
      x: 160,
      y: 98,
      size: 150,
      turn: 0,
    },
    sides: [],
  },
  hokm: {
    series: "NARD",
    sky: ["#3a1440", "#1c1234"],
    glow: "#ffd98a",
    scene:
      arcade(320, 140, 142, 5, { wall: "#481c50", opening: "#2a1038" }) +
      cloth("#5c3e99", gold.light) +
      flat(160, 140, 176, faceCard("Q", "heart")) +
      flat(96, 168, 84, faceCard("9", "heart")) +
      flat(224, 168, -86, faceCard("K", "heart")) +
      flat(160, 190, 4, faceCard("A", "spade")),
    hero: { drawing: crown(gold, pomegranate, turquoise), x: 160, y: 60, size: 104, turn: 0 },
    sides: [],
  },
} satisfies Record<string, GamePoster>;
