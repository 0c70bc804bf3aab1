import { done, type Outcome } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { RoundView } from "../round-view.ts";
import { findOpenRound, readOpenRounds } from "../store.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { settleRound } from "./settle-round.ts";
import { settled, type UnsettledRound } from "./spin.ts";

/**
 * Settles the round that a returning player left open, if there is one (null otherwise). It is not played
 * again: what was staked is decided as it would have been, once.
 */
export async function resumeRound(
  context: Context,
  walletOf: WalletOf,
  { playerRef }: { playerRef: string },
): Promise<Outcome<RoundView | null, UnsettledRound>> {
  const open = await findOpenRound(context.db, playerRef);
  return open ? settled(await settleRound(context, walletOf, open)) : done(null);
}

export type ResumedRounds = { settled: number; unsettled: { roundId: string; fault: unknown }[] };

/**
 * Settles every round that was interrupted: at the start of the process, and by the clock. A round that is
 * being played at this moment takes no harm. One that cannot be settled (`fault` is null where the wallet
 * could not decide) does not keep the others waiting, and is tried again at the next call.
 */
export async function resumeRounds(context: Context, walletOf: WalletOf): Promise<ResumedRounds> {
  const result: ResumedRounds = { settled: 0, unsettled: [] };
  for (const roundId of await readOpenRounds(context.db)) {
    try {
      const { settledAt } = await settleRound(context, walletOf, roundId);
      if (settledAt) result.settled += 1;
      else result.unsettled.push({ roundId, fault: null });
    } catch (fault) {
      result.unsettled.push({ roundId, fault });
    }
  }
  return result;
}
