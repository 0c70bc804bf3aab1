import type { LocalText } from "../../core/languages.ts";
import type { Money } from "../../core/numbers/money.ts";

/**
 * waiting: the player has to pay. checking: a proof was sent, or the provider has it under way. review: what
 * the provider says is not what was ordered, so an operator decides.
 */
export const DEPOSIT_STATES = [
  "waiting",
  "checking",
  "received",
  "refused",
  "expired",
  "cancelled",
  "review",
] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

export const OPEN_DEPOSIT_STATES = ["waiting", "checking", "review"] as const;

/** Why an order came to a state, where that does not go without saying. */
export const ORDER_REASONS = [
  "byOperator",
  "otherAmount",
  "disagreement",
  "paidLate",
  "paidAfterRefusal",
  "notCredited",
  "providerFailed",
  "providerUnavailable",
  "notPaidInTime",
  "notConfirmedInTime",
  "bounced",
  "foundPaid",
  "neverArrived",
] as const;
export type OrderReason = (typeof ORDER_REASONS)[number];

/** One line of an order's story. `reason` is a key of a sentence, `note` what an operator wrote. */
export type TimelineEntry<State> = {
  readonly state: State;
  readonly at: Date;
  readonly reason: OrderReason | null;
  readonly note: string | null;
};

/** What the player can do about an order now. */
export const DEPOSIT_STEPS = [
  "payAndProve",
  "pay",
  "payOnline",
  "wait",
  "play",
  "orderAgain",
  "contact",
] as const;
export type DepositStep = (typeof DEPOSIT_STEPS)[number];

/** An order as its player sees it. */
export type Deposit = {
  readonly id: string;
  readonly reference: string;
  readonly playerId: bigint;
  readonly state: DepositState;
  readonly method: { code: string; provider: string; name: LocalText; needsProof: boolean };
  /** Where to pay, as long as there is something to pay. */
  readonly instructions: LocalText | null;
  readonly payUrl: string | null;
  readonly amount: Money;
  readonly fee: Money;
  /** What came, when it came: it may be another amount, and then so may the fee be. */
  readonly received: Money | null;
  /** What the account is given: the amount without the fee. */
  readonly credited: Money;
  /** The ledger's number of what came; null before it did. */
  readonly movementId: bigint | null;
  readonly proofs: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly timeline: readonly TimelineEntry<DepositState>[];
  readonly nextStep: DepositStep;
};
