import { withQuery } from "./paths.ts";

/** The addresses of missions, boards and raffles: apart, so that only their pages carry them. */
export const prizePaths = {
  raffles: (query: { pageNo?: string } = {}) => withQuery("/member/raffles", query),
  raffle: (code: string, query: { pageNo?: string; done?: "claimed" } = {}) =>
    withQuery(`/member/raffles/${encodeURIComponent(code)}`, query),
  missions: (query: { done?: string } = {}) => withQuery("/member/missionLeaderboard", query),
  pastMissions: (query: { pageNo?: string } = {}) => withQuery("/member/missionLeaderboard/past", query),
  board: (code: string, query: { period?: string; pageNo?: string } = {}) =>
    withQuery(`/member/missionLeaderboard/boards/${encodeURIComponent(code)}`, query),
  publicRaffles: (query: { pageNo?: string } = {}) => withQuery("/raffles", query),
  publicRaffle: (code: string) => `/raffles/${encodeURIComponent(code)}`,
} as const;
