/** The front door of referrals: what a member is paid for friends who came by their link. */
export { countReferrals } from "./count-referrals.ts";
export type { EarningRow } from "./earning-statements.ts";
export { decidedEarnings, type Earning, type Earnings, earningsOf, heldEarnings } from "./earnings.ts";
export { refuseEarning, releaseEarning } from "./pay-earnings.ts";
export { referralRule, setReferralRule, stopReferralRule } from "./rule.ts";
export type { ReferralRule } from "./statements.ts";
