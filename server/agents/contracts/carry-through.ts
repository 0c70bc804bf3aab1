import { type Person, type RingFence, ringFences } from "./ring-fence.ts";
import type { ContractTerms } from "./terms.ts";

type Before = {
  readonly earned: bigint;
  /** What the period before carried on; nought, or below it. */
  readonly carried: bigint;
  readonly persons: readonly Person[];
};

type Carry = {
  readonly carriedIn: bigint;
  readonly counted: bigint;
  readonly carriedOut: bigint;
  readonly fences: readonly RingFence[];
};

/** How a loss of the house comes into a period and goes out of it: for the whole team, or for each person alone. */
export function carryThrough(terms: ContractTerms, { earned, carried, persons }: Before): Carry {
  if (terms.ringFence !== null) {
    const { setOff, fences } = ringFences(terms.ringFence, persons, earned);
    return { carriedIn: -setOff, counted: earned - setOff, carriedOut: 0n, fences };
  }
  if (terms.carry === "none") return { carriedIn: 0n, counted: earned, carriedOut: 0n, fences: [] };
  const counted = earned + carried;
  const left = terms.carry === "previous" ? earned : counted;
  return { carriedIn: carried, counted, carriedOut: left < 0n ? left : 0n, fences: [] };
}
