import { type Asset, money } from "#server/core/numbers/money.ts";
import type { PlaySums } from "#server/wallet/index.ts";

/** What several sums come to together; of none, nothing. */
export function addedUp(sums: readonly PlaySums[], asset: Asset): PlaySums {
  return sums.reduce((one, other) => {
    const add = (name: Exclude<keyof PlaySums, "rounds">) =>
      money(one[name].minor + other[name].minor, asset);
    const own = { stake: add("stake"), payout: add("payout"), adjusted: add("adjusted"), net: add("net") };
    const bonus = { bonusStake: add("bonusStake"), bonusBack: add("bonusBack") };
    return { rounds: one.rounds + other.rounds, ...own, ...bonus };
  }, nothing(asset));
}

function nothing(asset: Asset): PlaySums {
  const none = money(0n, asset);
  return {
    rounds: 0,
    stake: none,
    payout: none,
    adjusted: none,
    net: none,
    bonusStake: none,
    bonusBack: none,
  };
}
