import type { Money } from "../../core/numbers/money.ts";
import type { Outcome } from "../../core/outcome.ts";

/** What a provider says of a payment or a payout. Amounts are minor units in the currency that it names. */
export type ProviderWord = {
  readonly status: "pending" | "paid" | "failed";
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly providerRef: string;
};

/** `unknown` is an answer: the provider has never heard of it. No answer at all is thrown as ProviderUnreachable. */
export type Truth = ProviderWord | { readonly status: "unknown" };

export type PaymentOrder = {
  readonly reference: string;
  readonly amount: Money;
  /** Where the provider sends the player back to: a page of ours. */
  readonly returnUrl: string;
};

export type PayoutOrder = {
  /** One payout, however often it is sent. */
  readonly key: string;
  readonly reference: string;
  readonly amount: Money;
  readonly payee: Readonly<Record<string, string>>;
};

/** A way in that a person of ours looks after: the player sends a proof, an operator decides. */
export type ManualProvider = { readonly kind: "manual"; readonly code: string };

/** A way in that a payment provider looks after. */
export type OnlineDeposits = {
  readonly kind: "online";
  readonly code: string;
  /** Announces an order. The same reference is one payment, however often it is announced. */
  start(order: PaymentOrder): Promise<{ providerRef: string; payUrl: string }>;
  truth(reference: string): Promise<Truth>;
};

export type OnlinePayouts = {
  readonly kind: "online";
  readonly code: string;
  /** Asks for a payout. The same key is one payout; what is not certain is thrown and asked for later. */
  send(order: PayoutOrder): Promise<ProviderWord>;
  truth(key: string): Promise<Truth>;
};

export type DepositProvider = ManualProvider | OnlineDeposits;
export type PayoutProvider = ManualProvider | OnlinePayouts;

/** What a provider calls us about, after its signature held. What it claims is only a reason to ask it. */
export type Claim = {
  readonly about: "payment" | "payout";
  /** Our reference of a deposit, or our key of a payout. */
  readonly subject: string;
  readonly status: ProviderWord["status"];
  readonly amountMinor: bigint;
  readonly currency: string;
};

export type CallbackMessage = {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: Uint8Array;
  readonly now: Date;
};

export type CallbackReader = (
  message: CallbackMessage,
) => Outcome<Claim, { reason: "badSignature" | "staleTimestamp" | "unreadable" }>;

/** Something at the border that an operator should know of. Never with a body, a secret or an account in it. */
export type PaymentAlarm = {
  readonly kind:
    | "badSignature"
    | "staleTimestamp"
    | "unreadable"
    | "unknownProvider"
    | "unknownOrder"
    | "disagreement"
    | "unreachable"
    | "fault";
  readonly provider: string;
  readonly reference?: string;
  readonly fault?: unknown;
};

/** Everything that the cashier asks of the outside world. Providers that are not set up are not in it. */
export type PaymentPorts = {
  readonly deposits: ReadonlyMap<string, DepositProvider>;
  readonly payouts: ReadonlyMap<string, PayoutProvider>;
  readonly callbacks: ReadonlyMap<string, CallbackReader>;
  alarm(event: PaymentAlarm): void;
};

/** The provider gave no answer that could be believed. Nothing is known, so nothing may be assumed. */
export class ProviderUnreachable extends Error {
  override name = "ProviderUnreachable";
}
