import { accountOf, isPaused } from "../../wallet/index.ts";
import { balanceIn, type Desk, plainAnswer } from "../desk.ts";
import { findLaunch, markLaunchUsed } from "../launch/launches.ts";
import type { AuthenticateBody, WalletAnswer } from "../protocol.ts";

/**
 * Tells a vendor who plays: the first use of a launch token. Asked again with the same token it answers again,
 * because the first answer may have been lost. While the vendor is in maintenance no game is begun. One that keeps
 * balances of its own is told no balance of ours.
 */
export async function authenticate(desk: Desk, { token }: AuthenticateBody): Promise<WalletAnswer> {
  const { context, ports, vendor, inMaintenance, keepsBalances } = desk;
  const launch = await findLaunch(context, token);
  if (!launch || launch.vendor !== vendor) return plainAnswer("TOKEN_INVALID");
  const { playerId, asset, language, game } = launch;
  const player = await ports.findPlayer(context, playerId);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND");
  if (player.state !== "active" || (await isPaused(context, { playerId, asset }))) {
    return plainAnswer("PLAYER_BLOCKED", { player: playerId.toString() });
  }
  if (launch.state === "expired") return plainAnswer("TOKEN_EXPIRED");
  if (launch.state === "fresh" && inMaintenance) {
    return plainAnswer("GAME_DISABLED", { player: playerId.toString() });
  }
  if (launch.state === "fresh") await markLaunchUsed(context, token);
  const account = await accountOf(context, { playerId, asset });
  if (!account) return plainAnswer("CURRENCY_MISMATCH", { player: playerId.toString(), currency: asset });
  return plainAnswer("OK", {
    player: playerId.toString(),
    currency: asset,
    ...(keepsBalances
      ? {}
      : {
          balance: balanceIn(account.balance.minor, account.bonus.minor),
          version: account.version.toString(),
        }),
    language,
    country: player.country,
    game,
  });
}
