import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "@playwright/test";
import { freshName, PASSWORD } from "./fixture.ts";

/**
 * A parent's loader protects no child: with single fetch any loader can be asked for alone. So every
 * route of the build is asked for alone by somebody who is not signed in.
 */
test.beforeEach(({ javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "raw requests have no browser; told once");
});

const ORIGIN = `http://localhost:${process.env.STORIES_PORT ?? 4477}`;
const UUID = "01890f3e-7b1a-7c3d-8e4f-001122334455";

/** What each protected address looks like with its parameters filled in, and the route behind it. */
const PROTECTED: [path: string, route: string][] = [
  ["/member/balance", "routes/member/money/balance"],
  ["/member/depositv2", "routes/member/money/deposit"],
  ["/member/depositv2/D-7K2M9QXA", "routes/member/money/deposit-order"],
  ["/member/withdraw", "routes/member/money/withdraw"],
  ["/member/withdraw/W-7K2M9QXA", "routes/member/money/withdrawal"],
  ["/member/payees", "routes/member/money/payees"],
  ["/member/securityCenter", "routes/member/security/security-center"],
  ["/member/securityCenter/paymentPassword", "routes/member/security/payment-password"],
  ["/member/securityCenter/limits", "routes/member/security/limits"],
  ["/member/securityCenter/persona", "routes/member/security/persona"],
  ["/member/securityCenter/profile", "routes/member/security/profile"],
  ["/member/terms", "routes/member/terms"],
  ["/member/securityCenter/password", "routes/member/security/password"],
  ["/member/securityCenter/email", "routes/member/security/email"],
  ["/member/securityCenter/mobile", "routes/member/security/mobile"],
  ["/member/securityCenter/twoFactor", "routes/member/security/two-factor"],
  ["/member/securityCenter/linked", "routes/member/security/linked-accounts"],
  ["/member/securityCenter/devices", "routes/member/security/devices"],
  ["/member/securityCenter/history", "routes/member/security/login-history"],
  ["/member/personalProfit", "routes/member/records/personal-profit"],
  ["/member/rates", "routes/member/rewards/rates"],
  ["/member/rates/1", "routes/member/rewards/rebate"],
  ["/member/bonusDetails", "routes/member/rewards/bonuses"],
  [`/member/bonusDetails/${UUID}`, "routes/member/rewards/bonus"],
  ["/member/referral", "routes/member/rewards/referral"],
  ["/member/rewardCenter", "routes/member/rewards/reward-centre"],
  ["/member/missionLeaderboard", "routes/member/rewards/missions"],
  ["/member/missionLeaderboard/boards/top", "routes/member/rewards/mission-board"],
  ["/member/missionLeaderboard/past", "routes/member/rewards/past-missions"],
  ["/member/raffles", "routes/member/rewards/raffles"],
  ["/member/raffles/spring", "routes/member/rewards/raffle"],
  ["/member/offers/spring", "routes/member/rewards/offer"],
  ["/member/applications/spring", "routes/member/rewards/application"],
  ["/member/transferFund", "routes/member/money/transfer-fund"],
  ["/member/transferUpline", "routes/member/money/transfer-upline"],
  ["/member/messageV2", "routes/member/messages"],
  ["/member/questions", "routes/member/questions"],
  ["/member/winnerBoard", "routes/play/winner-board"],
  ["/member/personalHistoryCopy", "routes/member/records/betting-record"],
  [`/member/personalHistoryCopy/NARD/${UUID}`, "routes/member/records/round-record"],
  ["/member/transactionHistory", "routes/member/records/account-record"],
  ["/member/transactionHistory/1", "routes/member/records/movement"],
  [`/game/${UUID}`, "routes/play/game"],
  [`/game/${UUID}/instant`, "routes/play/instant"],
  [`/game/${UUID}/round`, "routes/play/round"],
  [`/game/${UUID}/table`, "routes/play/table"],
  [`/game/${UUID}/vendor`, "routes/play/foreign-game"],
  ["/fbsports/bets", "routes/play/book/book-bets"],
  ["/game", "routes/play/open-games"],
  ["/seeds", "routes/play/fairness/seeds"],
  ["/agentHome", "routes/agent/home"],
  ["/agentHome/announcements", "routes/agent/announcements"],
  ["/agentHome/accounts", "routes/agent/accounts"],
  ["/agentHome/openAccount", "routes/agent/open-account"],
  ["/agentHome/accounts/ABCDEFGH", "routes/agent/link"],
  ["/agentHome/subLogins", "routes/agent/sub-logins"],
  ["/agentHome/makeSubLogin", "routes/agent/make-sub-login"],
  ["/agentHome/subLogins/1", "routes/agent/sub-login"],
  ["/agentHome/team", "routes/agent/team"],
  ["/agentHome/team/1/rates", "routes/agent/rates"],
  ["/agentHome/team/1/send", "routes/agent/send-money"],
  ["/agentHome/profit", "routes/agent/profit"],
  ["/agentHome/betting", "routes/agent/betting"],
  ["/agentHome/betting/1/NARD/r1", "routes/agent/team-round"],
  ["/agentHome/transactions", "routes/agent/transactions"],
  ["/agentHome/income", "routes/agent/income"],
  ["/agentHome/income/1", "routes/agent/bill"],
  ["/agentHome/contracts/daily", "routes/agent/contracts"],
  ["/agentHome/contracts/daily/propose", "routes/agent/propose-contract"],
  ["/agentHome/contracts/daily/1", "routes/agent/contract"],
  ["/agentHome/contracts/daily/1/change", "routes/agent/change-contract"],
];

