import { multiplierAt } from "../../../core/flight.ts";
import { later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { Database } from "../../../db/database.ts";
import { linkAt } from "../../fairness/chain.ts";
import { type Decision, decideWagers } from "../../wagers/wager-payouts.ts";
import { flightMs } from "../games/crash.ts";
import { type RoundGame, roundGameOf } from "../games/round-games.ts";
import { asKept } from "../kept-outcome.ts";
import { drawOutcome, payoutOf, paysOf, type RoundChoice, type RoundOutcome } from "../outcome.ts";
import {
  LOCK_ROUND,
  MARK_SETTLED,
  PASSED_CASH_OUTS,
  type SharedRoundRow,
  STAKES_OF_ROUND,
  TELL_ROUND,
} from "../statements.ts";

export type Secret = { readonly link: string; readonly outcome: RoundOutcome };

/** What becomes of a round whose entropy is fixed. Nobody outside of the engine is told before it is over. */
export async function secretOf(db: Database, game: RoundGame, round: SharedRoundRow): Promise<Secret> {
  const { id, number, mathVersion, entropy } = round;
  if (entropy === null) throw new Error(`Round ${id} has no entropy yet`);
  if (mathVersion > game.mathVersion)
    throw new Error(`Round ${id} has version ${mathVersion} of ${game.code}, which is not here`);
  const link = await linkOfRound(db, round);
  const outcome = drawOutcome({
    kind: game.kind,
    version: mathVersion,
    game: game.code,
    number,
    seeds: { link, round: id, entropy },
  });
  return { link, outcome };
}

export function linkOfRound(db: Database, round: SharedRoundRow): Promise<string> {
  return linkAt(db, { chainId: round.chainId, index: round.chainIndex });
}

/** When a round that is being drawn is over: at once, but for a flight, which ends where its point is. */
export function overAt({ drawnAt }: SharedRoundRow, { outcome }: Secret): Date {
  const took = outcome.kind === "crash" ? flightMs(outcome.point) : 0;
  return later(drawnAt ?? new Date(0), took);
}

/**
 * Decides every stake that nobody decided before and says how the round ended, in one transaction. Answers with the
 * wagers that are to be paid; nobody else is given them again.
 */
export async function settleRound(context: Context, { id }: SharedRoundRow): Promise<string[]> {
  return context.db.transaction(async (transaction) => {
    const [round] = await transaction.call(LOCK_ROUND, [id]);
    const game = round && roundGameOf(round.game);
    if (round?.state !== "drawing" || !game) return [];
    const { link, outcome } = await secretOf(transaction, game, round);
    const staked = await transaction.call(STAKES_OF_ROUND, [id, ["staked"]]);
    const decided = await decideWagers(
      transaction,
      staked.map((stake) => decisionOf(stake, outcome, round.number)),
    );
    const endsAt = later(context.now(), game.shownMs);
    const kept = JSON.stringify(asKept(round.mathVersion, outcome));
    await transaction.call(MARK_SETTLED, [id, kept, link, endsAt]);
    await transaction.call(TELL_ROUND, [game.code]);
    return decided;
  });
}

/** `at` is what the stake was multiplied with, in hundredths; the outcome stands in the round. */
export function decisionOf(
  stake: { readonly id: string; readonly stakeMinor: bigint; readonly choice: RoundChoice },
  outcome: RoundOutcome,
  number: number,
): Decision {
  const at = paysOf(outcome, stake.choice, number);
  return { wagerId: stake.id, payoutMinor: payoutOf(stake.stakeMinor, at), result: { at } };
}

/**
 * The cash-outs that a flight has passed on its way, each at its own number. Answers with the wagers to be paid. In
 * one transaction with a look at the round, so that none is made in a round that was called off.
 */
export async function cashOutPassed(
  context: Context,
  round: SharedRoundRow,
  { outcome }: Secret,
): Promise<string[]> {
  if (outcome.kind !== "crash" || !round.drawnAt) return [];
  const flown = multiplierAt(context.now().getTime() - round.drawnAt.getTime());
  const reached = Math.min(flown, outcome.point);
  const passed = await context.db.call(PASSED_CASH_OUTS, [round.id, reached]);
  if (passed.length === 0) return [];
  return context.db.transaction(async (transaction) => {
    const [locked] = await transaction.call(LOCK_ROUND, [round.id]);
    if (locked?.state !== "drawing") return [];
    const decided = await decideWagers(
      transaction,
      passed.map(({ id, stakeMinor, auto }) => ({
        wagerId: id,
        payoutMinor: payoutOf(stakeMinor, auto),
        result: { at: auto },
      })),
    );
    await transaction.call(TELL_ROUND, [round.game]);
    return decided;
  });
}
