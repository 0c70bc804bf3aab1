import { withQuery } from "./paths.ts";

/** The addresses of what agents are paid: apart, so that no other page carries them. */
export const incomePaths = {
  income: (query: { kind?: string; period?: string; day?: string; before?: string } = {}) =>
    withQuery("/agentHome/income", query),
  incomeCsv: (query: { kind?: string; period?: string; day?: string } = {}) =>
    withQuery("/agentHome/income.csv", query),
  bill: (id: string) => `/agentHome/income/${id}`,
} as const;
