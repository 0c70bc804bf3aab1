import { type Rational, rational } from "../../rational.ts";

/**
 * What became of a selection. `push` gives the stake of the leg back, `void` as well: the house called it off. Half of
 * the stake wins or loses at a line of quarters. `won/2` is a dead heat between two: the half of it wins.
 */
export type LegOutcome =
  | "won"
  | "lost"
  | "push"
  | "void"
  | "half-won"
  | "half-lost"
  | `won/${2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

const LEG_OUTCOME = /^(?:won|lost|push|void|half-won|half-lost|won\/[2-9])$/;

export function isLegOutcome(text: string): text is LegOutcome {
  return LEG_OUTCOME.test(text);
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
