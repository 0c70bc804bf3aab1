import type { Refusal, WalletOrder } from "../wallet/index.ts";
import { assetFor, type Desk, ownAsset, type SeamPlayer } from "./desk.ts";
import { findLaunch, type Launch, markLaunchUsed } from "./launches.ts";
import type { DebitBody } from "./protocol.ts";

/** What has to be asked about a stake before its player is known. */
export type StakeFacts = { launch: Launch | null; gameIsOpen: boolean };

export async function stakeFacts(
  { context, ports, vendor, inMaintenance }: Desk,
  { token, game }: DebitBody,
): Promise<StakeFacts> {
  const [launch, state] = await Promise.all([
    findLaunch(context, token),
    ports.gameState(context, vendor, game),
  ]);
  return { launch, gameIsOpen: state === "open" && !inMaintenance };
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
  { launch, gameIsOpen }: StakeFacts,
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
