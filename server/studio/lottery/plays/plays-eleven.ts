import { rational } from "../../rational.ts";
import { combinations, type PlayType, range } from "./play-type.ts";

const BALLS = range(1, 11);
const DRAWN = 5;

/** What so many marked numbers pay when all of them are among the five. */
const ANY: readonly (readonly [count: number, hundredths: number])[] = [
  [1, 209],
  [2, 522],
  [3, 1567],
  [4, 6270],
  [5, 43_890],
];

/** What the first so many pay when they come in this order. */
const FRONT: readonly (readonly [count: number, hundredths: number, ways: bigint])[] = [
  [1, 1045, 11n],
  [2, 10_450, 110n],
  [3, 94_050, 990n],
];

const anyPlays = ANY.map(
  ([count, hundredths]): PlayType => ({
    code: `any${count}`,
    groups: [{ values: BALLS, least: count, most: 11, digits: 2 }],
    combine: { choose: count },
    prizes: [
      {
        name: "hit",
        hundredths,
        chance: rational(BigInt(combinations(DRAWN, count)), BigInt(combinations(11, count))),
      },
    ],
    pays: (line, drawn) => (line.every((ball) => drawn.includes(String(ball))) ? hundredths : 0),
    top: ([marked = []]) => combinations(Math.min(DRAWN, marked.length), count) * hundredths,
  }),
);

const frontPlays = FRONT.map(
  ([count, hundredths, ways]): PlayType => ({
    code: `front${count}`,
    groups: Array.from({ length: count }, () => ({ values: BALLS, least: 1, most: 11, digits: 2 })),
    combine: "distinct",
    prizes: [{ name: "hit", hundredths, chance: rational(1n, ways) }],
    pays: (line, drawn) => (line.every((ball, place) => drawn[place] === String(ball)) ? hundredths : 0),
    top: () => hundredths,
  }),
);

/** Five of eleven: any of them, or the first ones in their order. */
export const ELEVEN_PLAYS: readonly PlayType[] = [...anyPlays, ...frontPlays];
