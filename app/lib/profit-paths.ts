import { withQuery } from "./paths.ts";

/** The addresses of a player's own profit and loss. */
export const profitPaths = {
  profit: (query: Record<string, string> = {}) => withQuery("/member/personalProfit", query),
  profitCsv: (query: Record<string, string> = {}) => withQuery("/member/personalProfit.csv", query),
} as const;
