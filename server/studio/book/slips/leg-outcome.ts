import { type Rational, rational } from "../../rational.ts";

const DEAD_HEATS = ["won/2", "won/3", "won/4", "won/5", "won/6", "won/7", "won/8", "won/9"] as const;

/**
 * What became of a selection. `push` gives the stake of the leg back, `void` as well: the house called it off. Half of
 * the stake wins or loses at a line of quarters. `won/2` is a dead heat between two: the half of it wins.
 */
export const LEG_OUTCOMES = ["won", "lost", "push", "void", "half-won", "half-lost", ...DEAD_HEATS] as const;

export type LegOutcome = (typeof LEG_OUTCOMES)[number];

export function isLegOutcome(text: string): text is LegOutcome {
  return LEG_OUTCOMES.some((one) => one === text);
}

const NOTHING = rational(0n, 1n);
const ALL = rational(1n, 1n);
const HALF = rational(1n, 2n);

/** The part of a leg's stake that wins at its price, and the part that comes back as it was. */
export function partsOf(outcome: LegOutcome): { wins: Rational; returns: Rational } {
  switch (outcome) {
    case "won":
      return { wins: ALL, returns: NOTHING };
    case "lost":
      return { wins: NOTHING, returns: NOTHING };
    case "push":
    case "void":
      return { wins: NOTHING, returns: ALL };
    case "half-won":
      return { wins: HALF, returns: HALF };
    case "half-lost":
      return { wins: NOTHING, returns: HALF };
    default:
      return { wins: rational(1n, BigInt(outcome.slice("won/".length))), returns: NOTHING };
  }
}
