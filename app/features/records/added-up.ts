import { type Asset, money } from "#server/core/numbers/money.ts";
import type { PlaySums } from "#server/wallet/index.ts";

/** What several sums come to together; of none, nothing. */
export function addedUp(sums: readonly PlaySums[], asset: Asset): PlaySums {
  return sums.reduce((one, other) => {
    const add = (name: Exclude<keyof PlaySums, "rounds">) =>
      money(one[name].minor + other[name].minor, asset);
    const added = { stake: add("stake"), bonusStake: add("bonusStake"), payout: add("payout") };
    return { rounds: one.rounds + other.rounds, ...added, adjusted: add("adjusted"), net: add("net") };
  }, nothing(asset));
}

function nothing(asset: Asset): PlaySums {
  const none = money(0n, asset);
  return { rounds: 0, stake: none, bonusStake: none, payout: none, adjusted: none, net: none };
}
