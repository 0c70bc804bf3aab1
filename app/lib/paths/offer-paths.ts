import { withQuery } from "./paths.ts";

/** The addresses of what promotions give by rule. Only what runs on the server names them, so no browser carries them. */
export const offerPaths = {
  offer: (promotion: string, query: { done?: string } = {}) =>
    withQuery(`/member/offers/${encodeURIComponent(promotion)}`, query),
} as const;
