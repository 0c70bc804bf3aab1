import { numberedName } from "#app/lib/numbered-name.ts";
import { applicationPaths } from "#app/lib/paths/application-paths.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { findPlayer } from "#server/accounts/index.ts";
import { billsOfMovements, rebateOfMovement } from "#server/agents/index.ts";
import { bonusOfMovement } from "#server/bonuses/index.ts";
import type { LocalText } from "#server/core/languages.ts";
import { maskedName } from "#server/core/text/masked-name.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { boardOfMovement, missionOfMovement } from "#server/missions/index.ts";
import { offerOfMovement } from "#server/offers/index.ts";
import { rewardsOfMovements } from "#server/points/index.ts";
import { promotionOfMovement } from "#server/promotions/index.ts";
import { raffleOfMovement } from "#server/raffles/index.ts";
import type { MovementDetail } from "#server/wallet/index.ts";

/** The page of what a movement came from, null for none; and how the reward is called that it gave points for. */
export async function originOf(
  { context, player: { id: playerId } }: PlayerVisitor,
  found: MovementDetail,
): Promise<{ readonly about: string | null; readonly reward: LocalText | null }> {
  const [bills, rewardOfPoints] = await Promise.all([
    billsOfMovements(context, { playerId, movements: [found] }),
    rewardsOfMovements(context, { playerId, movements: [found] }),
  ]);
  const reward = rewardOfPoints(found);
  if (reward) return { about: rewardPaths.pointMall(), reward };
  const bill = bills.get(found.transferId);
  if (bill !== undefined) return { about: incomePaths.bill(String(bill)), reward };
  return { about: await rewardOf(context, found, { playerId, movementId: found.transferId }), reward };
}

/** The one to or from whom money went along a line; null for every other movement. */
export async function otherOf(
  { context, language }: PlayerVisitor,
  { kind, other }: MovementDetail,
): Promise<string | null> {
  if (other === null || (kind !== "sent-down" && kind !== "transfer")) return null;
  const player = await findPlayer(context, other);
  return player && numberedName(maskedName(player.username), other, language);
}

type Own = { readonly playerId: bigint; readonly movementId: bigint };

/** Where what a movement gave came from; null for what is no reward. */
async function rewardOf(
  context: PlayerVisitor["context"],
  { kind, reverses }: Pick<MovementDetail, "kind" | "reverses">,
  own: Own,
): Promise<string | null> {
  if (reverses) return paths.movement(String(reverses.transferId));
  if (kind === "rebate" || kind === "rebate-team") {
    const rebate = await rebateOfMovement(context, own);
    return rebate === null ? null : memberPaths.rebate(String(rebate));
  }
  if (kind === "referral-pay") return memberPaths.referral();
  if (kind.startsWith("bonus-")) {
    const bonus = await bonusOfMovement(context, own);
    return bonus && memberPaths.bonus(bonus);
  }
  if (kind === "raffle-prize") {
    const raffle = await raffleOfMovement(context, own);
    return raffle && prizePaths.raffle(raffle);
  }
  // Prizes of boards from before they had a kind of their own are of that of missions.
  if (kind === "mission-prize" || kind === "board-prize") {
    const mission = await missionOfMovement(context, own);
    if (mission !== null) return `${prizePaths.pastMissions()}#${mission}`;
    const board = await boardOfMovement(context, own);
    return board && prizePaths.board(board.code, { period: board.period });
  }
  if (kind !== "promotion-cash" && kind !== "points-issue") return null;
  const offer = await offerOfMovement(context, own);
  if (offer !== null) return paths.promotion(offer);
  const promotion = await promotionOfMovement(context, own);
  return promotion && applicationPaths.application(promotion);
}
