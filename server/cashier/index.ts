/**
 * The front door of the cashier: money in and out by orders. Whatever has to know which payment providers are set
 * up, or speaks with one, is given the platform's ports. An order's id is its reference (`D-…`, `W-…`).
 */

export { operatorName } from "./actor.ts";
export { advanceCashier } from "./advance.ts";
export { type CallbackAnswer, handleCallback, type ProviderCall } from "./callback.ts";
export type { Deposit, DepositState, DepositStep, OrderReason, TimelineEntry } from "./deposit.ts";
export { approveDeposit, cancelDeposit, refuseDeposit } from "./deposit-decisions.ts";
export { anyDeposit, depositOf, depositQueue, depositsOf, type WaitingDeposit } from "./deposit-record.ts";
export { type DepositRequest, type DepositRequestRefusal, requestDeposit } from "./deposit-request.ts";
export { type Direction, type Method, type MethodRow, quote } from "./method.ts";
export { type MethodSetting, setMethod } from "./method-setting.ts";
export { depositMethods, methodBook, withdrawalMethods } from "./methods.ts";
export type { PayeeField } from "./payee-fields.ts";
export { addPayee, type Payee, payeesOf, removePayee } from "./payees.ts";
export { hearAboutPayout, type PayoutHeard } from "./payout-truth.ts";
export { attachProof, depositProof, type ProofImage, proofOf } from "./proof.ts";
export { readReference } from "./reference.ts";
export { type RefusedWithdrawal, refusedWithdrawals } from "./refused-withdrawals.ts";
export { seedCashier } from "./seed.ts";
export { openDepositsOf } from "./store/deposits.ts";
export type { Withdrawal, WithdrawalState, WithdrawalStep } from "./withdrawal.ts";
export { type WithdrawalDay, withdrawalDayOf } from "./withdrawal-day.ts";
export {
  approveWithdrawal,
  cancelWithdrawal,
  confirmReceived,
  failWithdrawal,
  markPaid,
  refuseWithdrawal,
} from "./withdrawal-decisions.ts";
export { disputeWithdrawal, reportBounced, settleDispute } from "./withdrawal-disputes.ts";
export {
  anyWithdrawal,
  type OperatorWithdrawal,
  withdrawalOf,
  withdrawalQueue,
  withdrawalsOf,
} from "./withdrawal-record.ts";
export type {
  RequestedWithdrawal,
  WithdrawalRequest,
  WithdrawalRequestRefusal,
} from "./withdrawal-request.ts";
export { setWithdrawalDay, withdrawalDaySettings } from "./withdrawal-settings.ts";
