import { z } from "zod";
import { saidCash } from "../bonuses/index.ts";
import { CATEGORIES } from "../catalogue/index.ts";
import { over, published } from "../content/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { gameNamed } from "../core/text/game-name.ts";
import type { Context } from "../db/context.ts";
import { written } from "./mission.ts";
import { days, type RewardRefusal, rewardOf, saidReward } from "./said-reward.ts";
import {
  GOING,
  INSERT_MISSION,
  MISSION_BY_CODE,
  type MissionRow,
  MONEY_COUNTS,
  PLAIN_COUNTS,
  REPEATS,
  STOP_MISSION,
} from "./statements.ts";

/** So many go on at once in a brand at most. */
export const GOING_MAX = 50;
const WEEK_DAYS = 7;
const COUNT_MAX = 100_000;

const target = z.discriminatedUnion("counts", [
  z.strictObject({ counts: z.enum(MONEY_COUNTS), least: saidCash }),
  z.strictObject({ counts: z.enum(PLAIN_COUNTS), least: z.number().int().min(1).max(COUNT_MAX) }),
]);

/** A game as commands name it, `VENDOR/CODE`, or in its two parts. */
const saidGame = z.union([
  z
    .string()
    .regex(/^[^/]{1,40}\/.{1,100}$/)
    .transform(gameNamed)
    .transform(({ vendor, game }) => ({ vendor, code: game })),
  z.strictObject({ vendor: z.string().min(1).max(40), code: z.string().min(1).max(100) }),
]);

/** What an operator's file says of a mission. */
export const missionToSet = z
  .strictObject({
    code: published.code,
    titles: published.line,
    repeats: z.enum(REPEATS),
    after: published.code.optional(),
    does: target,
    category: z.enum(CATEGORIES).optional(),
    game: saidGame.optional(),
    reward: saidReward,
    claimDays: days,
    budget: z.number().int().min(1).max(1_000_000).optional(),
    from: published.moment.optional(),
    until: published.moment,
    position: published.position,
  })
  .refine(({ category, game }) => category === undefined || game === undefined, {
    message: "say a category or a game, not both",
    ...over("category", "game"),
  })
  .refine(({ does, category, game }) => does.counts !== "deposits" || (!category && !game), {
    message: "deposits are of no category and no game",
    ...over("does", "category", "game"),
  })
  .refine(({ does, repeats }) => does.counts !== "days" || repeats !== "daily", {
    message: "a daily mission has one day to count",
    ...over("does", "repeats"),
  })
  .refine(({ does, repeats }) => does.counts !== "days" || repeats !== "weekly" || does.least <= WEEK_DAYS, {
    message: "a week has seven days",
    ...over("does", "repeats"),
  });

export type MissionToSet = z.output<typeof missionToSet>;

export type SetMissionRefusal =
  | {
      readonly reason: "missionKnown" | "missionsMany" | "beginsInThePast" | "afterRepeats";
    }
  | { readonly reason: "afterUnknown"; readonly after: string }
  | RewardRefusal;

type Refused = { readonly ok: false; readonly refusal: SetMissionRefusal };

/** Sets a mission: nothing of it changes any more. What was done before it begins does not count for it. */
export async function setMission(
  context: Context,
  brand: string,
  mission: MissionToSet,
): Promise<Outcome<{ readonly id: string }, SetMissionRefusal>> {
  const { db, now, newId } = context;
  const { titles, repeats, after, does, category = null, game, reward, claimDays, budget = null } = mission;
  const at = now();
  const { from = at, until, position = 0 } = mission;
  if (from < at || until <= from) return refuse({ reason: "beginsInThePast" });
  const given = await rewardOf(context, brand, reward);
  if (!given.ok) return given;
  const before = after === undefined ? null : await findBefore(context, brand, after);
  if (before && "refusal" in before) return before;
  const [going] = await db.call(GOING, [brand, at]);
  if ((going?.count ?? 0) >= GOING_MAX) return refuse({ reason: "missionsMany" });

  const least = typeof does.least === "number" ? BigInt(does.least) : does.least.minor;
  const [made] = await db.call(INSERT_MISSION, [
    ...[newId(), brand, mission.code, JSON.stringify(titles), repeats, before?.id ?? null, does.counts],
    ...[category, game?.vendor ?? null, game?.code ?? null, least, JSON.stringify(written(given.value))],
    ...[claimDays, budget, from, until, position],
  ]);
  return made ? done(made) : refuse({ reason: "missionKnown" });
}

/** What is claimed once opens what comes after it; what is claimed again and again has no one moment. */
async function findBefore(
  { db }: Pick<Context, "db">,
  brand: string,
  after: string,
): Promise<MissionRow | Refused> {
  const [found] = await db.call(MISSION_BY_CODE, [brand, after]);
  if (!found) return refuse({ reason: "afterUnknown", after });
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
