import { withQuery } from "./paths.ts";

/** Where a member chooses a nickname and a picture. Only what runs on the server names it, so no browser carries it. */
export const personaPaths = {
  persona: (query: { done?: "name" | "avatar" } = {}) => withQuery("/member/securityCenter/persona", query),
} as const;
