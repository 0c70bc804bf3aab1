import { execute, type WalletOrder } from "../../wallet/index.ts";
import { answerFrom, assetFor, type Desk, findOwner, type Owner, plainAnswer } from "../desk.ts";
import type { CreditBody, WalletAnswer } from "../protocol.ts";

/**
 * Pays a player. It asks for no token and for no state: what was won is owed after logout, expiry, exclusion,
 * a block, or the closing of the game.
 */
export async function credit(desk: Desk, body: CreditBody): Promise<WalletAnswer> {
  const player = await findOwner(desk, body.player);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: body.player, txId: body.txId });
  const order = payoutOrder(desk, body, player);
  if (!order) return plainAnswer("CURRENCY_MISMATCH", { player: body.player, txId: body.txId });
  const [answer] = await execute(desk.context, [order]);
  return answer ? answerFrom(body.player, body.txId, answer) : plainAnswer("RETRY_LATER");
}

/** The order to the ledger for a payout; null when the player has no money of this currency. */
export function payoutOrder(
  { context, vendor }: Desk,
  body: CreditBody,
  player: Owner,
): WalletOrder[number] | null {
  const asset = assetFor(player, body.currency);
  if (!asset) return null;
  return {
    op: "credit",
    scope: vendor,
    playerId: player.id,
    key: body.txId,
    asset,
    amountMinor: BigInt(body.amount),
    round: body.round,
    game: body.game,
    kind: body.kind,
    betKey: body.betTxId,
    endsRound: body.endRound,
    at: context.now(),
  };
}
