import type { Refusal, WalletOrder } from "../../wallet/index.ts";
import { assetFor, type Desk, ownAsset, playerIdIn, type SeamPlayer } from "../desk.ts";
import { findLaunch, type Launch, markLaunchUsed } from "../launch/launches.ts";
import type { DebitBody } from "../protocol.ts";
import { returnFreeRound, type TakenFreeRound, takeFreeRound } from "../rounds/free-rounds.ts";

/** What has to be asked about a stake before its player is known. */
export type StakeFacts = {
  launch: Launch | null;
  gameIsOpen: boolean;
  /** What it has taken of a gift of free rounds; null for a stake that costs something, or whose gifts we do not know. */
  freeRound: TakenFreeRound | null;
};

export async function stakeFacts(desk: Desk, body: DebitBody): Promise<StakeFacts> {
  const { context, ports, vendor, inMaintenance } = desk;
  const [launch, state, freeRound] = await Promise.all([
    findLaunch(context, body.token),
    ports.gameState(context, vendor, body.game),
    freeRoundOf(desk, body),
  ]);
  return { launch, gameIsOpen: state === "open" && !inMaintenance, freeRound };
}

async function freeRoundOf(
  { context, vendor, knowsGifts }: Desk,
  { freeRoundId: id, player, txId, game, currency }: DebitBody,
): Promise<TakenFreeRound | null> {
  if (!knowsGifts || id === undefined) return null;
  const playerId = playerIdIn(player);
  return playerId === null ? "none" : takeFreeRound(context, { id, playerId, vendor, txId, game, currency });
}

/** Gives back the free round of a stake that was refused. */
export async function returnUntaken(
  { context, vendor }: Desk,
  { player, txId }: DebitBody,
  { freeRound }: StakeFacts,
): Promise<void> {
  const playerId = playerIdIn(player);
  if (freeRound === null || freeRound === "none" || playerId === null) return;
  await returnFreeRound(context, { playerId, vendor, txId, was: "refused" });
}

/**
 * The order to the ledger for a stake, with what speaks against it: checked are player, token, game and currency,
 * in this order; the ledger checks the player's limits and the funds. A fresh token is in use from here on.
 */
export async function stakeOrder(
  desk: Desk,
  body: DebitBody,
  player: SeamPlayer,
  facts: StakeFacts,
): Promise<WalletOrder[number]> {
  const { context, vendor } = desk;
  const refusal = refusalOf(desk, body, player, facts);
  const asset = assetFor(player, body.currency);
  if (!refusal && facts.launch?.state === "fresh") await markLaunchUsed(context, body.token);
  return {
    op: "debit",
    scope: vendor,
    playerId: player.id,
    key: body.txId,
    asset: asset ?? ownAsset(player),
    amountMinor: BigInt(body.amount),
    round: body.round,
    game: body.game,
    // A currency that is not the player's is refused, and under a known key it is other content.
    freeRoundId: asset ? body.freeRoundId : `${body.currency} ${body.freeRoundId ?? ""}`,
    refusal,
    at: context.now(),
  };
}

function refusalOf(
  { vendor }: Desk,
  body: DebitBody,
  player: SeamPlayer,
  { launch, gameIsOpen, freeRound }: StakeFacts,
): Refusal | undefined {
  if (player.state !== "active") return "PLAYER_BLOCKED";
  if (!launch || launch.playerId !== player.id || launch.vendor !== vendor || launch.game !== body.game) {
    return "TOKEN_INVALID";
  }
  if (launch.state === "expired") return "TOKEN_EXPIRED";
  if (!gameIsOpen) return "GAME_DISABLED";
  if (assetFor(player, body.currency) !== launch.asset) return "CURRENCY_MISMATCH";
  if (freeRound === "none") return "FREE_ROUND_INVALID";
  return undefined;
}
