/**
 * The front door of the cashier: money in and out by orders. Whatever has to know which payment providers are set
 * up, or speaks with one, is given the platform's ports. An order's id is its reference (`D-…`, `W-…`).
 */

export { operatorName } from "./actor.ts";
export { advanceCashier } from "./advance.ts";
export { type CallbackAnswer, handleCallback, type ProviderCall } from "./deposits/callback.ts";
export {
  DEPOSIT_STATES,
  DEPOSIT_STEPS,
  type Deposit,
  type DepositState,
  type DepositStep,
  ORDER_REASONS,
  type OrderReason,
  type TimelineEntry,
} from "./deposits/deposit.ts";
export { approveDeposit, cancelDeposit, refuseDeposit } from "./deposits/deposit-decisions.ts";
export {
  anyDeposit,
  depositOf,
  depositQueue,
  depositsOf,
  type WaitingDeposit,
} from "./deposits/deposit-record.ts";
export {
  type DepositRequest,
  type DepositRequestRefusal,
  requestDeposit,
} from "./deposits/deposit-request.ts";
export { attachProof, depositProof, type ProofImage, proofOf } from "./deposits/proof.ts";
export { type Direction, type Method, type MethodRow, quote } from "./methods/method.ts";
export { type MethodSetting, setMethod } from "./methods/method-setting.ts";
export { depositMethods, methodBook, withdrawalMethods } from "./methods/methods.ts";
export { readReference } from "./reference.ts";
export { seedCashier } from "./seed.ts";
export { openDepositsOf } from "./store/deposits.ts";
export type { PayeeField } from "./withdrawals/payee-fields.ts";
export { addPayee, type Payee, payeesOf, removePayee } from "./withdrawals/payees.ts";
export { hearAboutPayout, type PayoutHeard } from "./withdrawals/payout-truth.ts";
export { type RefusedWithdrawal, refusedWithdrawals } from "./withdrawals/refused-withdrawals.ts";
export {
  WITHDRAWAL_STATES,
  WITHDRAWAL_STEPS,
  type Withdrawal,
  type WithdrawalState,
  type WithdrawalStep,
} from "./withdrawals/withdrawal.ts";
export { type WithdrawalDay, withdrawalDayOf } from "./withdrawals/withdrawal-day.ts";
export {
  approveWithdrawal,
  cancelWithdrawal,
  confirmReceived,
  failWithdrawal,
  markPaid,
  refuseWithdrawal,
} from "./withdrawals/withdrawal-decisions.ts";
export { disputeWithdrawal, reportBounced, settleDispute } from "./withdrawals/withdrawal-disputes.ts";
export {
  anyWithdrawal,
  type OperatorWithdrawal,
  withdrawalOf,
  withdrawalQueue,
  withdrawalsOf,
} from "./withdrawals/withdrawal-record.ts";
export type {
  RequestedWithdrawal,
  WithdrawalRequest,
  WithdrawalRequestRefusal,
} from "./withdrawals/withdrawal-request.ts";
export {
  type DaySettings,
  setWithdrawalDay,
  withdrawalDaySettings,
} from "./withdrawals/withdrawal-settings.ts";
