import { plus, type Rational, rational, times, wholeUnits } from "../../rational.ts";
import type { Drawn } from "../draws/draw-kind.ts";

/** What a player has marked, group by group. */
export type Picks = readonly (readonly number[])[];

/** One bet of a wager: the numbers that have to come. Of `each`, the group and the number in it. */
export type Line = readonly number[];

/** Numbers to choose from: a position, or the one field that there is. */
export type Group = {
  readonly values: readonly number[];
  readonly least: number;
  readonly most: number;
  /** The numbers are written with so many digits. */
  readonly digits?: number;
  /** Too many to show each: they are typed. */
  readonly typed?: true;
  /** The values are sides of a sum: big, small, odd, even. */
  readonly sides?: true;
};

/** How marks become lines. `pairs`: two of one and one of another; `choose`: so many of those that are marked. */
export type Combine = "each" | "product" | "distinct" | "pairs" | { readonly choose: number };

export type Prize = {
  readonly name: string;
  /** What is paid for a stake of one, in hundredths, stake included. */
  readonly hundredths: number;
  /** How often a line wins it in a draw; where it can win it more than once, how often on average. */
  readonly chance: Rational;
};

/** One way to play a lottery. */
export type PlayType = {
  readonly code: string;
  readonly groups: readonly Group[];
  readonly combine: Combine;
  readonly prizes: readonly Prize[];
  /** Each line has one of these prizes to win and not all of them. */
  readonly alternatives?: true;
  /** What a line wins of its stake, in hundredths. */
  pays(line: Line, drawn: Drawn): number;
  /** More than this the lines of these picks never win together, in hundredths of the stake on one line. */
  top(picks: Picks): number;
};

/** More lines than this are no ticket that anybody reads. */
export const LINES_MAX = 1000;

/** The picks in order and without doubles; null where they are not on offer. */
export function offeredPicks({ groups }: PlayType, picks: Picks): Picks | null {
  if (picks.length !== groups.length) return null;
  const ordered = picks.map((marked) => [...new Set(marked)].sort((one, other) => one - other));
  const isOffered = groups.every(({ values, least, most }, nth) => {
    const marked = ordered[nth] ?? [];
    return marked.length >= least && marked.length <= most && marked.every((value) => values.includes(value));
  });
  return isOffered && ordered.some((marked) => marked.length > 0) ? ordered : null;
}

/** All the lines of these picks; stops soon after there are more than LINES_MAX. */
export function linesOf({ combine }: PlayType, picks: Picks): Line[] {
  if (combine === "each") return picks.flatMap((marked, group) => marked.map((value) => [group, value]));
  if (combine === "pairs") {
    const [marked = []] = picks;
    return marked.flatMap((twice) => marked.filter((once) => once !== twice).map((once) => [twice, once]));
  }
  if (typeof combine === "object") return chosen(picks[0] ?? [], combine.choose);
  const isDistinct = combine === "distinct";
  return picks.reduce<Line[]>(
    (lines, marked) =>
      lines
        .slice(0, LINES_MAX + 1)
        .flatMap((line) =>
          marked.filter((value) => !isDistinct || !line.includes(value)).map((value) => [...line, value]),
        ),
    [[]],
  );
}

/** Every way to take so many of these, in order. */
export function chosen(from: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return from.flatMap((value, nth) => chosen(from.slice(nth + 1), count - 1).map((rest) => [value, ...rest]));
}

/** How many ways there are to take `count` of `from`. */
export function combinations(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let nth = 1; nth <= count; nth += 1) ways = (ways * (from - count + nth)) / nth;
  return ways;
}

/** The exact return of a line to whoever stakes on it. Of several kinds of line, that of the one that returns least. */
export function returnOf({ prizes, alternatives }: PlayType): Rational {
  const returns = prizes.map(({ hundredths, chance }) => times(rational(BigInt(hundredths), 100n), chance));
  if (!alternatives) return returns.reduce(plus, rational(0n, 1n));
  return returns.reduce((least, one) => (isLess(one, least) ? one : least));
}

function isLess(one: Rational, other: Rational): boolean {
  return one.numerator * other.denominator < other.numerator * one.denominator;
}

/** In hundredths of a percent, rounded down. */
export function returnBasisPoints(playType: PlayType): number {
  return Number(wholeUnits(returnOf(playType), 10_000n));
}

/** The numbers from one to another. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth);
}
