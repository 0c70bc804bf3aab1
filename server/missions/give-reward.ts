import type { Player } from "../accounts/index.ts";
import { type GivenBy, giveWon, type WonRefusal } from "../bonuses/index.ts";
import { done, type Outcome } from "../core/outcome.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { grantFreeRounds } from "../studio/index.ts";
import { payBoardPrize, payMissionPrize } from "../wallet/index.ts";
import { MISSION_ASSET, type Reward } from "./mission.ts";

type Due = {
  readonly player: Player;
  readonly reward: Reward;
  /** Good once per player. */
  readonly key: string;
  /** Whether it is given for a mission or for a place on a board, and the code of that. */
  readonly source: "mission" | "board";
  readonly of: string;
};

/** Gives what was earned, once for its key, in the transaction of the context's database. A bonus is offered. */
export async function giveReward(context: Context, due: Due): Promise<Outcome<GivenBy, WonRefusal>> {
  const { player, reward, key, source, of } = due;
  if (reward.pays === "rounds") return giveRounds(context, due, reward);
  const bonus =
    reward.pays === "bonus"
      ? { terms: reward.terms, offeredUntil: later(context.now(), reward.offerDays * DAY_MS) }
      : { terms: null };
  return giveWon(context, {
    ...{ player, key, source, sourceRef: of, amount: reward.amount },
    ...bonus,
    pay: source === "board" ? payBoardPrize : payMissionPrize,
  });
}

async function giveRounds(
  context: Context,
  { player, key, of }: Due,
  { game, amount, many, days }: Extract<Reward, { pays: "rounds" }>,
): Promise<Outcome<GivenBy, WonRefusal>> {
  const given = await grantFreeRounds(context, {
    ...{ playerRef: player.id.toString(), game, asset: MISSION_ASSET, lineBetMinor: amount.minor, key },
    ...{ granted: many, expiresAt: later(context.now(), days * DAY_MS) },
  });
  if (given.ok) return done({ movementId: null, bonusId: null });
  throw new Error(`The rounds of ${of} cannot be given: ${given.refusal.reason}.`);
}
