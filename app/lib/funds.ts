/** What somebody plays with: their own money, or play money that nobody pays out. */
export const FUNDS = ["real", "trial"] as const;
export type Funds = (typeof FUNDS)[number];
