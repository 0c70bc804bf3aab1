import { transactionStatus } from "../../wallet/index.ts";
import { answerFrom, type Desk, findOwner, plainAnswer } from "../desk.ts";
import type { StatusBody, WalletAnswer } from "../protocol.ts";
import { playedAsset } from "./played-asset.ts";

/** Tells what became of a transaction, with the balance of the moment. It changes nothing. */
export async function status(desk: Desk, { targetTxId, player: ref }: StatusBody): Promise<WalletAnswer> {
  const { context, vendor } = desk;
  const player = await findOwner(desk, ref);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: ref, txId: targetTxId });
  const asset = await playedAsset(desk, player);
  const answer = await transactionStatus(context, {
    scope: vendor,
    playerId: player.id,
    key: targetTxId,
    asset,
  });
  return answerFrom(ref, targetTxId, answer);
}
