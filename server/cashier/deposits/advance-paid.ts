import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { PaymentPorts } from "../../gateway/payments/index.ts";
import { sendMessage } from "../../messages/index.ts";
import { AT_ONCE, forEachOrder } from "../advance-each.ts";
import {
  lockWithdrawal,
  readUnconfirmed,
  updateWithdrawal,
  type WithdrawalRow,
} from "../store/withdrawals.ts";
import { arrivesOf } from "../withdrawals/withdrawal-amounts.ts";
import { moveWithdrawal } from "../withdrawals/withdrawal-step.ts";

/** Tells players whose withdrawal is about to count as received, while there is time to object. */
export async function warnUnconfirmed(context: Context, ports: PaymentPorts): Promise<void> {
  const due = await readUnconfirmed(context.db, { toWarn: context.now() }, AT_ONCE);
  await forEachOrder(ports, due, (row) => warn(context, row));
}

/** However late the house is with telling, a quarter of the time remains after it. */
async function warn(context: Context, { reference }: WithdrawalRow): Promise<void> {
  await context.db.transaction(async (db) => {
    const row = await lockWithdrawal(db, reference);
    const at = context.now();
    if (row?.state !== "paid" || row.warnedAt || !row.confirmDue) return;
    const restMs = Math.ceil((row.minutes * MINUTE_MS) / 4);
    const confirmDue = new Date(Math.max(row.confirmDue.getTime(), later(at, restMs).getTime()));
    await updateWithdrawal(db, reference, { warnedAt: at, confirmDue });
    await sendMessage(
      { ...context, db },
      {
        playerId: row.playerId,
        kind: "withdrawalPaid",
        facts: { reference, amount: arrivesOf(row), confirmBy: confirmDue.toISOString() },
        key: `withdrawal:${reference}:confirm-soon`,
      },
    );
  });
}

/** Counts as received what its player was told of and did not object to in time. Moves no money. */
export async function endUnconfirmed(context: Context, ports: PaymentPorts): Promise<void> {
  const due = await readUnconfirmed(context.db, { toEnd: context.now() }, AT_ONCE);
  await forEachOrder(ports, due, async ({ reference }) => {
    await context.db.transaction(async (db) => {
      const row = await lockWithdrawal(db, reference);
      const at = context.now();
      if (row?.state !== "paid" || !row.warnedAt || !row.confirmDue || row.confirmDue > at) return;
      const actor = { kind: "house", job: "cashier" } as const;
      const step = { state: "auto-received", at, actor, reason: "notConfirmedInTime" } as const;
      await moveWithdrawal({ db }, row, step, { endedAt: at });
      await sendMessage(
        { ...context, db },
        {
          playerId: row.playerId,
          kind: "withdrawalAutoReceived",
          facts: { reference, amount: arrivesOf(row) },
          key: `withdrawal:${reference}:auto-received`,
        },
      );
    });
  });
}
