import type { Draw } from "../../fairness/pf1.ts";
import { atWeight } from "../../fairness/weighted.ts";
import { plus, type Rational, rational, times } from "../../rational.ts";

/** Six painted roosters run; `order` says who came in first, second … last. */
export type DerbyOutcome = { readonly kind: "derby"; readonly order: readonly number[] };

const RUNNERS = [1, 2, 3, 4, 5, 6];

/** How strong each is changes from race to race, so that no colour is the favourite for ever. */
export const STRENGTHS = [30, 22, 18, 13, 10, 7];
const ALL_STRENGTH = 100;

/** The part of a fair price that is paid, in percent: the rest is the house's. */
export const WIN_PERCENT = 95n;
export const EXACTA_PERCENT = 93n;

export const DERBY_SPOTS: readonly string[] = [
  ...RUNNERS.map((runner) => `win-${runner}`),
  ...RUNNERS.map((runner) => `place-${runner}`),
  ...RUNNERS.flatMap((first) =>
    RUNNERS.filter((second) => second !== first).map((second) => `exacta-${first}-${second}`),
  ),
];

/** In percent of winning, by the number of the race: published before anybody stakes. */
export function strengthOf(runner: number, raceNumber: number): number {
  return STRENGTHS[(runner - 1 + raceNumber) % STRENGTHS.length] ?? 0;
}

/** The first is drawn by strength, then the second among the others, and so on. */
export function runDerby(draw: Draw, raceNumber: number): DerbyOutcome {
  const order: number[] = [];
  let running = [...RUNNERS];
  while (running.length > 0) {
    const strength = running.reduce((sum, runner) => sum + strengthOf(runner, raceNumber), 0);
    const first = atWeight(running, (runner) => strengthOf(runner, raceNumber), draw(strength));
    order.push(first);
    running = running.filter((runner) => runner !== first);
  }
  return { kind: "derby", order };
}

/** The chance of a spot in a race of this number, exactly. */
export function derbyChance(spot: string, raceNumber: number): Rational {
  const [kind = "", first = "0", second = "0"] = spot.split("-");
  const runner = Number(first);
  if (kind === "win") return winChance(runner, raceNumber);
  if (kind === "exacta") return inOrder(runner, Number(second), raceNumber);
  const others = RUNNERS.filter((other) => other !== runner);
  return others
    .map((other) => inOrder(other, runner, raceNumber))
    .reduce(plus, winChance(runner, raceNumber));
}

function winChance(runner: number, raceNumber: number): Rational {
  return rational(BigInt(strengthOf(runner, raceNumber)), BigInt(ALL_STRENGTH));
}

function inOrder(first: number, second: number, raceNumber: number): Rational {
  const left = ALL_STRENGTH - strengthOf(first, raceNumber);
  const then = rational(BigInt(strengthOf(second, raceNumber)), BigInt(left));
  return times(winChance(first, raceNumber), then);
}

/** The fixed price of a spot in hundredths of the stake: the fair one less the part of the house, rounded down. */
export function derbyPrice(spot: string, raceNumber: number): number {
  const { numerator, denominator } = derbyChance(spot, raceNumber);
  const percent = spot.startsWith("exacta") ? EXACTA_PERCENT : WIN_PERCENT;
  return Number((percent * denominator) / numerator);
}

/** What a spot gives back, in hundredths of the stake. */
export function derbyPays({ order }: DerbyOutcome, spot: string, raceNumber: number): number {
  const [kind = "", first = "0", second = "0"] = spot.split("-");
  const [winner = 0, runnerUp = 0] = order;
  const hits =
    kind === "win"
      ? winner === Number(first)
      : kind === "place"
        ? winner === Number(first) || runnerUp === Number(first)
        : winner === Number(first) && runnerUp === Number(second);
  return hits ? derbyPrice(spot, raceNumber) : 0;
}

/** What a spot returns in the long run: its chance times its price. */
export function derbyReturn(spot: string, raceNumber: number): Rational {
  return times(derbyChance(spot, raceNumber), rational(BigInt(derbyPrice(spot, raceNumber)), 100n));
}
