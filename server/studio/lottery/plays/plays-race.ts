import { rational } from "../../rational.ts";
import { type PlayType, range } from "./play-type.ts";
import { sidesOf, sidesTop } from "./sides.ts";

const RUNNERS = range(1, 10);
const one = { values: RUNNERS, least: 1, most: 10 };
const any = { values: RUNNERS, least: 0, most: 10 };

/** Of the 45 pairs of first and second, 20 come to 12 or more and 25 are an odd and an even number. */
const SUMS = [
  ["big", 216, 20n],
  ["small", 172, 25n],
  ["odd", 172, 25n],
  ["even", 216, 20n],
] as const;
const SUM_ODDS = SUMS.map(([, hundredths]) => hundredths);
export const BIG_FROM = 12;

const inOrder = (count: number, hundredths: number, ways: bigint): PlayType => ({
  code: `first${count}`,
  groups: Array.from({ length: count }, () => one),
  combine: "distinct",
  prizes: [{ name: "hit", hundredths, chance: rational(1n, ways) }],
  pays: (line, drawn) => (line.every((runner, place) => drawn[place] === String(runner)) ? hundredths : 0),
  top: () => hundredths,
});

/** A race of ten: who comes in at a place, the first ones in their order, or what the first two add up to. */
export const RACE_PLAYS: readonly PlayType[] = [
  {
    code: "place",
    groups: Array.from({ length: 10 }, () => any),
    combine: "each",
    prizes: [{ name: "hit", hundredths: 960, chance: rational(1n, 10n) }],
    pays: ([place = -1, runner = -1], drawn) => (drawn[place] === String(runner) ? 960 : 0),
    top: (picks) => 960 * picks.filter(({ length }) => length > 0).length,
  },
  inOrder(2, 8640, 90n),
  inOrder(3, 69_120, 720n),
  {
    code: "sum2",
    groups: [{ values: [0, 1, 2, 3], least: 1, most: 4, sides: true }],
    combine: "each",
    alternatives: true,
    prizes: SUMS.map(([name, hundredths, pairs]) => ({ name, hundredths, chance: rational(pairs, 45n) })),
    pays([, side = -1], drawn) {
      const sum = Number(drawn[0]) + Number(drawn[1]);
      return sidesOf(sum, BIG_FROM).includes(side) ? (SUM_ODDS[side] ?? 0) : 0;
    },
    top: ([marked = []]) => sidesTop(marked, SUM_ODDS),
  },
];
