import { isAsset } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { HOUR_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { type CommandCode, execute, type WalletCommand } from "../../wallet/index.ts";
import { ordersByKey, playerIdOf } from "./reconciliation-orders.ts";
import { type Difference, dismissUntil, lockDifference, settleDifference } from "./reconciliation-queue.ts";

/** How long it counts that the vendor did not know an order. */
const ASKED_WITHIN_MS = HOUR_MS;

/** What one transaction dismisses: its locks are not held for long. */
const DISMISSED_MAX = 1000;

type Settled = { reason: "unknownDifference" | "alreadySettled" };

export type RepairRefusal =
  | Settled
  | { reason: "notRepairable" }
  /** The vendor was not asked about it for an hour. It is asked by the clock, if it can be asked at all. */
  | { reason: "notAskedLately" }
  /** The ledger would not: nothing was moved, and `code` says why. */
  | { reason: "refusedByLedger"; code: CommandCode };

/**
 * Repairs one difference with the protocol's own commands, once: a payout that is missing here is booked as the
 * vendor's own, and what the vendor does not know or has undone is rolled back. Refuses with `notRepairable` what
 * nobody but the vendor can put right: a stake that is missing here, another amount, an undone payout. Refuses
 * with `notAskedLately` to take back what the vendor may know by now.
 */
export async function repairDifference(
  context: Context,
  { id, operator }: { id: bigint; operator: string },
): Promise<Outcome<Difference, RepairRefusal>> {
  // Thrown to undo the transaction, so that what the ledger refuses is not remembered as the vendor's.
  const undone = new Error("The ledger refused the repair.");
  let refusedWith: CommandCode = "BAD_REQUEST";
  try {
    return await context.db.transaction(async (transaction) => {
      const found = await lockDifference(transaction, id);
      if (!found) return refuse({ reason: "unknownDifference" });
      if (found.state !== "open") return refuse({ reason: "alreadySettled" });
      if (!isFresh(context, found)) return refuse({ reason: "notAskedLately" });
      const command = await repairOf({ ...context, db: transaction }, found);
      if (!command) return refuse({ reason: "notRepairable" });
      const [answer] = await execute({ db: transaction }, [command]);
      if (answer?.code !== "OK") {
        refusedWith = answer?.code ?? refusedWith;
        throw undone;
      }
      const at = context.now();
      return done(await settleDifference(transaction, { id, state: "repaired", at, operator, reason: null }));
    });
  } catch (fault) {
    if (fault === undone) return refuse({ reason: "refusedByLedger", code: refusedWith });
    throw fault;
  }
}

/** Says that nothing has to be done about a difference, and why. It is not raised again for the same facts. */
export async function dismissDifference(
  { db, now }: Context,
  { id, operator, reason }: { id: bigint; operator: string; reason: string },
): Promise<Outcome<Difference, Settled | { reason: "noReason" }>> {
  if (reason.trim() === "") return refuse({ reason: "noReason" });
  return db.transaction(async (transaction) => {
    const found = await lockDifference(transaction, id);
    if (!found) return refuse({ reason: "unknownDifference" });
    if (found.state !== "open") return refuse({ reason: "alreadySettled" });
    const settled = { id, state: "dismissed", at: now(), operator, reason: reason.trim() } as const;
    return done(await settleDifference(transaction, settled));
  });
}

/**
 * The same about everything open of a vendor that happened up to a moment, with one reason: at most 1000 at a time, and
 * how many are left. Refuses when nothing of that age is open.
 */
export async function dismissDifferencesUntil(
  { db, now }: Context,
  { vendor, until, operator, reason }: { vendor: string; until: Date; operator: string; reason: string },
): Promise<Outcome<{ ids: bigint[]; left: number }, { reason: "noReason" | "noneOpen" }>> {
  if (reason.trim() === "") return refuse({ reason: "noReason" });
  return db.transaction(async (transaction) => {
    const said = { vendor, until, operator, reason: reason.trim(), at: now(), most: DISMISSED_MAX };
    const dismissed = await dismissUntil(transaction, said);
    return dismissed.ids.length > 0 ? done(dismissed) : refuse({ reason: "noneOpen" });
  });
}

function isFresh({ now }: Context, { kind, askedAt }: Difference): boolean {
  return kind !== "missing-there" || now().getTime() - askedAt.getTime() <= ASKED_WITHIN_MS;
}

async function repairOf(context: Context, difference: Difference): Promise<WalletCommand | null> {
  const { kind, operation, theirs } = difference;
  if (kind === "missing-here" && operation === "credit") return bookingOf(context, difference);
  const isUndoneThere = kind === "state" && theirs?.state === "rolled-back";
  if (kind !== "missing-there" && !isUndoneThere) return null;
  return operation === "adjust" ? null : rollbackOf(context, difference);
}

function bookingOf({ now }: Context, difference: Difference): WalletCommand | null {
  const { vendor, player, txId, currency, theirs, payoutKind, betTxId, endsRound, round, game } = difference;
  const playerId = playerIdOf(player);
  if (playerId === null || theirs === null || !isAsset(currency) || currency === "PTS") return null;
  return {
    op: "credit",
    scope: vendor,
    playerId,
    key: txId,
    asset: currency,
    amountMinor: theirs.amountMinor,
    round,
    game,
    kind: payoutKind ?? "WIN",
    betKey: betTxId ?? undefined,
    endsRound: endsRound || undefined,
    at: now(),
  };
}

/** A rollback names its target by number alone, and of a stake and a payout with one number it means the stake. */
async function rollbackOf(context: Context, difference: Difference): Promise<WalletCommand | null> {
  const { id, vendor, player, txId, currency, round, operation } = difference;
  const playerId = playerIdOf(player);
  if (playerId === null || !isAsset(currency)) return null;
  const stakes = operation === "credit" ? [{ player, kind: "debit", txId } as const] : [];
  if ((await ordersByKey(context, vendor, stakes)).length > 0) return null;
  return {
    op: "rollback",
    scope: vendor,
    playerId,
    key: `nard-reconciliation-${id}`,
    asset: currency,
    round,
    targetKey: txId,
    at: context.now(),
  };
}
