/**
 * The front door of limits: what players bind themselves to. Games are bound in the ledger itself
 * (wallet.setPlayGuard), deposits by depositRefusal, what goes to wallets of vendors by vendorWalletRefusal; winnings,
 * returned stakes and withdrawals by nothing.
 */
export {
  carryOut,
  isLimitResult,
  LIMIT_RESULTS,
  type LimitResult,
  type LimitsReason,
  type LimitWish,
} from "./carry-out.ts";
export { cancelIncrease, confirmIncrease } from "./confirm-increase.ts";
export { type DepositRefusal, depositRefusal } from "./deposit-refusal.ts";
export { launchLimits } from "./launch-limits.ts";
export { LIMIT_NAMES, type LimitName, type LimitPeriod } from "./limit-name.ts";
export { ceilingIn, limitsForm } from "./limits-form.ts";
export { type LimitsView, type LimitView, limitsOf } from "./limits-of.ts";
export { EXCLUSION_TERMS, type Pause, type PauseOffer, TIME_OUT_TERMS } from "./pause.ts";
export { type PlayNotice, playNotice } from "./play-notice.ts";
export { playersAway } from "./players-away.ts";
export { setLimit } from "./set-limit.ts";
export { LIMIT_CHANGES } from "./statements.ts";
export { excludeSelf, playPause, startTimeOut } from "./time-away.ts";
export { vendorWalletRefusal } from "./vendor-wallet-refusal.ts";
