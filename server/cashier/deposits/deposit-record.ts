import { money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { MANUAL } from "../../gateway/payments/index.ts";
import type { Page } from "../../wallet/index.ts";
import { feeOf, type MethodRow } from "../methods/method.ts";
import { orderPage } from "../order-pages.ts";
import {
  countDeposits,
  type DepositRow,
  readDeposit,
  readDepositQueue,
  readDeposits,
} from "../store/deposits.ts";
import { readEvents } from "../store/events.ts";
import { methodsOf } from "../store/methods.ts";
import { proofCounts, sameProofs } from "../store/proofs.ts";
import { timelines } from "../timeline.ts";
import type { Deposit, DepositState, DepositStep } from "./deposit.ts";

/** One order of a player with its story; null when the player has no such order. */
export async function depositOf(
  context: Context,
  { playerId, depositId }: { playerId: bigint; depositId: string },
): Promise<Deposit | null> {
  const deposit = await anyDeposit(context, { depositId });
  return deposit?.playerId === playerId ? deposit : null;
}

/** One order as an operator reads it, whosever it is and long after it ended; null when there is none. */
export async function anyDeposit(
  { db }: Context,
  { depositId }: { depositId: string },
): Promise<Deposit | null> {
  const row = await readDeposit(db, depositId);
  const [deposit] = await told(db, row ? [row] : []);
  return deposit ?? null;
}

/** A page of a player's orders, newest first. */
export async function depositsOf(
  { db }: Context,
  { playerId, page }: { playerId: bigint; page: number },
): Promise<Page<Deposit>> {
  return orderPage(await countDeposits(db, playerId), page, async (part) =>
    told(db, await readDeposits(db, playerId, part)),
  );
}

/** An order as an operator decides about it, with other orders that were given the very same picture. */
export type WaitingDeposit = Deposit & { readonly sameProof: readonly string[] };

const QUEUE_MAX = 200;

/**
 * What waits for an operator, oldest first, at most 200. With `all` also deposits by hand whose players have sent no
 * proof: they can be credited once the money is seen.
 */
export async function depositQueue(
  { db }: Context,
  { all = false }: { all?: boolean } = {},
): Promise<WaitingDeposit[]> {
  const unproved = all ? [MANUAL.code] : [];
  const deposits = await told(db, await readDepositQueue(db, { unproved }, QUEUE_MAX));
  const proven = deposits.filter(({ proofs }) => proofs > 0).map(({ id }) => id);
  const same = await sameProofs(db, proven);
  return deposits.map((deposit) => ({ ...deposit, sameProof: same.get(deposit.id) ?? [] }));
}

async function told(db: Database, rows: readonly DepositRow[]): Promise<Deposit[]> {
  const references = rows.map(({ reference }) => reference);
  const stories = timelines<DepositState>("deposit", await readEvents(db, "deposit", references));
  const methodOf = await methodsOf(db, rows);
  const proven = rows.filter((row) => methodOf(row).needsProof).map(({ reference }) => reference);
  const counts = await proofCounts(db, proven);
  return rows.map((row) => ({
    ...depositIn(row, methodOf(row)),
    proofs: counts.get(row.reference) ?? 0,
    timeline: stories.get(row.reference) ?? [],
  }));
}

function depositIn(row: DepositRow, method: MethodRow): Omit<Deposit, "proofs" | "timeline"> {
  const { reference, state, receivedMinor } = row;
  const terms = { fixedMinor: row.feeFixedMinor, bps: row.feeBps };
  const minor = receivedMinor ?? row.amountMinor;
  const feeMinor = feeOf(minor, terms);
  const isPayable = state === "waiting" || state === "checking";
  return {
    id: reference,
    reference,
    playerId: row.playerId,
    state,
    method: {
      code: method.code,
      provider: row.provider,
      name: method.name,
      needsProof: method.needsProof,
    },
    instructions: isPayable ? method.instructions : null,
    payUrl: state === "waiting" ? row.payUrl : null,
    amount: money(row.amountMinor, row.asset),
    fee: money(feeMinor, row.asset),
    received: receivedMinor === null ? null : money(receivedMinor, row.asset),
    credited: money(minor - feeMinor, row.asset),
    movementId: row.transferId,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    nextStep: nextStep(row, method),
  };
}

function nextStep({ state, provider, payUrl }: DepositRow, { needsProof }: MethodRow): DepositStep {
  if (state === "waiting") {
    if (provider !== MANUAL.code) return payUrl === null ? "wait" : "payOnline";
    return needsProof ? "payAndProve" : "pay";
  }
  if (state === "checking" || state === "review") return "wait";
  if (state === "received") return "play";
  return state === "refused" ? "contact" : "orderAgain";
}
