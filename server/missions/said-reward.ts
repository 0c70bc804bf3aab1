import { z } from "zod";
import { findTerms, STANDARD_TERMS } from "../bonuses/index.ts";
import { isAsset, type Money, parseMoney } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { freeRoundsVendor } from "../studio/index.ts";
import { PAYOUT_MINOR_MAX } from "../wallet/index.ts";
import { MISSION_ASSET, type Reward } from "./mission.ts";

const DAYS_MAX = 365;
const WEEK_DAYS = 7;
const ROUNDS_MAX = 1_000;

const amountOf = (asset: string) =>
  z.string().transform((typed, check): Money => {
    const read = isAsset(asset) ? parseMoney(typed, asset) : null;
    if (read && read.minor > 0n && read.minor <= PAYOUT_MINOR_MAX) return read;
    check.addIssue({ code: "custom", message: "not an amount above zero" });
    return z.NEVER;
  });

/** A sum as an operator's file says it. */
export const cash = amountOf(MISSION_ASSET);
export const days = z.number().int().min(1).max(DAYS_MAX);
/** What an operator calls a mission or a board. */
export const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

/** What is given to whoever did it, as an operator's file says it. */
export const saidReward = z.discriminatedUnion("pays", [
  z.strictObject({ pays: z.literal("cash"), amount: cash }),
  z.strictObject({ pays: z.literal("points"), amount: amountOf("PTS") }),
  z.strictObject({
    pays: z.literal("bonus"),
    amount: cash,
    terms: z.string().max(40).default(STANDARD_TERMS),
    offerDays: z.number().int().min(1).max(90).default(WEEK_DAYS),
  }),
  z.strictObject({
    pays: z.literal("rounds"),
    amount: cash,
    game: z.string().min(1).max(100),
    many: z.number().int().min(1).max(ROUNDS_MAX),
    days,
  }),
]);

export type RewardRefusal = { readonly reason: "unknownTerms" | "roundsNotOffered" };

/** The reward that was meant, where it can be given. */
export async function rewardOf(
  context: Context,
  brand: string,
  said: z.output<typeof saidReward>,
): Promise<Outcome<Reward, RewardRefusal>> {
  if (said.pays === "rounds") {
    const vendor = freeRoundsVendor(said.game, said.amount.minor);
    return vendor ? done({ ...said, vendor }) : refuse({ reason: "roundsNotOffered" });
  }
  if (said.pays === "bonus" && !(await findTerms(context, { brandId: brand, name: said.terms })))
    return refuse({ reason: "unknownTerms" });
  return done(said);
}
