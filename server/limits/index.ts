/**
 * The front door of limits: what players bind themselves to. Games are bound in the ledger itself
 * (wallet.setPlayGuard), deposits by depositRefusal, what goes to wallets of vendors by vendorWalletRefusal; winnings,
 * returned stakes and withdrawals by nothing.
 */
export { carryOut, isLimitResult, type LimitResult, type LimitsReason } from "./carry-out.ts";
export { cancelIncrease, confirmIncrease } from "./confirm-increase.ts";
export { type DepositRefusal, depositRefusal } from "./deposit-refusal.ts";
export { launchLimits } from "./launch-limits.ts";
export type { LimitName, LimitPeriod } from "./limit-name.ts";
export { limitsForm } from "./limits-form.ts";
export { type LimitsView, type LimitView, limitsOf } from "./limits-of.ts";
export type { Pause, PauseOffer } from "./pause.ts";
export { type PlayNotice, playNotice } from "./play-notice.ts";
export { playersAway } from "./players-away.ts";
export { setLimit } from "./set-limit.ts";
export { excludeSelf, playPause, startTimeOut } from "./time-away.ts";
export { vendorWalletRefusal } from "./vendor-wallet-refusal.ts";
