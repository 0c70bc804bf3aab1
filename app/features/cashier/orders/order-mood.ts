import type { DepositState, WithdrawalState } from "#server/cashier/index.ts";
import type { OrderMood } from "./order-history.tsx";

/** How each state of an order is to be taken. */
export const MOODS: Readonly<Record<DepositState | WithdrawalState, OrderMood>> = {
  waiting: "waiting",
  checking: "waiting",
  review: "waiting",
  held: "waiting",
  approved: "waiting",
  sending: "waiting",
  paid: "waiting",
  disputed: "waiting",
  received: "good",
  "auto-received": "good",
  returned: "over",
  refused: "over",
  failed: "over",
  expired: "over",
  cancelled: "over",
};
