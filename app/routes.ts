import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The site map. Addresses are built by app/lib/paths.ts; a test matches each against this table. */
export default [
  index("routes/site/home.tsx"),
  ...["index", "index.html", "home"].map((alias) =>
    route(alias, "routes/site/moved.ts", { id: `moved-${alias}` }),
  ),
  route("register.html", "routes/site/moved.ts", { id: "moved-register" }),

  route("register", "routes/entry/register.tsx"),
  route("login", "routes/entry/login.tsx"),
  route("logout", "routes/entry/logout.tsx"),

  route("rng", "routes/play/slot-games.tsx"),
  route("play/:nodeId", "routes/play/launch.tsx"),
  route("game/:sessionId", "routes/play/game.tsx"),
  route("seeds", "routes/play/seeds.tsx"),
  route("seeds/verify", "routes/play/verify.tsx"),

  route("noticePage", "routes/site/notices.tsx"),
  route("noticePage/:noticeId", "routes/site/notice.tsx"),
  route("help", "routes/site/help.tsx"),

  route("member/depositv2", "routes/member/deposit.tsx"),
  route("member/depositv2/:reference", "routes/member/deposit-order.tsx"),
  route("member/depositv2/:reference/proof", "routes/member/deposit-proof.ts"),
  route("member/withdraw", "routes/member/withdraw.tsx"),
  route("member/withdraw/:reference", "routes/member/withdrawal.tsx"),
  route("member/payees", "routes/member/payees.tsx"),
  route("member/securityCenter", "routes/member/security-center.tsx"),
  route("member/securityCenter/paymentPassword", "routes/member/payment-password.tsx"),
  route("member/securityCenter/limits", "routes/member/limits.tsx"),
  route("member/transferFund", "routes/member/transfer-fund.tsx"),
  route("member/transferUpline", "routes/member/transfer-upline.tsx"),
  route("member/messageV2", "routes/member/messages.tsx"),
  route("member/balance", "routes/member/balance.tsx"),
  route("member/personalHistoryCopy", "routes/member/betting-record.tsx"),
  route("member/personalHistoryCopy/:vendor/:roundId", "routes/member/round-record.tsx"),
  route("member/transactionHistory.csv", "routes/member/account-record-csv.ts"),
  route("member/transactionHistory", "routes/member/account-record.tsx"),
  route("member/transactionHistory/:transferId", "routes/member/movement.tsx"),

  ...(import.meta.env.DEV ? [route("dev/gallery", "routes/dev/gallery.tsx")] : []),
  route("preferences", "routes/site/preferences.tsx"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
