import type { Funds } from "../funds.ts";

/** In an address, the tab of all vendors of slots: no vendor has a code in small letters. */
export const ALL_VENDORS = "all";

/**
 * Every address that the frame or a public page names; those of the member centre are in member-paths.ts.
 * Nothing else writes a path by hand; tests/unit/paths.test.ts runs each through the route table.
 */
export const paths = {
  home: () => "/",
  menu: () => "/menu",
  register: (query: RegisterQuery = {}) => withQuery("/register", query),
  /** `over` is said by a form that lies over a page: what the login still owes is asked for there too (L05). */
  login: (query: { redirectTo?: string; by?: string; over?: string } = {}) => withQuery("/login", query),
  agentLogin: (query: { redirectTo?: string } = {}) => withQuery("/agentLogin", query),
  logout: () => "/logout",
  forget: (query: { way?: string; sent?: string; redirectTo?: string } = {}) => withQuery("/forget", query),
  /** Where a link from a mail leads to. */
  newPassword: (query: { link?: string } = {}) => withQuery("/forget/new", query),
  /** In a frame beside the form whose code it sends (app/features/codes). */
  sendCode: (query: { purpose: string; channel: string; field: string }) => withQuery("/codes/send", query),
  /** For a login that is held until the password is another one. */
  changePassword: () => "/login/changePassword",
  /** The frame of a form's challenge; its picture as JSON is for script. */
  challenge: (ticket: string, query: { as?: "sound" } = {}) =>
    withQuery(`/challenge/${encodeURIComponent(ticket)}`, query),
  challengePicture: (ticket: string, query: { kind?: "letters" | "slider" } = {}) =>
    withQuery(`/challenge/${encodeURIComponent(ticket)}/picture`, query),
  challengeSound: (ticket: string) => `/challenge/${encodeURIComponent(ticket)}/sound`,
  challengeWork: (ticket: string) => `/challenge/${encodeURIComponent(ticket)}/work`,
  freePlay: (query: { redirectTo?: string } = {}) => withQuery("/freePlay", query),
  preferences: () => "/preferences",
  /** The lotteries have a page of their own, by vendor (R09). */
  games: (category: string, query: GameListQuery = {}) =>
    category === "LOTT"
      ? withQuery("/lottery", { vendor: query.vassalage })
      : withQuery(`/${category.toLowerCase()}`, query),
  /** The tab of one vendor, or of all. That of slots is remembered (F07), so there "all" has to be said. */
  vendorTab: (category: string, vendor = ""): string =>
    paths.games(category, category === "RNG" ? { page: vendor || ALL_VENDORS } : { vassalage: vendor }),
  /** `funds` is what was chosen before one had to sign in. */
  launch: (nodeId: string, query: { funds?: Funds | undefined } = {}) =>
    withQuery(`/play/${encodeURIComponent(nodeId)}`, query),
  game: (sessionId: string, query: { round?: string } = {}) =>
    withQuery(`/game/${encodeURIComponent(sessionId)}`, query),
  /** The page of a foreign vendor's game. */
  foreignGame: (sessionId: string) => `/game/${encodeURIComponent(sessionId)}/vendor`,
  /** Where a foreign game leads when it is left: a page in its frame that shows the way out of it. */
  leaveGame: (query: { nodeId?: string; to?: "deposit" } = {}) => withQuery("/game/back", query),
  seeds: (query: Record<string, string> = {}) => withQuery("/seeds", query),
  verify: (query: Record<string, string> = {}) => withQuery("/seeds/verify", query),
  notices: () => "/noticePage",
  notice: (noticeId: string) => `/noticePage/${encodeURIComponent(noticeId)}`,
  help: () => "/help",
  terms: () => "/help?modal=term#term",
  download: () => "/down",
  promotions: (query: { status?: string } = {}) => withQuery("/promotions", query),
  promotion: (id: string) => withQuery("/promoDetail", { id }),
  helpCentre: () => "/helpmc",
  customerService: (query: { sent?: string } = {}) => withQuery("/customerService", query),
  chat: () => "/chat",
  chatRoom: (room: string, query: Record<string, string> = {}) =>
    withQuery(`/chat/${encodeURIComponent(room)}`, query),
  join: () => "/join",
  lottery: (query: Record<string, string> = {}) => withQuery("/lottery", query),
  sportsVendor: (query: { vendor?: string; session?: string } = {}) => withQuery("/fbsports", query),
  vnLottery: (query: Record<string, string> = {}) => withQuery("/vnlottery", query),
  search: (query: { q?: string; pageNo?: string } = {}) => withQuery("/search", query),
  seamless: (nodeId: string, query: { session?: string; mode?: "demo" } = {}) =>
    withQuery("/seamless", { nodeId, ...query }),
  openGames: () => "/game",
  jackpot: () => "/jackpot",
  winnerBoard: () => "/member/winnerBoard",
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

/** What the form of a registration is told by its address (S01, S04, S06). */
export type RegisterQuery = {
  /** The provider that vouches for who registers: server/http/sign-in/social-arrival.ts. */
  with?: string;
  mode?: string;
  referralCode?: string;
  affiliateCode?: string;
  redirectTo?: string;
};

/** The query of a game list: names as the specification has them. */
export type GameListQuery = {
  vassalage?: string;
  /** The vendor's tab on /rng: as `vassalage`, and remembered. */
  page?: string;
  gameClassify?: string;
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

/** The dialogs that any page with a frame can have over it, each with those values of the query that are its own. */
export const MODALS = {
  login: ["tab", "by"],
  register: ["mode"],
  forget: ["way", "sent"],
  notice: ["notice"],
  term: [],
  chat: ["room", "before", "about", "watch", "done", "text"],
  games: ["vendor"],
  welcome: [],
  password: [],
} as const;

export type Modal = keyof typeof MODALS;

/**
 * The page at `path` with a dialog over it. What else the address says stays; a dialog that was there
 * before goes, with what belongs to it.
 */
export function modalHref(
  path: string,
  modal: Modal,
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const url = pageUnder(path);
  for (const [name, value] of Object.entries({ modal, ...query }))
    if (value) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** The page at `path` without the dialog over it: where closing leads to. */
export function withoutModal(path: string): string {
  const url = pageUnder(path);
  return url.pathname + url.search + url.hash;
}

function pageUnder(path: string): URL {
  const url = new URL(path, "http://site.invalid");
  const shown = url.searchParams.get("modal");
  const [, own = []] = Object.entries(MODALS).find(([modal]) => modal === shown) ?? [];
  for (const name of ["modal", ...own]) url.searchParams.delete(name);
  return url;
}
