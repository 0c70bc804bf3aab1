import { execute } from "../../wallet/index.ts";
import { answerFrom, assetFor, type Desk, findOwner, plainAnswer } from "../desk.ts";
import type { AdjustBody, WalletAnswer } from "../protocol.ts";

/**
 * Corrects the result of a round, whatever the player's state. It never takes a balance below zero: such a
 * correction is refused with INSUFFICIENT_FUNDS and waits for the office among the refused adjustments.
 */
export async function adjust(desk: Desk, body: AdjustBody): Promise<WalletAnswer> {
  const { context, vendor } = desk;
  const player = await findOwner(desk, body.player);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: body.player, txId: body.txId });
  const asset = assetFor(player, body.currency);
  if (!asset) return plainAnswer("CURRENCY_MISMATCH", { player: body.player, txId: body.txId });
  const [answer] = await execute(context, [
    {
      op: "adjust",
      scope: vendor,
      playerId: player.id,
      key: body.txId,
      asset,
      amountMinor: BigInt(body.amount),
      round: body.round,
      game: body.game,
      direction: body.direction,
      reason: body.reason,
      at: context.now(),
    },
  ]);
  return answer ? answerFrom(body.player, body.txId, answer) : plainAnswer("RETRY_LATER");
}
