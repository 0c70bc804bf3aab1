import type { Context } from "../db/context.ts";
import type { PaymentPorts } from "../gateway/payments/index.ts";
import { askAboutDeposits, expireDeposits } from "./deposits/advance-deposits.ts";
import { endUnconfirmed, warnUnconfirmed } from "./deposits/advance-paid.ts";
import { askAboutPayouts, sendApproved } from "./withdrawals/advance-payouts.ts";

/**
 * What happens at the cashier by the clock: approved payouts are sent, providers are asked about what is open,
 * unpaid orders run out, and paid withdrawals that nobody confirmed are warned of and then count as received.
 * May run in several processes at once and may be ended at any point; each order is locked and moved alone.
 */
export async function advanceCashier(context: Context, ports: PaymentPorts): Promise<void> {
  await sendApproved(context, ports);
  await askAboutPayouts(context, ports);
  await askAboutDeposits(context, ports);
  await expireDeposits(context, ports);
  await warnUnconfirmed(context, ports);
  await endUnconfirmed(context, ports);
}
