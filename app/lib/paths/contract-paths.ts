import { withQuery } from "./paths.ts";

/** The addresses of contracts: apart, so that no other page carries them. */
export const contractPaths = {
  kind: (kind: string, query: { kept?: "1" } = {}) => withQuery(`/agentHome/contracts/${kind}`, query),
  propose: (kind: string, query: { child?: string } = {}) =>
    withQuery(`/agentHome/contracts/${kind}/propose`, query),
  contract: (kind: string, id: string, query: { version?: string } = {}) =>
    withQuery(`/agentHome/contracts/${kind}/${id}`, query),
  change: (kind: string, id: string) => `/agentHome/contracts/${kind}/${id}/change`,
} as const;
