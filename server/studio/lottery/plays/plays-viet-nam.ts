import { rational } from "../../rational.ts";
import { type Drawn, type PrizeRow, prizesOf } from "../draws/draw-kind.ts";
import { type PlayType, type Prize, range } from "./play-type.ts";

const row = (name: string, count: number, digits: number): PrizeRow => ({ name, count, digits });

/** The table of the north: 27 numbers. */
export const NORTH: readonly PrizeRow[] = [
  row("special", 1, 5),
  row("first", 1, 5),
  row("second", 2, 5),
  row("third", 6, 5),
  row("fourth", 4, 4),
  row("fifth", 6, 4),
  row("sixth", 3, 3),
  row("seventh", 4, 2),
];

/** The table of the south: 18 numbers. */
export const SOUTH: readonly PrizeRow[] = [
  row("special", 1, 6),
  row("first", 1, 5),
  row("second", 1, 5),
  row("third", 2, 5),
  row("fourth", 7, 5),
  row("fifth", 1, 4),
  row("sixth", 3, 4),
  row("seventh", 1, 3),
  row("eighth", 1, 2),
];

const TWO = { values: range(0, 99), least: 1, most: 100, digits: 2 };
const THREE = { values: range(0, 999), least: 1, most: 100, digits: 3, typed: true } as const;

type Odds = {
  /** The two digits that a head bet is on. */
  readonly head: (drawn: Drawn) => string;
  readonly anyTwo: number;
  readonly anyThree: number;
};

const oneOf = (
  code: string,
  group: PlayType["groups"][number],
  hundredths: number,
  digitsIn: (drawn: Drawn) => string,
): PlayType => ({
  code,
  groups: [group],
  combine: "each",
  prizes: [{ name: "hit", hundredths, chance: rational(1n, BigInt(group.values.length)) }],
  pays: ([, value = -1], drawn) => (Number(digitsIn(drawn)) === value ? hundredths : 0),
  top: () => hundredths,
});

/** Anywhere in the table: each number that ends so pays once. */
const anywhere = (
  code: string,
  group: PlayType["groups"][number],
  hundredths: number,
  rows: readonly PrizeRow[],
): PlayType => {
  const { digits = 2, values } = group;
  const places = prizesOf(rows).filter((prize) => prize.digits >= digits).length;
  const prize: Prize = {
    name: "perHit",
    hundredths,
    chance: rational(BigInt(places), BigInt(values.length)),
  };
  return {
    code,
    groups: [group],
    combine: "each",
    prizes: [prize],
    pays([, value = -1], drawn) {
      const ending = String(value).padStart(digits, "0");
      return hundredths * drawn.filter((number) => number.endsWith(ending)).length;
    },
    top: () => hundredths * places,
  };
};

function vietNamPlays(rows: readonly PrizeRow[], { head, anyTwo, anyThree }: Odds): readonly PlayType[] {
  return [
    oneOf("deTail", TWO, 9500, ([special = ""]) => special.slice(-2)),
    oneOf("deHead", TWO, 9500, head),
    anywhere("lo2", TWO, anyTwo, rows),
    oneOf("three", THREE, 94_000, ([special = ""]) => special.slice(-3)),
    anywhere("lo3", THREE, anyThree, rows),
  ];
}

/** In the north the head is the first two digits of the special prize. */
export const NORTH_PLAYS = vietNamPlays(NORTH, {
  head: ([special = ""]) => special.slice(0, 2),
  anyTwo: 352,
  anyThree: 4086,
});

/** In the south it is the eighth prize. */
export const SOUTH_PLAYS = vietNamPlays(SOUTH, {
  head: (drawn) => drawn.at(-1) ?? "",
  anyTwo: 528,
  anyThree: 5529,
});
