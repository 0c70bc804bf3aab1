import type { Clock } from "../../core/time.ts";
import { MANUAL } from "./manual.ts";
import type { CallbackReader, DepositProvider, PaymentAlarm, PaymentPorts, PayoutProvider } from "./ports.ts";
import { WEBHOOK, webhookCallbacks, webhookDeposits, webhookPayouts } from "./signed-webhook.ts";

export { MANUAL } from "./manual.ts";
export {
  type Claim,
  type DepositProvider,
  type OnlineDeposits,
  type OnlinePayouts,
  type PaymentAlarm,
  type PaymentPorts,
  type PayoutProvider,
  ProviderUnreachable,
  type ProviderWord,
  type Truth,
} from "./ports.ts";
export { providerUrlFault } from "./provider-url.ts";
export { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "./signature.ts";
export { WEBHOOK } from "./signed-webhook.ts";

export type PaymentSetup = {
  /** Where the provider of signed calls is and what both sides sign with; null without one. */
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  readonly now: Clock;
  alarm(event: PaymentAlarm): void;
};

/** The outside world of the cashier as this house has set it up. Money by hand is always there. */
export function paymentPorts({ webhook, now, alarm }: PaymentSetup): PaymentPorts {
  const deposits = new Map<string, DepositProvider>([[MANUAL.code, MANUAL]]);
  const payouts = new Map<string, PayoutProvider>([[MANUAL.code, MANUAL]]);
  const callbacks = new Map<string, CallbackReader>();
  if (webhook) {
    deposits.set(WEBHOOK, webhookDeposits({ ...webhook, now }));
    payouts.set(WEBHOOK, webhookPayouts({ ...webhook, now }));
    callbacks.set(WEBHOOK, webhookCallbacks(webhook.secret));
  }
  return { deposits, payouts, callbacks, alarm };
}
