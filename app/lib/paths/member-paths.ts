import { paths, withQuery } from "./paths.ts";

/** The addresses that only pages of the member centre name: apart, so that no other page carries them. */
export const memberPaths = {
  accountRecordCsv: (query: Record<string, string> = {}) =>
    withQuery("/member/transactionHistory.csv", query),
  bettingRecordCsv: (query: Record<string, string> = {}) =>
    withQuery("/member/personalHistoryCopy.csv", query),
  depositOrder: (reference: string) => `/member/depositv2/${encodeURIComponent(reference)}`,
  depositProof: (reference: string) => `/member/depositv2/${encodeURIComponent(reference)}/proof`,
  withdraw: (query: Record<string, string> = {}) => withQuery("/member/withdraw", query),
  withdrawal: (reference: string) => `/member/withdraw/${encodeURIComponent(reference)}`,
  payees: (query: Record<string, string> = {}) => withQuery("/member/payees", query),
  securityCenter: () => "/member/securityCenter",
  paymentPassword: (query: { redirectTo?: string } = {}) =>
    withQuery("/member/securityCenter/paymentPassword", query),
  referral: (query: { before?: string; earnedBefore?: string } = {}) => withQuery("/member/referral", query),
  referralCode: () => "/member/referral/code.svg",
  termsAsked: (query: { redirectTo?: string } = {}) => withQuery("/member/terms", query),
  limits: () => "/member/securityCenter/limits",
  profile: () => "/member/securityCenter/profile",
  password: (query: { done?: string; redirectTo?: string } = {}) =>
    withQuery("/member/securityCenter/password", query),
  email: (query: { done?: string } = {}) => withQuery("/member/securityCenter/email", query),
  mobile: (query: { done?: string } = {}) => withQuery("/member/securityCenter/mobile", query),
  twoFactor: () => "/member/securityCenter/twoFactor",
  linked: () => "/member/securityCenter/linked",
  devices: () => "/member/securityCenter/devices",
  loginHistory: () => "/member/securityCenter/history",
  transferFund: () => "/member/transferFund",
  transferUpline: () => "/member/transferUpline",
  receipt: (vendor: string, roundId: string) => `${paths.roundRecord(vendor, roundId)}/receipt`,
  balanceProof: (day: string) => withQuery("/member/balanceProof", { day }),
  bonuses: (query: { pageNo?: string } = {}) => withQuery("/member/bonusDetails", query),
  bonus: (bonusId: string, query: { pageNo?: string; end?: "1"; done?: string } = {}) =>
    withQuery(`/member/bonusDetails/${bonusId}`, query),
  rewardCenter: (query: { done?: string } = {}) => withQuery("/member/rewardCenter", query),
  profit: (query: Record<string, string> = {}, file: "" | ".csv" = "") =>
    withQuery(`/member/personalProfit${file}`, query),
  rates: (query: { before?: string } = {}) => withQuery("/member/rates", query),
  rebate: (rebateId: string) => `/member/rates/${rebateId}`,
  messages: () => "/member/messageV2",
  questions: (query: { before?: string } = {}) => withQuery("/member/questions", query),
} as const;
