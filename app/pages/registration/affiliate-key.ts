import type { LinkOver } from "#server/accounts/index.ts";

const KEYS = { usedUp: "reasons.linkUsedUp", ended: "reasons.linkEnded" } as const;

/** What is said of a code that opens no account. */
export const affiliateKey = (over: LinkOver) => (over === null ? "reasons.affiliateUnknown" : KEYS[over]);
