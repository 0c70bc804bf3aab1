import { FLIGHT_START, FLIGHT_TOP, momentOf } from "../../../core/flight.ts";
import { type SharedSeeds, sharedBlock } from "../../fairness/chain.ts";
import { type Rational, rational } from "../../rational.ts";

/** What the house keeps of all that is staked in the long run, in percent. */
export const CRASH_EDGE_PERCENT = 3n;

/** Below this nobody can have a cash-out made for them: it would be no flight. */
export const AUTO_LEAST = FLIGHT_START + 1;

const CHANCES = 2n ** 52n;
const HEX_DIGITS_OF_52_BITS = 13;

/**
 * The point of a flight in hundredths: u is the first 52 bits of the round's first block, and the point is
 * max(100, floor(2^52 · 97 / (2^52 − u))), at most FLIGHT_TOP.
 */
export function crashPoint(game: string, seeds: SharedSeeds): number {
  const bits = sharedBlock(game, seeds, 0).toString("hex").slice(0, HEX_DIGITS_OF_52_BITS);
  return pointOf(BigInt(`0x${bits}`));
}

/** The formula alone, for a `u` from 0 up to, not including, 2^52. */
export function pointOf(u: bigint): number {
  const point = (CHANCES * (100n - CRASH_EDGE_PERCENT)) / (CHANCES - u);
  if (point >= BigInt(FLIGHT_TOP)) return FLIGHT_TOP;
  return Math.max(FLIGHT_START, Number(point));
}

/** In how many of 2^52 cases a flight reaches these hundredths. */
export function reaching(hundredths: number): bigint {
  if (hundredths <= FLIGHT_START) return CHANCES;
  return (CHANCES * (100n - CRASH_EDGE_PERCENT)) / BigInt(hundredths);
}

/** The chance that a flight reaches these hundredths. */
export function reachChance(hundredths: number): Rational {
  return rational(reaching(hundredths), CHANCES);
}

/**
 * How long a flight lasts. It ends when it would show more than its point, so that who leaves exactly there is paid;
 * one with the point 1.00 never takes off; one that reaches the top lands there, and everybody is paid.
 */
export function flightMs(point: number): number {
  if (point <= FLIGHT_START) return 0;
  return point >= FLIGHT_TOP ? momentOf(FLIGHT_TOP) : momentOf(point + 1);
}

/** What a stake gives back: its own cash-out where the flight came so far, in hundredths of the stake. */
export function crashPays(point: number, auto: number | null): number {
  const leavesAt = auto ?? FLIGHT_TOP;
  return point >= leavesAt ? leavesAt : 0;
}
