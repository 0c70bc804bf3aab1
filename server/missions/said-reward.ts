import { z } from "zod";
import { findTerms, saidCash, saidPrize } from "../bonuses/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { freeRoundOf } from "../studio/index.ts";
import type { Reward } from "./mission.ts";

const DAYS_MAX = 365;
const WEEK_DAYS = 7;
const ROUNDS_MAX = 1_000;

export const days = z.number().int().min(1).max(DAYS_MAX);

/** What is given to whoever did it, as an operator's file says it. */
export const saidReward = z.discriminatedUnion("pays", [
  z.strictObject(saidPrize.cash),
  z.strictObject(saidPrize.points),
  z.strictObject({ ...saidPrize.bonus, offerDays: z.number().int().min(1).max(90).default(WEEK_DAYS) }),
  z.strictObject({
    pays: z.literal("rounds"),
    amount: saidCash,
    game: z.string().min(1).max(100),
    many: z.number().int().min(1).max(ROUNDS_MAX),
    days,
  }),
]);

export type RewardRefusal =
  | { readonly reason: "unknownTerms" }
  | {
      readonly reason: "roundsNotOffered";
      readonly game: string;
      /** What can be bet on that game; none where no rounds of it can be given. */
      readonly betsMinor: readonly bigint[];
    };

/** The reward that was meant, where it can be given. */
export async function rewardOf(
  context: Context,
  brand: string,
  said: z.output<typeof saidReward>,
): Promise<Outcome<Reward, RewardRefusal>> {
  if (said.pays === "rounds") {
    const round = freeRoundOf(said.game, said.amount.minor);
    if (!round.ok) {
      const betsMinor = round.refusal.reason === "lineBetNotOffered" ? round.refusal.betsMinor : [];
      return refuse({ reason: "roundsNotOffered", game: said.game, betsMinor });
    }
    const { vendor, game } = round.value;
    return done({ ...said, vendor, game });
  }
  if (said.pays === "bonus" && !(await findTerms(context, { brandId: brand, name: said.terms })))
    return refuse({ reason: "unknownTerms" });
  return done(said);
}
