import { eachApart, throwFirst } from "../../core/bounds/each-apart.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import {
  CORRECTIONS,
  CORRECTIONS_UNDER_WAY,
  type CorrectionRow,
  INSERT_CORRECTION,
  type Json,
  LOCK_WAGER,
  MARK_CORRECTION,
} from "./wager-statements.ts";
import { readWager } from "./wagers.ts";
import type { WalletOf } from "./wallet-client.ts";

export type Correction = { wagerId: string; payoutMinor: bigint; result: Json; reason: string };

/**
 * Writes what paid wagers should have paid, and sends each difference. A wager that pays that already is left alone;
 * one that is only `paying` has to be paid first. Money that a player no longer has is not taken: that correction is
 * `refused` and listed for the office, and the same one is not made again. Where an earlier one is still being sent,
 * nobody knows what the wager pays: it is sent first, and until it is none is made (see areSent).
 */
export async function correctWagers(
  context: Context,
  walletOf: WalletOf,
  corrections: readonly Correction[],
): Promise<CorrectionRow[]> {
  const ids = corrections.map(({ wagerId }) => wagerId);
  const left = (await readCorrections(context.db, ids)).filter(({ state }) => state === "sending");
  const send = (correction: CorrectionRow) => sendCorrection(context, walletOf, correction);
  const faults = await eachApart(left, send);
  const made: CorrectionRow[] = [];
  for (const { wagerId, payoutMinor, result, reason } of corrections) {
    const row = await context.db.transaction(async (transaction) => {
      await transaction.call(LOCK_WAGER, [wagerId]);
      const values = [wagerId, payoutMinor, JSON.stringify(result), reason, context.now()];
      const [written] = await transaction.call(INSERT_CORRECTION, values);
      return written ?? null;
    });
    if (row) made.push(row);
  }
  throwFirst([...faults, ...(await eachApart(made, send))]);
  return made.length === 0 ? [] : readCorrections(context.db, [...new Set(made.map((row) => row.wagerId))]);
}

export function readCorrections(db: Database, wagerIds: readonly string[]): Promise<CorrectionRow[]> {
  return db.call(CORRECTIONS, [wagerIds]);
}

/** Whether none of these wagers has a correction on its way. */
export async function areSent(db: Database, wagerIds: readonly string[]): Promise<boolean> {
  return (await readCorrections(db, wagerIds)).every(({ state }) => state !== "sending");
}

/** Sends what was written and never answered. */
export async function finishCorrections(context: Context, walletOf: WalletOf): Promise<void> {
  const left = await context.db.call(CORRECTIONS_UNDER_WAY, []);
  throwFirst(await eachApart(left, (correction) => sendCorrection(context, walletOf, correction)));
}

async function sendCorrection(
  context: Context,
  walletOf: WalletOf,
  correction: CorrectionRow,
): Promise<void> {
  const { wagerId, nth, changeMinor, reason } = correction;
  const wager = await readWager(context.db, wagerId);
  const { code } = await walletOf(wager.vendor).adjust({
    txId: correctionTx(wagerId, nth),
    player: wager.playerRef,
    game: wager.game,
    round: wager.id,
    amount: (changeMinor < 0n ? -changeMinor : changeMinor).toString(),
    currency: wager.asset,
    direction: changeMinor > 0n ? "IN" : "OUT",
    reason,
  });
  if (code === "RETRY_LATER") return;
  if (code !== "OK" && code !== "INSUFFICIENT_FUNDS") {
    throw new Error(`The wallet answered ${code} to correction ${nth} of wager ${wagerId}`);
  }
  await context.db.call(MARK_CORRECTION, [wagerId, nth, code === "OK" ? "done" : "refused"]);
}

export function correctionTx(wagerId: string, nth: number): string {
  return `${wagerId}-correction-${nth}`;
}
