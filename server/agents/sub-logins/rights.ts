/** What an owner may let a sub-login do (A01). What none of them opens stays the owner's alone. */
export const AGENT_RIGHTS = ["team", "accounts", "contracts", "income", "money"] as const;
export type AgentRight = (typeof AGENT_RIGHTS)[number];

/** So many sub-logins an owner has at a time. */
export const SUB_LOGINS_MAX = 10;
