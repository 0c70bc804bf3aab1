import type { Money } from "#server/core/numbers/money.ts";

/** What a round came to. Only more than was staked is a win; a return below that is told and not cheered. */
export type RoundEnd = "nothing" | "back" | "win" | "great";

/** A win of so many times the stake is a great one. */
const GREAT_TIMES = 10n;

export function roundEndOf(staked: Money, payout: Money): RoundEnd {
  if (payout.minor === 0n) return "nothing";
  if (payout.minor <= staked.minor) return "back";
  const isGreat = staked.minor > 0n && payout.minor >= staked.minor * GREAT_TIMES;
  return isGreat ? "great" : "win";
}
