import type { Player } from "../accounts/index.ts";
import { findTerms, giveBonus } from "../bonuses/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { grantFreeRounds } from "../studio/index.ts";
import { openAccounts, payMissionPrize } from "../wallet/index.ts";
import { MISSION_ASSET, type Reward } from "./mission.ts";

export type GiveRefusal = { readonly reason: "onABreak" | "noAccount" | "accountFrozen" };

export type Given = { readonly movementId: bigint | null; readonly bonusId: string | null };

type Due = {
  readonly player: Player;
  readonly reward: Reward;
  /** Good once per player. */
  readonly key: string;
  /** The code of what it is given for. */
  readonly of: string;
};

/** Gives what was earned, once for its key, in the transaction of the context's database. A bonus is offered. */
export async function giveReward(context: Context, due: Due): Promise<Outcome<Given, GiveRefusal>> {
  const { player, reward, key, of } = due;
  const playerId = player.id;
  const { amount } = reward;
  if (reward.pays === "rounds") return giveRounds(context, due, reward);
  if (reward.pays === "bonus") {
    const terms = await findTerms(context, { brandId: player.brandId, name: reward.terms });
    if (!terms) throw new Error(`${of} pays by terms that there are not.`);
    const offeredUntil = later(context.now(), reward.offerDays * DAY_MS);
    const gift = { playerId, key, amount, terms, source: "mission", sourceRef: of, offeredUntil } as const;
    const given = await giveBonus(context, gift);
    if (given.ok) return done({ movementId: null, bonusId: given.value.id });
    if (given.refusal.reason === "onABreak") return refuse({ reason: "onABreak" });
    throw new Error(`The reward of ${of} was given for something else.`);
  }
  await openAccounts(context, { playerId, assets: [amount.asset] });
  const paid = await payMissionPrize(context, { playerId, key, amount });
  if (paid.ok) return done({ movementId: paid.value.transferId, bonusId: null });
  const { reason } = paid.refusal;
  if (reason === "noAccount" || reason === "accountFrozen") return refuse({ reason });
  throw new Error(`The ledger refused the reward of ${of}: ${reason}.`);
}

async function giveRounds(
  context: Context,
  { player, key, of }: Due,
  { game, amount, many, days }: Extract<Reward, { pays: "rounds" }>,
): Promise<Outcome<Given, GiveRefusal>> {
  const given = await grantFreeRounds(context, {
    ...{ playerRef: player.id.toString(), game, asset: MISSION_ASSET, lineBetMinor: amount.minor, key },
    ...{ granted: many, expiresAt: later(context.now(), days * DAY_MS) },
  });
  if (given.ok) return done({ movementId: null, bonusId: null });
  throw new Error(`The rounds of ${of} cannot be given: ${given.refusal.reason}.`);
}
