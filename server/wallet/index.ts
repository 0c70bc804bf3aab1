import type { Context } from "../db/context.ts";
import type { OrderAnswer, WalletAnswer, WalletCommand, WalletOrder } from "./commands/commands.ts";
import { submit, submitTogether } from "./commands/gather.ts";

export {
  accountOf,
  accountsOf,
  balanceOf,
  balancesOf,
  grantTrial,
  openAccounts,
  type Purse,
} from "./accounts.ts";
export { type RefusedAdjustment, refusedAdjustments } from "./commands/adjustments.ts";
export type {
  AdjustmentDirection,
  CommandCode,
  OrderAnswer,
  PayoutKind,
  Refusal,
  WalletAnswer,
  WalletCommand,
  WalletOrder,
} from "./commands/commands.ts";
export { PAYOUT_MINOR_MAX } from "./commands/commands.ts";
export {
  type Prize,
  type PrizesOwed,
  prizesOf,
  prizesOwed,
  setPrize,
  settlePrizes,
} from "./commands/prizes.ts";
export { transactionStatus } from "./commands/status.ts";
export {
  type Deposited,
  depositsAfter,
  depositsSince,
  hasDeposited,
  lastDeposits,
} from "./moves/deposits.ts";
export {
  contributeToJackpot,
  forfeitBonus,
  grantBonus,
  holdFunds,
  issuePoints,
  payBoardPrize,
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
} from "./moves/flows.ts";
export {
  checkedPayouts,
  checkPayouts,
  decideHeldPayout,
  HELD_STATES,
  type HeldPayout,
  heldPayoutsOf,
  waitingPayouts,
} from "./moves/held-payouts.ts";
export type { Flow, Moved, MoveRefusal } from "./moves/moves.ts";
export { type ReversalRefusal, reverseMovement } from "./moves/reversal.ts";
export {
  type BettingRecord,
  type BettingRecordRequest,
  bettingRecord,
  ROUND_STATES,
  type Round,
  type RoundMovement,
  type RoundRecord,
  type RoundState,
  type RoundTotals,
  roundRecord,
  wholeBettingRecord,
} from "./records/betting-record.ts";
export { jackpotBalance } from "./records/jackpot-balance.ts";
export { ledgerPartAfter } from "./records/ledger-part.ts";
export { type LiveBalances, openLiveBalances } from "./records/live-balances.ts";
export { type MovementDetail, type MovementLine, movement } from "./records/movement.ts";
export { liveStakes, type OpenRound, openRound, openRounds } from "./records/open-rounds.ts";
export type { Page } from "./records/paging.ts";
export { type PersonalProfit, type PlaySums, personalProfit } from "./records/personal-profit.ts";
export { type PaidOut, payoutsAfter, type Staked, stakesAfter } from "./records/play-after.ts";
export {
  isPaused,
  type PlayFigures,
  type PlayGuard,
  playFigures,
  setPlayGuard,
  sumsOfMovements,
} from "./records/play-guard.ts";
export { firstMoveSince, type StakedThen, stakesSince } from "./records/stakes-since.ts";
export {
  LISTED_MAX,
  MOVEMENT_KINDS,
  type Movement,
  type MovementKind,
  type OwnAccount,
  type Reversed,
  type StatementRequest,
  statement,
  wholeStatement,
} from "./records/statement.ts";
export {
  approveAlarm,
  type Break,
  closeAlarm,
  openAlarms,
  raiseAlarms,
  withdrawalsFrozen,
} from "./watch/alarms.ts";
export { brokenInvariants, rollUp } from "./watch/ledger-care.ts";

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
export { verifySeals } from "./watch/seals.ts";
export { watchLedger, watchWholeLedger } from "./watch/watch.ts";
export { watchFigures } from "./watch/watch-figures.ts";
export { watchJobs } from "./watch/watch-jobs.ts";
export { payoutsToldFrom, tellPayoutsFrom } from "./watch/watch-payouts.ts";
export { suspense } from "./watch/watch-suspense.ts";
