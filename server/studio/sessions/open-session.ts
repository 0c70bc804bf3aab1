import { type Asset, isAsset } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { ensureSeedPairs } from "../fairness/seed-pair.ts";
import { studioGameOf } from "../games.ts";
import type { SessionRow } from "../statements.ts";
import { insertSession, readSessionOfToken } from "../store.ts";
import type { WalletClient } from "../wagers/wallet-client.ts";
import { refusalOf, type WalletRefusal } from "../wagers/wallet-refusal.ts";

export type OpenSessionRequest = { token: string; vendor: string; game: string };
export type OpenedSession = { sessionId: string; playerRef: string; game: string; asset: Asset };
export type OpenSessionRefusal = { reason: "gameUnknown" | "tryAgain" | WalletRefusal };

/**
 * Opens a game for whom the launch token stands for, and gives the player seeds at the first time. The same
 * token again gives the same session. Takes no stake. `wallet` speaks as the vendor of the request.
 */
export async function openSession(
  context: Context,
  wallet: WalletClient,
  { token, vendor, game }: OpenSessionRequest,
): Promise<Outcome<OpenedSession, OpenSessionRefusal>> {
  if (studioGameOf(game)?.vendor !== vendor) return refuse({ reason: "gameUnknown" });

  const answer = await wallet.authenticate({ token });
  if (answer.code === "RETRY_LATER") return refuse({ reason: "tryAgain" });
  const refusal = refusalOf(answer.code);
  if (refusal) return refuse({ reason: refusal });
  const { player, currency } = answer;
  if (answer.code !== "OK" || player === null) {
    throw new Error(`The wallet answered ${answer.code} to authenticate of ${vendor}`);
  }
  if (answer.game !== undefined && answer.game !== game) return refuse({ reason: "sessionExpired" });
  if (currency === null || !isAsset(currency)) return refuse({ reason: "currencyMismatch" });

  const session = await context.db.transaction(async (transaction) => {
    await insertSession(transaction, {
      id: context.newId(),
      playerRef: player,
      vendor,
      game,
      asset: currency,
      walletToken: token,
      openedAt: context.now(),
    });
    await ensureSeedPairs({ ...context, db: transaction }, player);
    return readSessionOfToken(transaction, token);
  });
  return session ? done(openedSession(session)) : refuse({ reason: "sessionExpired" });
}

function openedSession({ id, playerRef, game, asset }: SessionRow): OpenedSession {
  return { sessionId: id, playerRef, game, asset };
}
