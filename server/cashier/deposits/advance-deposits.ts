import type { Context } from "../../db/context.ts";
import type { PaymentPorts } from "../../gateway/payments/index.ts";
import { AT_ONCE, forEachOrder } from "../advance-each.ts";
import { type DepositRow, lockDeposit, readUnpaidDeposits, takeDepositsToAsk } from "../store/deposits.ts";
import { settleDeposit } from "./deposit-settlement.ts";
import { moveDeposit } from "./deposit-step.ts";

/** Asks providers about orders whose call may have been lost. */
export async function askAboutDeposits(context: Context, ports: PaymentPorts): Promise<void> {
  const due = await takeDepositsToAsk(context.db, context.now(), AT_ONCE);
  await forEachOrder(ports, due, (row) => ask(context, ports, row));
}

async function ask(
  context: Context,
  ports: PaymentPorts,
  { provider, reference }: DepositRow,
): Promise<void> {
  const online = ports.deposits.get(provider);
  if (online?.kind !== "online") return;
  const truth = await online.truth(reference);
  // An order that the player has not begun to pay is pending there and stays waiting here: it may run out.
  if (truth.status === "paid" || truth.status === "failed") {
    await settleDeposit(context, ports, { reference, truth });
  }
}

/**
 * Ends orders that nobody paid in time. A provider is asked first: what is not answered does not run out, and holds up
 * none of the orders of which nobody is asked.
 */
export async function expireDeposits(context: Context, ports: PaymentPorts): Promise<void> {
  const at = context.now();
  const online = [...ports.deposits.values()].filter(({ kind }) => kind === "online");
  const providers = online.map(({ code }) => code);
  for (const others of [true, false]) {
    const unpaid = await readUnpaidDeposits(context.db, { at, providers, others }, AT_ONCE);
    await forEachOrder(ports, unpaid, async (row) => {
      await ask(context, ports, row);
      await expire(context, row);
    });
  }
}

async function expire({ db, now }: Context, { reference }: DepositRow): Promise<void> {
  await db.transaction(async (transaction) => {
    const row = await lockDeposit(transaction, reference);
    const at = now();
    if (row?.state !== "waiting" || row.expiresAt > at) return;
    const actor = { kind: "house", job: "cashier" } as const;
    await moveDeposit(transaction, row, { state: "expired", at, actor, reason: "notPaidInTime" });
  });
}
