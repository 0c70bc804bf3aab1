import { withQuery } from "./paths.ts";

/** The addresses of bonuses and of what can be claimed: apart, so that no other page carries them. */
export const bonusPaths = {
  bonuses: (query: { pageNo?: string } = {}) => withQuery("/member/bonusDetails", query),
  bonus: (bonusId: string, query: { pageNo?: string; end?: "1"; done?: string } = {}) =>
    withQuery(`/member/bonusDetails/${encodeURIComponent(bonusId)}`, query),
  rewardCenter: (query: { done?: string } = {}) => withQuery("/member/rewardCenter", query),
} as const;
