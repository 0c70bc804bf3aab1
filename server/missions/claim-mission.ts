import type { Player } from "../accounts/index.ts";
import { holdPlayer, type WonRefusal } from "../bonuses/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { playPause } from "../limits/index.ts";
import { giveReward } from "./give-reward.ts";
import { mayTakePart } from "./may-take-part.ts";
import { isSpent, missionOf, type Reward } from "./mission.ts";
import { HOLD_PROGRESS, MARK_CLAIMED } from "./progress-statements.ts";
import { MISSION_BY_CODE } from "./statements.ts";

export type ClaimRefusal =
  | { readonly reason: "unknownMission" | "notReached" | "budgetSpent" | "claimOver" | "notForYou" }
  | WonRefusal;

/**
 * Gives what was promised for one period of a mission: once, however often and from wherever it is claimed. The same
 * again is the same answer.
 */
export async function claimMission(
  context: Context,
  { player, code, period }: { readonly player: Player; readonly code: string; readonly period: string },
): Promise<Outcome<Reward, ClaimRefusal>> {
  const [row] = await context.db.call(MISSION_BY_CODE, [player.brandId, code]);
  if (!row) return refuse({ reason: "unknownMission" });
  const mission = missionOf(row);
  const { id, reward } = mission;
  return allOrNothing<Outcome<Reward, ClaimRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    // A player's bonuses are held before anything of the ledger.
    if (reward.pays === "bonus") await holdPlayer(db, player.id);
    const [own] = await db.call(HOLD_PROGRESS, [id, player.id, period]);
    if (!own || own.state === "open")
      return refuse({ reason: isSpent(mission) ? "budgetSpent" : "notReached" });
    if (own.state === "claimed") return done(reward);
    if (own.claimUntil <= context.now()) return refuse({ reason: "claimOver" });
    if (await playPause(inside, player.id)) return refuse({ reason: "onABreak" });
    if (!(await mayTakePart(inside, [player.id])).has(player.id)) return refuse({ reason: "notForYou" });
    const given = await giveReward(inside, {
      player,
      reward,
      key: `mission:${id}:${period}`,
      source: "mission",
      of: code,
    });
    if (!given.ok) return given;
    const { movementId, bonusId } = given.value;
    await db.call(MARK_CLAIMED, [id, player.id, period, context.now(), movementId, bonusId]);
    return done(reward);
  });
}
