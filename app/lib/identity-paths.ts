import { memberPaths } from "./member-paths.ts";
import { withQuery } from "./paths.ts";

/**
 * The addresses of second factors and of accounts elsewhere. Only the server writes them, so no page carries them: a
 * component is given those that it needs.
 */
export const identityPaths = {
  /** Leads on to the provider. */
  loginWith: (provider: string, query: { redirectTo?: string } = {}) =>
    withQuery(`/login/with/${encodeURIComponent(provider)}`, query),
  /** Where the provider sends whoever comes back. */
  cameFrom: (provider: string) => `/login/from/${encodeURIComponent(provider)}`,
  secondFactor: () => "/login/secondFactor",
  linked: (query: { with?: string; done?: string; refused?: string } = {}) =>
    withQuery(memberPaths.linked(), query),
} as const;
