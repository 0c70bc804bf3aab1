import { type CallbackAnswer, handleCallback, type ProviderCall } from "#server/cashier/index.ts";
import { signPayment } from "#server/gateway/payments/signature.ts";
import { CALLBACK_SECRET, type CashierStage } from "./cashier-stage.ts";
import type { TestContext } from "./database.ts";

/** A signed call of the stage's provider: that 100.00 were paid for an order, unless it says otherwise. */
export function providerCall(
  context: TestContext,
  { ports }: CashierStage,
  said: { subject: string } & Record<string, unknown>,
  more: Partial<ProviderCall> = {},
): Promise<CallbackAnswer> {
  const claim = { about: "payment", status: "paid", amount: "10000", currency: "P", ...said };
  const body = more.body ?? new TextEncoder().encode(JSON.stringify(claim));
  const timestamp = more.timestamp ?? `${context.now().getTime() / 1000}`;
  const signature = signPayment(CALLBACK_SECRET, timestamp, body);
  return handleCallback(context, ports, { provider: "webhook", timestamp, signature, body, ...more });
}
