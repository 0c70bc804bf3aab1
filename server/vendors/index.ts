export type { SeamAlarm } from "./answer-call.ts";
export { BREAKER_LIMITS, type BreakerLimits, type Maintenance } from "./breaker.ts";
export type { SeamPlayer, SeamPorts } from "./desk.ts";
export type { ForeignRequest, ForeignResponse } from "./dialects/dialect.ts";
export { BODY_MAX_BYTES } from "./envelope.ts";
export { type Exchange, exchangesOfRound, wrongExchanges } from "./exchanges.ts";
export {
  cancelVendorFreeRounds,
  grantVendorFreeRounds,
  type VendorFreeRounds,
  vendorFreeRoundsLeft,
  vendorFreeRoundsOf,
} from "./free-rounds.ts";
export { tellFreeRounds } from "./free-rounds-told.ts";
export { type SendBytes, sendTo, type WalletClient, walletClient } from "./in-process.ts";
export { lateRounds } from "./late-rounds.ts";
export {
  type AskedLaunch,
  type LaunchRefusal,
  launchAddress,
  roundAddress,
} from "./launch-address.ts";
export { endLaunches, issueLaunch } from "./launches.ts";
export { maintenances } from "./maintenances.ts";
export { type AskedGames, askVendorGames, gamesInFile } from "./offered-games.ts";
export { askedVendors, type Sweep, type SweptVendor, sweepOpenRounds } from "./open-round-sweep.ts";
export {
  forgetOpenedGames,
  type OpenedGame,
  openedGame,
  openedGames,
  openVendorGame,
} from "./opened-games.ts";
export {
  type ReconciledVendor,
  type Reconciliation,
  reconcileVendors,
  reconcileWindow,
} from "./reconciliation.ts";
export { skipComparison } from "./reconciliation-mark.ts";
export { type Difference, type DifferenceState, differences } from "./reconciliation-queue.ts";
export { dismissDifference, type RepairRefusal, repairDifference } from "./reconciliation-repair.ts";
export { readVendors, type Vendor, VendorFileError, type VendorRegistry } from "./registry.ts";
export { createSeam, type Seam, type SeamOptions } from "./seam.ts";
export { closeStaleRound, type StaleRound } from "./stale-rounds.ts";
export { collectFunds, type MoveRefusal, type MoveRequest, moveFunds } from "./transfer-wallets.ts";
export { advanceFundTransfers } from "./transfer-wallets-advance.ts";
export { settleByHand } from "./transfer-wallets-by-hand.ts";
export { type FundTransfer, fundTransfersOf, openFundTransfers } from "./transfer-wallets-record.ts";
export {
  type TransferVendor,
  type TransferWalletApi,
  transferVendors,
  type VendorBalance,
  vendorBalances,
} from "./transfer-wallets-vendor.ts";
export { type VendorApi, type VendorRounds, vendorApi } from "./vendor-api.ts";
export type { VendorGame } from "./vendor-api-answers.ts";
export { watchVendors } from "./watch-vendors.ts";
