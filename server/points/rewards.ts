import { type Language, type LocalText, localText } from "../core/languages.ts";
import { type Money, money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import { type Pays, type RewardRow, readRewards } from "./store.ts";

/** Something that points are given for. */
export type Reward = {
  readonly id: string;
  readonly name: string;
  readonly names: LocalText;
  readonly pays: Pays;
  readonly cost: Money;
  readonly amount: Money;
  /** How many are left; null where there is always another one. */
  readonly stock: number | null;
};

type Asked = { readonly brandId: string; readonly language: Language };

/** What a brand gives for points, in the operator's order: also what cannot be had at present. */
export async function rewardsOf(
  { db }: Pick<Context, "db">,
  { brandId, language }: Asked,
): Promise<Reward[]> {
  return (await readRewards(db, brandId)).map((row) => rewardIn(row, language));
}

function rewardIn({ costPoints, amountMinor, ...row }: RewardRow, language: Language): Reward {
  const name = localText(row.names, language);
  return { ...row, name, cost: money(costPoints, "PTS"), amount: money(amountMinor, "P") };
}
