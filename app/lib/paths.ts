/**
 * Every address that the frame or a public page names; those of the member centre are in member-paths.ts.
 * Nothing else writes a path by hand; tests/unit/paths.test.ts runs each through the route table.
 */
export const paths = {
  home: () => "/",
  register: (query: { referralCode?: string } = {}) => withQuery("/register", query),
  login: (query: { redirectTo?: string } = {}) => withQuery("/login", query),
  logout: () => "/logout",
  preferences: () => "/preferences",
  games: (category: string, query: GameListQuery = {}) => withQuery(`/${category.toLowerCase()}`, query),
  launch: (nodeId: string) => `/play/${encodeURIComponent(nodeId)}`,
  game: (sessionId: string, query: { round?: string } = {}) =>
    withQuery(`/game/${encodeURIComponent(sessionId)}`, query),
  seeds: (query: Record<string, string> = {}) => withQuery("/seeds", query),
  verify: (query: Record<string, string> = {}) => withQuery("/seeds/verify", query),
  notices: () => "/noticePage",
  notice: (noticeId: string) => `/noticePage/${encodeURIComponent(noticeId)}`,
  help: () => "/help",
  terms: () => "/help?modal=term#term",
  bettingRecord: (query: Record<string, string> = {}) => withQuery("/member/personalHistoryCopy", query),
  roundRecord: (vendor: string, roundId: string) =>
    `/member/personalHistoryCopy/${encodeURIComponent(vendor)}/${encodeURIComponent(roundId)}`,
  accountRecord: (query: Record<string, string> = {}) => withQuery("/member/transactionHistory", query),
  movement: (transferId: string) => `/member/transactionHistory/${encodeURIComponent(transferId)}`,
  deposit: (query: Record<string, string> = {}) => withQuery("/member/depositv2", query),
  /** Only in development. */
  gallery: () => "/dev/gallery",
  toggleBalance: () => "/member/balance",
} as const;

/** The query of a game list: names as the specification has them. */
export type GameListQuery = {
  vassalage?: string;
  gameName?: string;
  minBet?: string;
  list?: string;
  pageNo?: string;
};

/** A path with those values of a query that are not empty. */
export function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const text = new URLSearchParams(given).toString();
  return text === "" ? path : `${path}?${text}`;
}
