import { accountOf } from "../../wallet/index.ts";
import { assetFor, balanceIn, type Desk, findOwner, plainAnswer } from "../desk.ts";
import type { BalanceBody, WalletAnswer } from "../protocol.ts";

/** Tells a balance. It takes no token: a vendor settles rounds after the player has left. */
export async function balance(desk: Desk, { player: ref, currency }: BalanceBody): Promise<WalletAnswer> {
  const player = await findOwner(desk, ref);
  if (!player) return plainAnswer("PLAYER_NOT_FOUND", { player: ref });
  const asset = assetFor(player, currency);
  const account = asset && (await accountOf(desk.context, { playerId: player.id, asset }));
  if (!account) return plainAnswer("CURRENCY_MISMATCH", { player: ref });
  return plainAnswer("OK", {
    player: ref,
    currency: asset,
    balance: balanceIn(account.balance.minor, account.bonus.minor),
    version: account.version.toString(),
  });
}
