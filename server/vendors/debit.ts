import { execute, type Refusal } from "../wallet/index.ts";
import {
  answerFrom,
  assetFor,
  type Desk,
  findSeamPlayer,
  ownAsset,
  plainAnswer,
  type SeamPlayer,
} from "./desk.ts";
import { findLaunch, type Launch, markLaunchUsed } from "./launches.ts";
import type { DebitBody, WalletAnswer } from "./protocol.ts";

/**
 * Takes a stake. Checked in this order: player, token, game, currency, and in the ledger the funds.
 * What speaks against it goes to the ledger with the command and is remembered there; a command that was
 * answered before gets its first answer, also when the token has ended since.
 */
export async function debit(desk: Desk, body: DebitBody): Promise<WalletAnswer> {
  const { context, ports, vendor } = desk;
  const [player, launch, game] = await Promise.all([
    findSeamPlayer(desk, body.player),
    findLaunch(context, body.token),
    ports.gameState(context, vendor, body.game),
  ]);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: body.player, txId: body.txId });

  const asset = assetFor(player, body.currency);
  const refusal = refusalOf(desk, body, player, launch, game === "open");
  if (!refusal && launch?.state === "fresh") await markLaunchUsed(context, body.token);
  const [answer] = await execute(context, [
    {
      op: "debit",
      scope: vendor,
      playerId: player.id,
      key: body.txId,
      asset: asset ?? ownAsset(player),
      amountMinor: BigInt(body.amount),
      round: body.round,
      game: body.game,
      freeRoundId: body.freeRoundId,
      refusal,
      at: context.now(),
    },
  ]);
  return answer ? answerFrom(body.player, body.txId, answer) : plainAnswer("RETRY_LATER");
}

function refusalOf(
  { vendor }: Desk,
  body: DebitBody,
  player: SeamPlayer,
  launch: Launch | null,
  gameIsOpen: boolean,
): Refusal | undefined {
  if (player.state !== "active") return "PLAYER_BLOCKED";
  if (!launch || launch.playerId !== player.id || launch.vendor !== vendor || launch.game !== body.game) {
    return "TOKEN_INVALID";
  }
  if (launch.state === "expired") return "TOKEN_EXPIRED";
  if (!gameIsOpen) return "GAME_DISABLED";
  if (assetFor(player, body.currency) !== launch.asset) return "CURRENCY_MISMATCH";
  return undefined;
}
