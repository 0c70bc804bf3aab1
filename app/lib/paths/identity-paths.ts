import { memberPaths } from "./member-paths.ts";
import { type RegisterQuery, withQuery } from "./paths.ts";

/** Where one goes on to, and who brought whoever has no account here yet. */
export type LoginWithQuery = Pick<RegisterQuery, "redirectTo" | "referralCode" | "affiliateCode">;

/**
 * The addresses of second factors and of accounts elsewhere. Only the server writes them, so no page carries them: a
 * component is given those that it needs.
 */
export const identityPaths = {
  /** Leads on to the provider. */
  loginWith: (provider: string, { redirectTo, referralCode, affiliateCode }: LoginWithQuery = {}) =>
    withQuery(`/login/with/${encodeURIComponent(provider)}`, { redirectTo, referralCode, affiliateCode }),
  /** Where the provider sends whoever comes back. */
  cameFrom: (provider: string) => `/login/from/${encodeURIComponent(provider)}`,
  secondFactor: () => "/login/secondFactor",
  linked: (query: { with?: string; done?: string; refused?: string } = {}) =>
    withQuery(memberPaths.linked(), query),
} as const;
