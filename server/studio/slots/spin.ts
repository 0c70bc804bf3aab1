import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { type RoundView, roundViewOf } from "../round-view.ts";
import type { RoundRow } from "../statements.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { isWalletRefusal, type WalletRefusal } from "../wagers/wallet-refusal.ts";
import { type BeginRefusal, beginRound, type SpinRequest } from "./begin-round.ts";
import { settleFrom } from "./settle-round.ts";

export type UnsettledRound = { reason: "roundUnsettled" | "stakeReturned" | WalletRefusal; roundId: string };
export type SpinRefusal = BeginRefusal | UnsettledRound | { reason: "roundOpen"; roundId: string };

/** One for a round that was left open, one for the spin itself, and one for a race between two windows. */
const ATTEMPTS = 3;

/**
 * Plays one round, free spins included: begins it, takes the stake, decides, pays. The same spinId again gives
 * the same round and takes nothing more; with another line bet it is refused (`spinConflict`). A round of the
 * player that was interrupted is settled first (`roundOpen` while it cannot be). `roundUnsettled` says that the
 * wallet could not decide: the same spin again, or `resumeRound`, goes on from there.
 */
export async function spin(
  context: Context,
  walletOf: WalletOf,
  request: SpinRequest,
): Promise<Outcome<RoundView, SpinRefusal>> {
  let blocking = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const begun = await beginRound(context, request);
    if (!begun.ok) return begun;
    const { row: round, isOwn } = begun.value;
    if (!isOwn && round.id === blocking) break;
    const after = await settleFrom(context, walletOf, round);
    if (isOwn) return settled(after);
    blocking = round.id;
  }
  return refuse({ reason: "roundOpen", roundId: blocking });
}

/** How a round ended for whoever waits for it. */
export function settled(round: RoundRow): Outcome<RoundView, UnsettledRound> {
  const roundId = round.id;
  switch (round.state) {
    case "paid":
      return done(roundViewOf(round));
    case "refused":
      if (!isWalletRefusal(round.refusal)) throw new Error(`Round ${roundId} was refused without a reason`);
      return refuse({ reason: round.refusal, roundId });
    case "returned":
      return refuse({ reason: "stakeReturned", roundId });
    case "staking":
    case "staked":
      return refuse({ reason: "roundUnsettled", roundId });
  }
}
