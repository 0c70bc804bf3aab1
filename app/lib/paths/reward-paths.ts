import { withQuery } from "./paths.ts";

/** The addresses of levels, points and partners: apart, so that no other page carries them. */
export const rewardPaths = {
  vip: () => "/vip",
  pointMall: (query: { reward?: string; done?: string } = {}) => withQuery("/pointMall", query),
  join: (query: { sent?: string } = {}) => withQuery("/join", query),
  agentHome: () => "/agentHome",
  agentNews: () => "/agentHome/announcements",
  agentAccounts: (query: { before?: string } = {}) => withQuery("/agentHome/accounts", query),
  openAccount: (query: { done?: string } = {}) => withQuery("/agentHome/openAccount", query),
  agentLink: (code: string, query: { made?: "1" } = {}) => withQuery(`/agentHome/accounts/${code}`, query),
  linkCode: (code: string, kind: "svg" | "png", query: { at?: string } = {}) =>
    withQuery(`/agentHome/accounts/${code}/qr/${kind}`, query),
  agentTeam: (query: { of?: string; whole?: "1"; came?: string; after?: string } = {}) =>
    withQuery("/agentHome/team", query),
  agentRates: (playerId: string, query: { done?: "1" } = {}) =>
    withQuery(`/agentHome/team/${playerId}/rates`, query),
  invitationCode: () => "/agentHome/invitation.svg",
} as const;
