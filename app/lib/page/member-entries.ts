/** The entries of the member centre (M15), by name. */
export type MemberEntryName =
  | "account"
  | "wallet"
  | "deposit"
  | "withdraw"
  | "transferUpline"
  | "bettingRecord"
  | "accountRecord"
  | "personalProfit"
  | "bonusDetails"
  | "rewardCenter"
  | "referral"
  | "missions"
  | "agentPast"
  | "messages"
  | "questions";
