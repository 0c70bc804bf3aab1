import { CATEGORIES } from "../catalogue/index.ts";
import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { addConfig, addReward, type RewardRow } from "./store.ts";

const BRAND = "nard";

const CONFIG = {
  earnStakeMinor: 10_00n,
  earnCategories: CATEGORIES,
  convertPoints: 100n,
  convertMinor: 1_00n,
  convertMinPoints: 500n,
};

/** Names without a figure: the page writes the amount beside them, in the visitor's own digits. */
const BONUS: LocalText = {
  fa: "پاداش بازی",
  en: "Bonus to play with",
  zh: "游戏红利",
  id: "Bonus bermain",
  th: "โบนัสสำหรับเล่น",
  vi: "Tiền thưởng để chơi",
};

const CASH: LocalText = {
  fa: "پول نقد",
  en: "Cash",
  zh: "现金",
  id: "Uang tunai",
  th: "เงินสด",
  vi: "Tiền mặt",
};

/** A bonus costs less than the same sum of money, and larger sums cost less for each unit. */
const REWARDS: readonly RewardRow[] = [
  { id: "bonus-10", names: BONUS, pays: "bonus", costPoints: 800n, amountMinor: 10_00n, stock: null },
  { id: "bonus-50", names: BONUS, pays: "bonus", costPoints: 3_800n, amountMinor: 50_00n, stock: null },
  { id: "bonus-200", names: BONUS, pays: "bonus", costPoints: 14_500n, amountMinor: 200_00n, stock: null },
  { id: "cash-100", names: CASH, pays: "money", costPoints: 9_500n, amountMinor: 100_00n, stock: null },
  { id: "cash-500", names: CASH, pays: "money", costPoints: 46_000n, amountMinor: 500_00n, stock: null },
  { id: "cash-2000", names: CASH, pays: "money", costPoints: 180_000n, amountMinor: 2_000_00n, stock: 20 },
];

/** Enters how points come and go in the first brand. Safe at every start: what is there stays as it is. */
export async function seedPoints({ db }: Context): Promise<void> {
  await db.transaction(async (transaction) => {
    await addConfig(transaction, BRAND, CONFIG);
    for (const [position, reward] of REWARDS.entries()) {
      await addReward(transaction, BRAND, reward, position);
    }
  });
}
