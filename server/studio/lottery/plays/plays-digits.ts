import { rational } from "../../rational.ts";
import type { Drawn } from "../draws/draw-kind.ts";
import { type PlayType, type Prize, range } from "./play-type.ts";
import { sidesOf, sidesTop } from "./sides.ts";

const DIGITS = range(0, 9);
const one = { values: DIGITS, least: 1, most: 10 };
const any = { values: DIGITS, least: 0, most: 10 };

const hit = (hundredths: number, ways: bigint, of: bigint): readonly [Prize] => [
  { name: "hit", hundredths, chance: rational(ways, of) },
];

const digitsOf = (drawn: Drawn) => drawn.map(Number);
const sorted = (numbers: readonly number[]) => [...numbers].sort().join();

/** Three digits: all three in their order, in any order with or without a pair, their sum, or one of them. */
export const DIGIT_PLAYS: readonly PlayType[] = [
  {
    code: "straight",
    groups: [one, one, one],
    combine: "product",
    prizes: hit(95_000, 1n, 1000n),
    pays: (line, drawn) => (line.join() === digitsOf(drawn).join() ? 95_000 : 0),
    top: () => 95_000,
  },
  {
    code: "group3",
    groups: [{ ...one, least: 2 }],
    combine: "pairs",
    prizes: hit(31_666, 3n, 1000n),
    pays: ([twice = -1, once = -1], drawn) =>
      sorted([twice, twice, once]) === sorted(digitsOf(drawn)) ? 31_666 : 0,
    top: () => 31_666,
  },
  {
    code: "group6",
    groups: [{ ...one, least: 3 }],
    combine: { choose: 3 },
    prizes: hit(15_833, 6n, 1000n),
    pays: (line, drawn) => (sorted(line) === sorted(digitsOf(drawn)) ? 15_833 : 0),
    top: () => 15_833,
  },
  {
    code: "sum",
    groups: [{ values: [0, 1, 2, 3], least: 1, most: 4, sides: true }],
    combine: "each",
    alternatives: true,
    prizes: (["big", "small", "odd", "even"] as const).map((name) => ({
      name,
      hundredths: 195,
      chance: rational(1n, 2n),
    })),
    pays([, side = -1], drawn) {
      const sum = digitsOf(drawn).reduce((total, digit) => total + digit, 0);
      return sidesOf(sum, 14).includes(side) ? 195 : 0;
    },
    top: ([marked = []]) => sidesTop(marked, [195, 195, 195, 195]),
  },
  {
    code: "single",
    groups: [any, any, any],
    combine: "each",
    prizes: hit(950, 1n, 10n),
    pays: ([place = -1, digit = -1], drawn) => (digitsOf(drawn)[place] === digit ? 950 : 0),
    top: (picks) => 950 * picks.filter(({ length }) => length > 0).length,
  },
];
