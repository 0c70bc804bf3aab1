import { later, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { OnlinePayouts, PaymentPorts } from "../../gateway/payments/index.ts";
import { withdrawalsFrozen } from "../../wallet/index.ts";
import { AT_ONCE, forEachOrder } from "../advance-each.ts";
import { readPayee } from "../store/payees.ts";
import {
  lockWithdrawal,
  readWithdrawalsToSend,
  takePayoutsToAsk,
  updateWithdrawal,
  type WithdrawalRow,
} from "../store/withdrawals.ts";
import { payoutOf } from "./withdrawal-amounts.ts";
import { settlePayout } from "./withdrawal-settlement.ts";
import { moveWithdrawal } from "./withdrawal-step.ts";

/** A node that sends waits this long before asking what became of it; the sending itself ends sooner. */
const FIRST_ASKED_MS = 10 * SECOND_MS;

/** In between nothing is on its way, and an operator can find that the provider has never heard of it. */
const SENT_AGAIN_MS = MINUTE_MS;

/** Sends what was approved, unless the ledger is known to be wrong. */
export async function sendApproved(context: Context, ports: PaymentPorts): Promise<void> {
  const providers = [...ports.payouts.values()].filter(({ kind }) => kind === "online");
  if (providers.length === 0) return;
  const codes = providers.map(({ code }) => code);
  const approved = await readWithdrawalsToSend(context.db, codes, AT_ONCE);
  await forEachOrder(ports, approved, async ({ reference }) => {
    const row = await beginSending(context, reference);
    if (row) await send(context, ports, row);
  });
}

/** Written down before the provider is asked: from here on the payout may exist, whatever happens to us. */
async function beginSending(context: Context, reference: string): Promise<WithdrawalRow | null> {
  return context.db.transaction(async (db) => {
    const row = await lockWithdrawal(db, reference);
    if (row?.state !== "approved" || (await withdrawalsFrozen({ ...context, db }))) return null;
    const at = context.now();
    const actor = { kind: "house", job: "cashier" } as const;
    const patch = { sentAt: at, pollAt: later(at, FIRST_ASKED_MS) };
    await moveWithdrawal({ db }, row, { state: "sending", at, actor }, patch);
    return { ...row, ...patch, state: "sending" };
  });
}

/**
 * Asks about what was sent and not answered for. A provider that has never heard of it is sent it again under the
 * same key; one that does not answer is asked later, because what is not known has not failed.
 */
export async function askAboutPayouts(context: Context, ports: PaymentPorts): Promise<void> {
  const due = await takePayoutsToAsk(context.db, context.now(), AT_ONCE);
  await forEachOrder(ports, due, async (row) => {
    const provider = online(ports, row);
    if (!provider) return;
    const truth = await provider.truth(row.pspKey);
    if (truth.status !== "unknown") {
      await settlePayout(context, ports, { reference: row.reference, truth });
      return;
    }
    const again = await beginAgain(context, row.reference);
    if (again) await send(context, ports, again);
  });
}

/**
 * The row as it is now: since it was taken an operator may have paid it, or given it back. What the provider has never
 * heard of has not left yet, so that it waits in a frozen house as the first sending does.
 */
async function beginAgain(context: Context, reference: string): Promise<WithdrawalRow | null> {
  return context.db.transaction(async (db) => {
    const row = await lockWithdrawal(db, reference);
    const at = context.now();
    if (row?.state !== "sending" || !row.sentAt || later(row.sentAt, SENT_AGAIN_MS) > at) return null;
    if (await withdrawalsFrozen({ ...context, db })) return null;
    const patch = { sentAt: at, pollAt: later(at, FIRST_ASKED_MS) };
    await updateWithdrawal(db, reference, patch);
    return { ...row, ...patch };
  });
}

async function send(context: Context, ports: PaymentPorts, row: WithdrawalRow): Promise<void> {
  const provider = online(ports, row);
  const payee = await readPayee(context.db, row.playerId, row.payee);
  if (!provider || !payee) return;
  const { pspKey: key, reference } = row;
  const truth = await provider.send({ key, reference, amount: payoutOf(row), payee: payee.fields });
  await settlePayout(context, ports, { reference, truth });
}

function online(ports: PaymentPorts, row: WithdrawalRow): OnlinePayouts | null {
  const provider = ports.payouts.get(row.provider);
  return provider?.kind === "online" ? provider : null;
}
