export type { SeamPlayer, SeamPorts } from "./desk.ts";
export type { ForeignRequest, ForeignResponse } from "./dialects/dialect.ts";
export {
  type AskedLaunch,
  type LaunchRefusal,
  launchAddress,
  roundAddress,
} from "./launch/launch-address.ts";
export { endLaunches, issueLaunch } from "./launch/launches.ts";
export { type AskedGames, askVendorGames, gamesInFile } from "./launch/offered-games.ts";
export {
  forgetOpenedGames,
  type OpenedGame,
  openedGame,
  openedGames,
  openVendorGame,
} from "./launch/opened-games.ts";
export { maintenances } from "./maintenances.ts";
export { BREAKER_LIMITS, type BreakerLimits, type Maintenance } from "./outgoing/breaker.ts";
export { type VendorApi, type VendorRounds, vendorApi } from "./outgoing/vendor-api.ts";
export type { VendorGame } from "./outgoing/vendor-api-answers.ts";
export {
  type ReconciledVendor,
  type Reconciliation,
  reconcileVendors,
  reconcileWindow,
} from "./reconciliation/reconciliation.ts";
export { skipComparison } from "./reconciliation/reconciliation-mark.ts";
export { type Difference, type DifferenceState, differences } from "./reconciliation/reconciliation-queue.ts";
export {
  dismissDifference,
  dismissDifferencesUntil,
  type RepairRefusal,
  repairDifference,
} from "./reconciliation/reconciliation-repair.ts";
export { readVendors, type Vendor, VendorFileError, type VendorRegistry } from "./registry.ts";
export {
  cancelVendorFreeRounds,
  grantVendorFreeRounds,
  type VendorFreeRounds,
  vendorFreeRoundsLeft,
  vendorFreeRoundsOf,
} from "./rounds/free-rounds.ts";
export { tellFreeRounds } from "./rounds/free-rounds-told.ts";
export { lateRounds } from "./rounds/late-rounds.ts";
export { askedVendors, type Sweep, type SweptVendor, sweepOpenRounds } from "./rounds/open-round-sweep.ts";
export { closeStaleRound, type StaleRound } from "./rounds/stale-rounds.ts";
export type { SeamAlarm } from "./seam/answer-call.ts";
export { BODY_MAX_BYTES } from "./seam/envelope.ts";
export { type Exchange, exchangesOfRound, wrongExchanges } from "./seam/exchanges.ts";
export { type SendBytes, sendTo, type WalletClient, walletClient } from "./seam/in-process.ts";
export { createSeam, type Seam, type SeamOptions } from "./seam/seam.ts";
export { collectFunds, type MoveRefusal, type MoveRequest, moveFunds } from "./transfer/transfer-wallets.ts";
export { advanceFundTransfers } from "./transfer/transfer-wallets-advance.ts";
export { settleByHand } from "./transfer/transfer-wallets-by-hand.ts";
export { type FundTransfer, fundTransfersOf, openFundTransfers } from "./transfer/transfer-wallets-record.ts";
export {
  type TransferVendor,
  type TransferWalletApi,
  transferVendors,
  type VendorBalance,
  vendorBalances,
} from "./transfer/transfer-wallets-vendor.ts";
export { watchVendors } from "./watch-vendors.ts";
