import type { Kind } from "./cast.ts";

/**
 * The visitors who may ask for the page (or the file) of a route. Every route of the site stands in one of these lists.
 */
export const ACCESS = {
  /** Anybody, signed in or not. */
  open: [
    "routes/layouts/frame",
    "routes/site/home",
    "moved-index",
    "moved-index.html",
    "moved-home",
    "moved-register",
    "routes/entry/register",
    "routes/entry/login",
    "routes/entry/agent-login",
    "routes/entry/logout",
    "routes/entry/forget",
    "routes/entry/new-password",
    "routes/entry/send-code",
    "routes/entry/social",
    "routes/entry/social-return",
    "routes/entry/free-play",
    "routes/entry/challenge",
    "routes/entry/challenge-picture",
    "routes/entry/challenge-sound",
    "routes/entry/challenge-work",
    ...["rng", "fish", "crash"].map((games) => `slot-games-${games}`),
    ...["live", "sports", "esports", "pvp", "elott", "cockfight"].map((games) => `games-${games}`),
    "lottery-lottery",
    "lottery-vnlottery",
    "routes/play/sports-vendor",
    "routes/play/book-event",
    "routes/play/book-slip",
    "routes/play/book-results",
    "routes/play/book-rules",
    "routes/play/seamless",
    "routes/play/search",
    "routes/play/launch",
    "routes/play/leave-game",
    "routes/play/verify",
    "routes/play/verify-any",
    "routes/play/stake-list",
    "routes/play/verify-round",
    "routes/play/verify-key",
    "routes/site/notices",
    "routes/site/notice",
    "routes/site/help",
    "routes/site/menu",
    "routes/site/help-centre",
    "routes/site/promotions",
    "routes/site/promotion",
    "routes/site/customer-service",
    "routes/site/chat",
    "routes/site/chat-room",
    "routes/site/download",
    "download-alias",
    "routes/site/qr-code",
    "routes/site/ping",
    "routes/site/signed-domains",
    "routes/site/domain-keys",
    "routes/site/web-manifest",
    "routes/site/offline",
    "routes/site/offline-worker",
    "routes/site/robots",
    "routes/site/sitemap",
    "routes/play/jackpot",
    "routes/site/vip",
    "routes/site/point-mall",
    "routes/site/join",
    "routes/site/preferences",
    "routes/site/not-found",
  ],
  /** Anybody who is signed in, also with a trial account. */
  players: [
    "routes/layouts/centre",
    "routes/play/winner-board",
    "routes/play/book-bets",
    "routes/play/open-games",
    "routes/play/seeds",
    "routes/play/game",
    "routes/play/foreign-game",
    "routes/play/round",
    "routes/play/table",
    "routes/play/instant",
    "routes/play/fishing-room",
    "routes/member/balance",
  ],
  /** Anybody who is signed in with an account that holds money (M15). */
  members: [
    "routes/member/deposit",
    "routes/member/deposit-order",
    "routes/member/deposit-proof",
    "routes/member/withdraw",
    "routes/member/withdrawal",
    "routes/member/payees",
    "routes/member/security-center",
    "routes/member/payment-password",
    "routes/member/password",
    "routes/member/email",
    "routes/member/mobile",
    "routes/member/profile",
    "routes/member/terms",
    "routes/member/limits",
    "routes/member/two-factor",
    "routes/member/linked-accounts",
    "routes/member/devices",
    "routes/member/login-history",
    "routes/member/transfer-fund",
    "routes/member/transfer-upline",
    "routes/member/messages",
    "routes/member/betting-record",
    "routes/member/round-record",
    "routes/member/account-record-csv",
    "routes/member/betting-record-csv",
    "routes/member/account-record",
    "routes/member/movement",
  ],
  /** Agents alone (A01). */
  agents: [
    "routes/layouts/agent",
    "routes/agent/announcements",
    "routes/agent/home",
    "routes/agent/accounts",
    "routes/agent/team",
    "routes/agent/invitation-code",
  ],
  /** Anybody who owes a code before being signed in. */
  secondFactor: ["routes/entry/second-factor"],
  /** Anybody who owes a new password before being signed in. */
  changePassword: ["routes/entry/change-password"],
  /** Pages for those who build the site; none of them is there in production. */
  development: ["routes/dev/gallery", "routes/dev/outbox"],
} as const;

export type Access = keyof typeof ACCESS;

/** Open pages whose post is for players alone. */
export const POSTS_OF_PLAYERS: readonly string[] = [
  "routes/play/launch",
  "routes/site/chat-room",
  "routes/site/point-mall",
  ...["rng", "fish", "crash"].map((games) => `slot-games-${games}`),
  ...["live", "sports", "esports", "pvp", "elott", "cockfight"].map((games) => `games-${games}`),
  "lottery-lottery",
  "lottery-vnlottery",
  "routes/play/book-slip",
];

/** Open pages whose post is for anybody: the doors themselves, and what a guest may ask the house. */
export const POSTS_OPEN: readonly string[] = [
  "routes/entry/register",
  "routes/entry/login",
  "routes/entry/agent-login",
  "routes/entry/logout",
  "routes/entry/forget",
  "routes/entry/new-password",
  "routes/entry/send-code",
  "routes/entry/free-play",
  "routes/site/customer-service",
  "routes/site/join",
  "routes/site/preferences",
];

/** What an answer must be for a kind of visitor. */
export type Verdict = "let in" | "to the login" | "refused" | "led away";

const NOBODY: readonly Kind[] = ["guest", "secondFactor", "changePassword"];

export function expectedOf(access: Access, kind: Kind): Verdict | null {
  if (access === "development") return null;
  if (access === "open") return "let in";
  if (access === "secondFactor" || access === "changePassword")
    return kind === access ? "let in" : "led away";
  if (NOBODY.includes(kind)) return "to the login";
  if (access === "players") return "let in";
  if (access === "members") return kind === "trial" ? "refused" : "let in";
  return kind === "agent" ? "let in" : "refused";
}

export function accessOf(id: string): Access | null {
  const found = Object.entries(ACCESS).find(([, ids]) => (ids as readonly string[]).includes(id));
  return (found?.[0] as Access | undefined) ?? null;
}
