import type { Context } from "../db/context.ts";
import type { OrderAnswer, WalletAnswer, WalletCommand, WalletOrder } from "./commands.ts";
import { submit, submitTogether } from "./gather.ts";

export {
  accountOf,
  accountsOf,
  balanceOf,
  balancesOf,
  grantTrial,
  openAccounts,
  type Purse,
} from "./accounts.ts";
export { type RefusedAdjustment, refusedAdjustments } from "./adjustments.ts";
export {
  approveAlarm,
  type Break,
  closeAlarm,
  openAlarms,
  raiseAlarms,
  withdrawalsFrozen,
} from "./alarms.ts";
export {
  type BettingRecord,
  type BettingRecordRequest,
  bettingRecord,
  type Round,
  type RoundMovement,
  type RoundRecord,
  type RoundState,
  type RoundTotals,
  roundRecord,
  wholeBettingRecord,
} from "./betting-record.ts";
export type {
  AdjustmentDirection,
  CommandCode,
  OrderAnswer,
  PayoutKind,
  Refusal,
  WalletAnswer,
  WalletCommand,
  WalletOrder,
} from "./commands.ts";
export { PAYOUT_MINOR_MAX } from "./commands.ts";
export { type Deposited, depositsAfter, depositsSince, hasDeposited, lastDeposits } from "./deposits.ts";
export {
  contributeToJackpot,
  forfeitBonus,
  grantBonus,
  holdFunds,
  issuePoints,
  jackpotBalance,
  payContract,
  payContractsOfHouse,
  payHold,
  payJackpot,
  payMissionPrize,
  payRafflePrize,
  payRebate,
  payReward,
  receiveDeposit,
  receiveFromVendor,
  redeemPoints,
  releaseBonus,
  releaseHold,
  returnContractPay,
  sendDownLine,
  sendHoldToVendor,
  settleProvider,
  transferToPlayer,
} from "./flows.ts";
export {
  checkedPayouts,
  checkPayouts,
  decideHeldPayout,
  type HeldPayout,
  heldPayoutsOf,
  waitingPayouts,
} from "./held-payouts.ts";
export { brokenInvariants, rollUp } from "./ledger-care.ts";
export { ledgerPartAfter } from "./ledger-part.ts";
export { type LiveBalances, openLiveBalances } from "./live-balances.ts";
export { type MovementDetail, type MovementLine, movement } from "./movement.ts";
export type { Moved, MoveRefusal } from "./moves.ts";
export { liveStakes, type OpenRound, openRound, openRounds } from "./open-rounds.ts";
export type { Page } from "./paging.ts";
export { type PersonalProfit, type PlaySums, personalProfit } from "./personal-profit.ts";
export { type PaidOut, payoutsAfter, type Staked, stakesAfter } from "./play-after.ts";
export {
  isPaused,
  type PlayFigures,
  type PlayGuard,
  playFigures,
  setPlayGuard,
  sumOfMovements,
} from "./play-guard.ts";
export { type Prize, type PrizesOwed, prizesOf, prizesOwed, setPrize, settlePrizes } from "./prizes.ts";
export { type ReversalRefusal, reverseMovement } from "./reversal.ts";
export {
  LISTED_MAX,
  type Movement,
  type MovementKind,
  type OwnAccount,
  type StatementRequest,
  statement,
  wholeStatement,
} from "./statement.ts";
export { transactionStatus } from "./status.ts";

/**
 * Executes commands of the wallet seam and answers each in its place. They may travel with those of other
 * callers; each is decided alone. Throws when the database could not decide: the same may be given again.
 */
export function execute(
  { db }: Pick<Context, "db">,
  commands: readonly WalletCommand[],
): Promise<WalletAnswer[]> {
  return Promise.all(commands.map((command) => submit(db, command)));
}

/**
 * Executes stakes and payouts of one player, in their sequence, together or not at all. When one of them is
 * refused, nothing moves and that one alone is remembered, so that the same order is refused again; BET_NOT_FOUND
 * is not remembered. Throws as `execute` does.
 */
export function executeTogether({ db }: Pick<Context, "db">, order: WalletOrder): Promise<OrderAnswer> {
  return submitTogether(db, order);
}
export { verifySeals } from "./seals.ts";
export { watchLedger, watchWholeLedger } from "./watch.ts";
export { watchFigures } from "./watch-figures.ts";
export { watchJobs } from "./watch-jobs.ts";
export { payoutsToldFrom, tellPayoutsFrom } from "./watch-payouts.ts";
export { suspense } from "./watch-suspense.ts";
