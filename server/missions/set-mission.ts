import { z } from "zod";
import { findTerms, STANDARD_TERMS } from "../bonuses/index.ts";
import { CATEGORIES } from "../catalogue/index.ts";
import { published } from "../content/index.ts";
import { isAsset, type Money, parseMoney } from "../core/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { freeRoundsVendor } from "../studio/index.ts";
import { PAYOUT_MINOR_MAX } from "../wallet/index.ts";
import { MISSION_ASSET, type Reward, written } from "./mission.ts";
import {
  GOING,
  INSERT_MISSION,
  MISSION_BY_CODE,
  type MissionRow,
  REPEATS,
  STOP_MISSION,
} from "./statements.ts";

/** So many go on at once in a brand at most. */
export const GOING_MAX = 50;
const DAYS_MAX = 365;
const WEEK_DAYS = 7;
const COUNT_MAX = 100_000;
const ROUNDS_MAX = 1_000;

const amountOf = (asset: string) =>
  z.string().transform((typed, check): Money => {
    const read = isAsset(asset) ? parseMoney(typed, asset) : null;
    if (read && read.minor > 0n && read.minor <= PAYOUT_MINOR_MAX) return read;
    check.addIssue({ code: "custom", message: "not an amount above zero" });
    return z.NEVER;
  });

const cash = amountOf(MISSION_ASSET);
const days = z.number().int().min(1).max(DAYS_MAX);
const code = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);

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

const target = z.union([
  z.strictObject({ counts: z.enum(["stakes", "deposits"]), least: cash }),
  z.strictObject({ counts: z.enum(["rounds", "days"]), least: z.number().int().min(1).max(COUNT_MAX) }),
]);

/** What an operator's file says of a mission. */
export const missionToSet = z
  .strictObject({
    code,
    titles: published.line,
    repeats: z.enum(REPEATS),
    after: code.optional(),
    does: target,
    category: z.enum(CATEGORIES).optional(),
    game: z.strictObject({ vendor: z.string().min(1).max(40), code: z.string().min(1).max(100) }).optional(),
    reward: saidReward,
    claimDays: days,
    budget: z.number().int().min(1).max(1_000_000).optional(),
    from: published.moment.optional(),
    until: published.moment,
    position: published.position,
  })
  .refine(({ category, game }) => category === undefined || game === undefined)
  .refine(({ does, category, game }) => does.counts !== "deposits" || (!category && !game))
  .refine(({ does, repeats }) => does.counts !== "days" || repeats !== "daily")
  .refine(({ does, repeats }) => does.counts !== "days" || repeats !== "weekly" || does.least <= WEEK_DAYS);

export type MissionToSet = z.output<typeof missionToSet>;

export type SetMissionRefusal = {
  readonly reason:
    | "missionKnown"
    | "missionsMany"
    | "beginsInThePast"
    | "unknownMission"
    | "afterRepeats"
    | "unknownTerms"
    | "roundsNotOffered";
};

type Refused = { readonly ok: false; readonly refusal: SetMissionRefusal };

/** Sets a mission: nothing of it changes any more. What was done before it begins does not count for it. */
export async function setMission(
  context: Context,
  brand: string,
  mission: MissionToSet,
): Promise<Outcome<{ readonly id: string }, SetMissionRefusal>> {
  const { db, now, newId } = context;
  const { titles, repeats, after, does, category = null, game, reward, claimDays, budget = null } = mission;
  const { from = now(), until, position = 0 } = mission;
  if (from < now() || until <= from) return refuse({ reason: "beginsInThePast" });
  const given = await rewardOf(context, brand, reward);
  if (!given.ok) return given;
  const before = after === undefined ? null : await findBefore(context, brand, after);
  if (before && "refusal" in before) return before;
  const [going] = await db.call(GOING, [brand, now()]);
  if ((going?.count ?? 0) >= GOING_MAX) return refuse({ reason: "missionsMany" });

  const least = typeof does.least === "number" ? BigInt(does.least) : does.least.minor;
  const [made] = await db.call(INSERT_MISSION, [
    ...[newId(), brand, mission.code, JSON.stringify(titles), repeats, before?.id ?? null, does.counts],
    ...[category, game?.vendor ?? null, game?.code ?? null, least, JSON.stringify(written(given.value))],
    ...[claimDays, budget, from, until, position],
  ]);
  return made ? done(made) : refuse({ reason: "missionKnown" });
}

async function rewardOf(
  context: Context,
  brand: string,
  said: z.output<typeof saidReward>,
): Promise<Outcome<Reward, SetMissionRefusal>> {
  if (said.pays === "rounds") {
    const vendor = freeRoundsVendor(said.game, said.amount.minor);
    return vendor ? done({ ...said, vendor }) : refuse({ reason: "roundsNotOffered" });
  }
  if (said.pays === "bonus" && !(await findTerms(context, { brandId: brand, name: said.terms })))
    return refuse({ reason: "unknownTerms" });
  return done(said);
}

/** What is claimed once opens what comes after it; what is claimed again and again has no one moment. */
async function findBefore(
  { db }: Pick<Context, "db">,
  brand: string,
  after: string,
): Promise<MissionRow | Refused> {
  const [found] = await db.call(MISSION_BY_CODE, [brand, after]);
  if (!found) return refuse({ reason: "unknownMission" });
  return found.repeats === "once" ? found : refuse({ reason: "afterRepeats" });
}

/** Ends a mission: nothing counts for it any more, and what was reached may still be claimed. */
export async function stopMission(
  { db }: Pick<Context, "db">,
  { brand, code: named }: { readonly brand: string; readonly code: string },
): Promise<Outcome<null, { readonly reason: "unknownMission" }>> {
  const [stopped] = await db.call(STOP_MISSION, [brand, named]);
  return stopped ? done(null) : refuse({ reason: "unknownMission" });
}
