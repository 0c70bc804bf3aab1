import type { ContractKind } from "#server/agents/index.ts";
import { withQuery } from "./paths.ts";

/** The addresses of contracts and what is paid by them: apart, so that no other page carries them. */
export const contractPaths = {
  kind: (kind: ContractKind) => `/agentHome/${kind}`,
  contract: (id: string) => `/agentHome/contracts/${id}`,
  propose: (kind: ContractKind, query: { child?: string } = {}) =>
    withQuery(`/agentHome/${kind}/propose`, query),
  change: (id: string) => `/agentHome/contracts/${id}/change`,
  bill: (id: string) => `/agentHome/bills/${id}`,
  income: (query: { before?: string } = {}) => withQuery("/agentHome/income", query),
} as const;
