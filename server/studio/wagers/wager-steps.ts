import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import {
  INSERT_RAISE,
  type Json,
  LOCK_WAGER,
  MARK_RAISE,
  MARK_WAGER_PROGRESS,
  RAISES,
  type RaiseRow,
  type WagerRow,
} from "./wager-statements.ts";
import { raiseTx, readWager, sameJson } from "./wagers.ts";
import type { WalletOf } from "./wallet-client.ts";
import type { WalletRefusal } from "./wallet-refusal.ts";
import { askStake } from "./wallet-steps.ts";

/**
 * Writes how far a game of several steps has come. False where it stands elsewhere than `from` by now: another window
 * was faster, and what it did counts.
 */
export async function writeProgress(
  db: Database,
  { wagerId, from, to }: { wagerId: string; from: Json; to: Json },
): Promise<boolean> {
  const before = from === null ? null : JSON.stringify(from);
  const [row] = await db.call(MARK_WAGER_PROGRESS, [wagerId, JSON.stringify(to), before]);
  return row !== undefined;
}

export type Raise = { wagerId: string; formRef: string; amountMinor: bigint; action: Json };
export type RaiseRefusal = {
  reason: "raiseConflict" | "wagerClosed" | "stakeReturned" | "roundUnsettled" | WalletRefusal;
};

/**
 * Takes a further stake of a wager that is being played: a double, a split, an insurance. The same form again takes
 * nothing more; with something else in it it is refused. One raise at a time: another one that is not answered yet is
 * asked for first.
 */
export async function raiseWager(
  context: Context,
  walletOf: WalletOf,
  { wagerId, formRef, amountMinor, action }: Raise,
): Promise<Outcome<RaiseRow, RaiseRefusal>> {
  await finishRaises(context, walletOf, wagerId);
  const begun = await context.db.transaction(async (transaction) => {
    await transaction.call(LOCK_WAGER, [wagerId]);
    const known = (await readRaises(transaction, wagerId)).find((raise) => raise.formRef === formRef);
    if (known) return known;
    const wager = await readWager(transaction, wagerId);
    if (wager.state !== "staked") return null;
    await transaction.call(INSERT_RAISE, [
      wagerId,
      formRef,
      amountMinor,
      JSON.stringify(action),
      context.now(),
    ]);
    return (await readRaises(transaction, wagerId)).find((raise) => raise.formRef === formRef) ?? null;
  });
  if (!begun) return refuse({ reason: "wagerClosed" });
  if (begun.amountMinor !== amountMinor || !sameJson(begun.action, action))
    return refuse({ reason: "raiseConflict" });
  if (begun.state === "staked") return done(begun);
  return takeRaise(context, walletOf, await readWager(context.db, wagerId), begun);
}

export function readRaises(db: Database, wagerId: string): Promise<RaiseRow[]> {
  return db.call(RAISES, [wagerId]);
}

/** Asks again for what was asked for and never answered. */
export async function finishRaises(context: Context, walletOf: WalletOf, wagerId: string): Promise<void> {
  const open = (await readRaises(context.db, wagerId)).filter(({ state }) => state === "staking");
  if (open.length === 0) return;
  const wager = await readWager(context.db, wagerId);
  for (const raise of open) await takeRaise(context, walletOf, wager, raise);
}

async function takeRaise(
  context: Context,
  walletOf: WalletOf,
  wager: WagerRow,
  raise: RaiseRow,
): Promise<Outcome<RaiseRow, RaiseRefusal>> {
  const { amountMinor } = raise;
  const answer = await askStake(walletOf, wager, { txId: raiseTx(wager.id, raise.nth), amountMinor });
  if (answer.kind === "unknown") return refuse({ reason: "roundUnsettled" });
  const state = answer.kind === "taken" ? "staked" : "refused";
  await context.db.call(MARK_RAISE, [wager.id, raise.nth, state]);
  if (answer.kind === "taken") return done({ ...raise, state });
  return refuse({ reason: answer.kind === "refused" ? answer.refusal : "stakeReturned" });
}
