import { withQuery } from "./paths.ts";

/** The addresses of an agent's sub-logins, and of money that is sent down: apart, so that no other page carries them. */
export const subLoginPaths = {
  subLogins: () => "/agentHome/subLogins",
  makeSubLogin: () => "/agentHome/makeSubLogin",
  subLogin: (playerId: string, query: { done?: "made" | "rights" | "end"; before?: string } = {}) =>
    withQuery(`/agentHome/subLogins/${playerId}`, query),
  sendDown: (playerId: string, query: { sent?: string } = {}) =>
    withQuery(`/agentHome/team/${playerId}/send`, query),
} as const;
