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

/** The addresses of what agents are paid and their teams come to: apart, so that no other page carries them. */
export const incomePaths = {
  income: (query: { kind?: string; period?: string; before?: string } = {}) =>
    withQuery("/agentHome/income", query),
  incomeCsv: (query: { kind?: string; period?: string } = {}) => withQuery("/agentHome/income.csv", query),
  bill: (id: string) => `/agentHome/income/${id}`,
  teamProfit: (query: ProfitAddress = {}) => withQuery("/agentHome/profit", query),
  teamProfitCsv: (query: Omit<ProfitAddress, "after"> = {}) => withQuery("/agentHome/profit.csv", query),
} as const;
