import { z } from "zod";
import { CATEGORIES, type Category } from "../catalogue/index.ts";
import { type Money, money } from "../core/numbers/money.ts";
import { freeRoundStake } from "../studio/index.ts";
import type { MissionRow } from "./statements.ts";

/** What a mission is counted and paid in. Trial stakes are of another asset. */
export const MISSION_ASSET = "P";

export const REWARD_KINDS = ["cash", "points", "bonus", "rounds"] as const;

/** What is given for a mission: cash, points, a bonus by terms of the brand, or rounds that cost nothing. */
export type Reward =
  | { readonly pays: "cash" | "points"; readonly amount: Money }
  | { readonly pays: "bonus"; readonly amount: Money; readonly terms: string; readonly offerDays: number }
  | {
      readonly pays: "rounds";
      /** The bet of one on each line of a slot with lines, in all where there are none. */
      readonly amount: Money;
      readonly vendor: string;
      readonly game: string;
      readonly many: number;
      readonly days: number;
    };

/** What a reward is worth all in all: of rounds, what they would have cost. */
export function rewardWorth(reward: Reward): Money {
  if (reward.pays !== "rounds") return reward.amount;
  const { game, amount: bet, many } = reward;
  return money(freeRoundStake(game, bet.minor) * BigInt(many), bet.asset);
}

export type Mission = Omit<MissionRow, "category" | "reward"> & {
  readonly category: Category | null;
  readonly reward: Reward;
};

const minor = z.string().transform(BigInt);
const amount = minor.transform((of) => money(of, MISSION_ASSET));

const writtenReward = z.discriminatedUnion("pays", [
  z.object({ pays: z.literal("cash"), amount }),
  z.object({ pays: z.literal("points"), amount: minor.transform((of) => money(of, "PTS")) }),
  z.object({ pays: z.literal("bonus"), amount, terms: z.string(), offerDays: z.number() }),
  z.object({
    pays: z.literal("rounds"),
    amount,
    vendor: z.string(),
    game: z.string(),
    many: z.number(),
    days: z.number(),
  }),
]);

/** A reward as its row keeps it. */
export const written = (reward: Reward) => ({ ...reward, amount: reward.amount.minor.toString() });

export const readReward = (said: unknown): Reward => writtenReward.parse(said);

export function missionOf(row: MissionRow): Mission {
  return {
    ...row,
    category: CATEGORIES.find((known) => known === row.category) ?? null,
    reward: readReward(row.reward),
  };
}

/** Whether every reward that there was is promised to somebody. */
export const isSpent = ({ budget, promised }: Pick<Mission, "budget" | "promised">): boolean =>
  budget !== null && promised >= budget;
