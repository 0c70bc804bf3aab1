import { withQuery } from "./paths.ts";

/** The addresses of levels, points and partners: apart, so that no other page carries them. */
export const rewardPaths = {
  vip: () => "/vip",
  pointMall: (query: { reward?: string; done?: string } = {}) => withQuery("/pointMall", query),
  join: (query: { sent?: string } = {}) => withQuery("/join", query),
  agentHome: () => "/agentHome",
  invitationCode: () => "/agentHome/invitation.svg",
} as const;
