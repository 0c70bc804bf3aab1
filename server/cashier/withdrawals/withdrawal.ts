import type { LocalText } from "../../core/languages.ts";
import type { Money } from "../../core/numbers/money.ts";
import type { TimelineEntry } from "../deposits/deposit.ts";

/**
 * held: set aside, an operator decides. approved: to be paid. sending: a provider was asked, and what it has
 * not said is not known. paid: on its way to the player, who confirms; auto-received: nobody confirmed in time.
 * disputed: its player says that it has not come, and an operator finds out; returned: it had not, and is given back.
 */
export const WITHDRAWAL_STATES = [
  "held",
  "approved",
  "sending",
  "paid",
  "disputed",
  "received",
  "auto-received",
  "returned",
  "refused",
  "failed",
  "cancelled",
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** What the player can do about a withdrawal now. `cancelOrWait` is the only one that can be taken back. */
export const WITHDRAWAL_STEPS = [
  "cancelOrWait",
  "wait",
  "confirm",
  "beingTraced",
  "none",
  "orderAgain",
  "contact",
] as const;
export type WithdrawalStep = (typeof WITHDRAWAL_STEPS)[number];

/** A withdrawal as its player sees it. */
export type Withdrawal = {
  readonly id: string;
  readonly reference: string;
  readonly playerId: bigint;
  readonly state: WithdrawalState;
  readonly method: { code: string; provider: string; name: LocalText };
  /** The account that it goes to, numbers shortened. */
  readonly payee: readonly { name: string; label: LocalText; value: string }[];
  readonly amount: Money;
  readonly fee: Money;
  /** What arrives at the payee. */
  readonly arrives: Money;
  /** The ledger's numbers of what set the amount aside, and of what ended that: paid out, or given back. */
  readonly holdMovementId: bigint;
  readonly endMovementId: bigint | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** When "paid but not confirmed" counts as received; null when that clock does not run. */
  readonly confirmDue: Date | null;
  readonly timeline: readonly TimelineEntry<WithdrawalState>[];
  readonly nextStep: WithdrawalStep;
};
