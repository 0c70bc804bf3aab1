import { isId } from "../../core/ids.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { returnWagers } from "../wagers.ts";
import type { WalletOf } from "../wallet-client.ts";
import { linkOfRound } from "./settle-round.ts";
import { LOCK_ROUND, MARK_CANCELLED, STAKES_OF_ROUND, TELL_ROUND } from "./statements.ts";

/** How long a page says that a round was called off, before the next one opens. */
const SHOWN_MS = 5 * SECOND_MS;

/**
 * An operator calls a round off: every stake that is not decided goes back, by the clock (returnStakes). Who has left a
 * flight before keeps what was confirmed to them. A round that is over is not called off.
 */
export async function callOffRound(
  context: Context,
  { roundId, reason }: { roundId: string; reason: string },
): Promise<Outcome<{ roundId: string }, { reason: "roundClosed" }>> {
  if (!isId(roundId)) return refuse({ reason: "roundClosed" });
  const cancelled = await context.db.transaction(async (transaction) => {
    const [round] = await transaction.call(LOCK_ROUND, [roundId]);
    if (!round) return false;
    const link = await linkOfRound(transaction, round);
    const endsAt = later(context.now(), SHOWN_MS);
    const [marked] = await transaction.call(MARK_CANCELLED, [roundId, reason, link, endsAt]);
    if (marked) await transaction.call(TELL_ROUND, [round.game]);
    return marked !== undefined;
  });
  return cancelled ? done({ roundId }) : refuse({ reason: "roundClosed" });
}

/** Calls a round off and gives back at once. */
export async function cancelRound(
  context: Context,
  walletOf: WalletOf,
  asked: { roundId: string; reason: string },
): ReturnType<typeof callOffRound> {
  const calledOff = await callOffRound(context, asked);
  if (calledOff.ok) await returnStakes(context, walletOf, asked.roundId);
  return calledOff;
}

/** What is left to give back of a round that was called off. */
export async function returnStakes(context: Context, walletOf: WalletOf, roundId: string): Promise<void> {
  const left = await context.db.call(STAKES_OF_ROUND, [roundId, ["staking", "staked", "returning"]]);
  await returnWagers(
    context,
    walletOf,
    left.map(({ id }) => id),
  );
}