/** Addresses that answer with a file: they have no page and no data of their own. */
const PROTECTED_FILES: [path: string, route: string][] = [
  ["/member/depositv2/D-7K2M9QXA/proof", "routes/member/money/deposit-proof"],
  ["/member/applicationPictures/P-7K2M9QXA/1", "routes/member/rewards/application-picture"],
  ["/member/transactionHistory.csv", "routes/member/records/account-record-csv"],
  ["/member/personalProfit.csv", "routes/member/records/personal-profit-csv"],
  ["/member/personalHistoryCopy.csv", "routes/member/records/betting-record-csv"],
  [`/member/personalHistoryCopy/NARD/${UUID}/receipt`, "routes/member/records/round-receipt"],
  ["/member/balanceProof?day=2026-11-26", "routes/member/money/balance-proof"],
  ["/agentHome/profit.csv", "routes/agent/profit-csv"],
  ["/agentHome/betting.csv", "routes/agent/betting-csv"],
  ["/agentHome/transactions.csv", "routes/agent/transactions-csv"],
  ["/agentHome/income.csv", "routes/agent/income-csv"],
  ["/agentHome/accounts/ABCDEFGH/qr/svg", "routes/agent/link-code"],
  ["/member/referral/code.svg", "routes/member/rewards/referral-code"],
  ["/agentHome/invitation.svg", "routes/agent/invitation-code"],
  [`/game/${UUID}/fishing`, "routes/play/fishing-room"],
];

test("no address of a member or a game is missing from the list above", () => {
  const table = readFileSync("app/routes.ts", "utf8");
  const declared = [...table.matchAll(/"(routes\/(?:member|agent|play)\/[\w/-]+)\.tsx?"/g)].map(
    ([, route = ""]) => route,
  );
  const open = [
    "slot-games",
    "game-category",
    "lottery",
    "sports-vendor",
    "search",
    "seamless",
    "launch",
    "leave-game",
    "verify",
    "verify-any",
    "fairness",
    ...["stake-list", "verify-round", "verify-key", "published-days", "published-days-file"],
    ...["public-record", "public-record-file"],
    "jackpot",
    ...["book-event", "book-slip", "book-results", "book-rules"],
  ];
  const listed = [...PROTECTED, ...PROTECTED_FILES].map(([, route]) => route);
  const isOpen = (route: string) => route.startsWith("routes/play/") && open.includes(basename(route));
  expect(declared.filter((route) => !isOpen(route)).sort()).toEqual([...listed].sort());
});

