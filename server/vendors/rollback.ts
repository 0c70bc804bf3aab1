import { execute } from "../wallet/index.ts";
import { answerFrom, type Desk, findOwner, ownAsset, plainAnswer } from "./desk.ts";
import type { RollbackBody, WalletAnswer } from "./protocol.ts";

/**
 * Undoes one debit or credit, whenever it comes. Of a transaction that never arrived it moves nothing, and
 * the transaction is refused for ever when it does arrive.
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
      asset: ownAsset(player),
      round: body.round,
      targetKey: body.targetTxId,
      at: context.now(),
    },
  ]);
  return answer ? answerFrom(body.player, body.txId, answer) : plainAnswer("RETRY_LATER");
}
