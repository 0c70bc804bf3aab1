import type { ContractTerms } from "./terms.ts";
import { partsOf, shareOf, type TierPart } from "./tiers.ts";

/** What a scale pays for one amount, part by part. */
export type TierExample = {
  readonly amount: bigint;
  readonly people: number;
  readonly parts: readonly TierPart[];
  readonly pay: bigint;
};

/** What is counted in the example of a scale that begins at nought. */
const PLAIN_AMOUNT = 10_000_00n;

/** An amount somewhat beyond the last tier, by which one sees how the tiers of a scale pay together. */
export function exampleOf({ tiers, apply }: Pick<ContractTerms, "tiers" | "apply">): TierExample {
  const last = tiers.at(-1);
  const amount = last && last.from > 0n ? last.from + last.from / 2n : PLAIN_AMOUNT;
  const people = last?.people ?? 0;
  const parts = partsOf({ tiers, apply }, amount, people);
  const pay = parts.reduce((sum, { counted, rate }) => sum + shareOf(counted, rate), 0n);
  return { amount, people, parts, pay };
}
