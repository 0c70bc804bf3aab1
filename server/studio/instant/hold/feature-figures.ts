import { plus, type Rational, rational, times } from "../../rational.ts";
import type { HoldRule } from "./hold-game.ts";
import { CELLS } from "./play-hold.ts";

const ZERO = rational(0n, 1n);
const ONE = rational(1n, 1n);

/** The exact mean of a feature's win and of its square, and the chance of a full grid. In coins of the stake. */
export type FeatureFigures = {
  readonly mean: Rational;
  readonly meanSquare: Rational;
  readonly full: Rational;
};

/**
 * What a feature that begins with so many coins comes to: a Markov chain over the coins held and the respins left
 * gives how many are held at the end, and their values do not depend on it.
 */
export function featureFigures(rule: HoldRule, held: number): FeatureFigures {
  const ends = endsFrom(rule, held);
  const { mean, meanSquare } = valueMoments(rule);
  const variance = plus(meanSquare, times(rational(-1n, 1n), times(mean, mean)));
  const full = ends[CELLS] ?? ZERO;
  const prize = rational(BigInt(rule.fullGrid), 1n);
  const count = sumOf(ends.map((chance, coins) => times(chance, whole(coins))));
  const countSquare = sumOf(ends.map((chance, coins) => times(chance, whole(coins * coins))));
  return {
    mean: plus(times(mean, count), times(prize, full)),
    meanSquare: sumOf([
      times(variance, count),
      times(times(mean, mean), countSquare),
      times(times(whole(2 * CELLS), times(mean, prize)), full),
      times(times(prize, prize), full),
    ]),
    full,
  };
}

/** The chance that exactly so many coins are held when a feature ends, by their number. */
export function endsFrom(rule: HoldRule, held: number): Rational[] {
  const known = new Map<string, Rational[]>();
  const from = (coins: number, left: number): Rational[] => {
    if (left === 0 || coins === CELLS)
      return Array.from({ length: CELLS + 1 }, (_, at) => (at === coins ? ONE : ZERO));
    const key = `${coins} ${left}`;
    const before = known.get(key);
    if (before) return before;
    const ends = landings(rule, CELLS - coins).reduce<Rational[]>(
      (sums, chance, landed) => {
        const after = landed === 0 ? from(coins, left - 1) : from(coins + landed, rule.respins);
        return sums.map((sum, at) => plus(sum, times(chance, after[at] ?? ZERO)));
      },
      Array.from({ length: CELLS + 1 }, () => ZERO),
    );
    known.set(key, ends);
    return ends;
  };
  return from(held, rule.respins);
}

/** The chance that 0, 1, 2 … of so many empty cells get a coin. */
function landings({ landing: [lands, of] }: HoldRule, empty: number): Rational[] {
  const yes = BigInt(lands);
  const no = BigInt(of - lands);
  let choose = 1n;
  return Array.from({ length: empty + 1 }, (_, landed) => {
    if (landed > 0) choose = (choose * BigInt(empty - landed + 1)) / BigInt(landed);
    return rational(
      choose * yes ** BigInt(landed) * no ** BigInt(empty - landed),
      BigInt(of) ** BigInt(empty),
    );
  });
}

function valueMoments({ values }: HoldRule): { mean: Rational; meanSquare: Rational } {
  const all = BigInt(values.reduce((sum, { weight }) => sum + weight, 0));
  const sum = (power: bigint) =>
    values.reduce((total, { value, weight }) => total + BigInt(weight) * BigInt(value) ** power, 0n);
  return { mean: rational(sum(1n), all), meanSquare: rational(sum(2n), all) };
}

function whole(value: number): Rational {
  return rational(BigInt(value), 1n);
}

function sumOf(values: readonly Rational[]): Rational {
  return values.reduce(plus, ZERO);
}
