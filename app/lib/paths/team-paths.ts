import { withQuery } from "./paths.ts";

/** What figures of a team are asked for by, as it stands in their address. */
export type ProfitAddress = {
  readonly of?: string;
  readonly whole?: "1" | "";
  readonly period?: string;
  readonly from?: string;
  readonly to?: string;
  readonly after?: string;
};

/** What the records of a team are asked for by. */
export type TeamAddress = {
  readonly of?: string;
  readonly scope?: string;
  readonly period?: string;
  readonly from?: string;
  readonly to?: string;
  readonly pageNo?: string;
};

/** What the record of rounds is asked for by on top of that. */
export type BettingAddress = TeamAddress & {
  readonly by?: string;
  readonly category?: string;
  readonly vendor?: string;
  readonly game?: string;
};

/** The addresses of what an agent's team did. The server writes them, so that no page's script has to carry them. */
export const teamPaths = {
  figures: (query: Pick<TeamAddress, "period" | "from" | "to"> = {}) => withQuery("/agentHome", query),
  teamProfit: (query: ProfitAddress = {}) => withQuery("/agentHome/profit", query),
  teamProfitCsv: (query: Omit<ProfitAddress, "after"> = {}) => withQuery("/agentHome/profit.csv", query),
  teamBetting: (query: BettingAddress = {}) => withQuery("/agentHome/betting", query),
  teamBettingCsv: (query: BettingAddress = {}) => withQuery("/agentHome/betting.csv", query),
  teamRound: (person: string, vendor: string, roundId: string) =>
    `/agentHome/betting/${person}/${encodeURIComponent(vendor)}/${encodeURIComponent(roundId)}`,
  transactions: (query: TeamAddress & { readonly kind?: string } = {}) =>
    withQuery("/agentHome/transactions", query),
  transactionsCsv: (query: TeamAddress & { readonly kind?: string } = {}) =>
    withQuery("/agentHome/transactions.csv", query),
} as const;