/** What is an agent's leads to the agents' door. */
const doorOf = (path: string) => `${path.startsWith("/agentHome") ? "/agentLogin" : "/login"}?redirectTo=`;

for (const [path, route] of PROTECTED) {
  test(`${path} alone, as a page, as data and as a post, leads a stranger to the login`, async ({
    request,
  }) => {
    const page = await request.get(path, { maxRedirects: 0 });
    expect(page.status()).toBe(302);
    expect(page.headers().location).toContain(doorOf(path));

    for (const query of ["", `?_routes=${encodeURIComponent(route)}`]) {
      const data = await request.get(`${path}.data${query}`, { maxRedirects: 0 });
      const told = await data.text();
      expect(told).toMatch(/^\[\["SingleFetchRedirect"/);
      expect(told).toContain(`"${doorOf(path)}`);
    }
    const post = await request.post(path, { form: {}, headers: { Origin: ORIGIN }, maxRedirects: 0 });
    expect([302, 403, 405]).toContain(post.status());
  });
}

for (const [path] of PROTECTED_FILES) {
  test(`${path} leads a stranger to the login`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toContain(doorOf(path));
  });
}

test("who has begun no login finds nobody's behind the doors where one waits", async ({ request }) => {
  for (const path of ["/login/secondFactor", "/login/changePassword"]) {
    const page = await request.get(path, { maxRedirects: 0 });
    expect([page.status(), page.headers().location], path).toEqual([302, "/login"]);
    const data = await request.get(`${path}.data`, { maxRedirects: 0 });
    expect(await data.text()).toMatch(/^\[\["SingleFetchRedirect".*"\/login"/);
    const post = await request.post(path, { form: {}, headers: { Origin: ORIGIN }, maxRedirects: 0 });
    expect([302, 403], path).toContain(post.status());
  }
});

test("T11 one player's rounds, movements and games are not there for another", async ({ browser }) => {
  const [owner, stranger] = await Promise.all([browser.newContext(), browser.newContext()]);
  await signUp(owner.request);
  await signUp(stranger.request);
  const home = await (await owner.request.get("/rng")).text();
  const formToken = tokenIn(home);
  const headers = { Origin: ORIGIN };
  const launched = await owner.request.post("/play/NARD-nowruz", {
    form: { formToken },
    headers,
    maxRedirects: 0,
  });
  const game = launched.headers().location ?? "";
  expect(game).toMatch(/^\/game\//);
  const spinId =
    /name="spinId" value="([^"]+)"/.exec(await (await owner.request.get(game)).text())?.[1] ?? "";
  const spun = await owner.request.post(game, {
    form: { formToken, spinId, lineBet: "1" },
    headers,
    maxRedirects: 0,
  });
  const round = new URL(spun.headers().location ?? "", ORIGIN).searchParams.get("round");
  const record = `/member/personalHistoryCopy/NARD/${round}`;
  expect((await owner.request.get(record)).status()).toBe(200);
  const movement =
    /\/member\/transactionHistory\/(\d+)/.exec(await (await owner.request.get(record)).text())?.[0] ?? "";

  for (const path of [game, record, `${record}/receipt`, movement, `${game}?round=${round}`]) {
    expect((await stranger.request.get(path)).status(), path).toBe(404);
  }
  await Promise.all([owner.close(), stranger.close()]);
});

type Browserless = import("@playwright/test").APIRequestContext;

function tokenIn(page: string): string {
  return /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
}

async function signUp(request: Browserless): Promise<void> {
  const formToken = tokenIn(await (await request.get("/register")).text());
  const form = {
    formToken,
    username: freshName("a"),
    password: PASSWORD,
    confirmPassword: PASSWORD,
    payeeName: "Nima Kazemi",
    ofAge: "on",
    terms: "on",
  };
  const answer = await request.post("/register", { form, headers: { Origin: ORIGIN }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}
