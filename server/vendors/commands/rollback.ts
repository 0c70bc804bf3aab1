import { execute } from "../../wallet/index.ts";
import { answerFrom, type Desk, findOwner, plainAnswer } from "../desk.ts";
import type { RollbackBody, WalletAnswer } from "../protocol.ts";
import { returnFreeRound } from "../rounds/free-rounds.ts";
import { playedAsset } from "./played-asset.ts";

/**
 * Undoes one debit or credit, whenever it comes. Of a transaction that never arrived it moves nothing, and
 * the transaction is refused for ever when it does arrive. A correction or a rollback is not undone, and where a
 * debit and a credit share the number it has to be said which is meant.
 */
export async function rollback(desk: Desk, body: RollbackBody): Promise<WalletAnswer> {
  const { context, vendor } = desk;
  const player = await findOwner(desk, body.player);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: body.player, txId: body.txId });
  const [answer] = await execute(context, [
    {
      op: "rollback",
      scope: vendor,
      playerId: player.id,
      key: body.txId,
      asset: await playedAsset(desk, player),
      round: body.round,
      targetKey: body.targetTxId,
      target: body.target,
      at: context.now(),
    },
  ]);
  if (desk.knowsGifts && answer?.code === "OK" && body.target !== "credit") {
    await returnFreeRound(context, { playerId: player.id, vendor, txId: body.targetTxId, was: "undone" });
  }
  return answer ? answerFrom(body.player, body.txId, answer) : plainAnswer("RETRY_LATER");
}
