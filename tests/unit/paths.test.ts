import { existsSync } from "node:fs";
import { matchRoutes } from "@remix-run/react";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import { applicationPaths } from "#app/lib/paths/application-paths.ts";
import { bookPaths } from "#app/lib/paths/book-paths.ts";
import { contractPaths } from "#app/lib/paths/contract-paths.ts";
import { identityPaths } from "#app/lib/paths/identity-paths.ts";
import { incomePaths } from "#app/lib/paths/income-paths.ts";
import { lotteryPath } from "#app/lib/paths/lottery-paths.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { offerPaths } from "#app/lib/paths/offer-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { personaPaths } from "#app/lib/paths/persona-paths.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { roundTablePath } from "#app/lib/paths/rounds-paths.ts";
import { subLoginPaths } from "#app/lib/paths/sub-login-paths.ts";
import { tablePath } from "#app/lib/paths/table-paths.ts";
import { teamPaths } from "#app/lib/paths/team-paths.ts";
import {
  daysFile,
  daysPath,
  FAIRNESS_PATH,
  KEY_PATH,
  recordFile,
  recordPath,
  roundCheckPath,
  stakeListPath,
  VERIFY_PATH,
  verifyNumberPath,
} from "#app/lib/paths/verify-paths.ts";
import routes from "#app/routes.ts";
import { flatRoutes } from "#tests/setup/site-map.ts";

/** An example of each path that the site builds. A new path without one does not compile. */
const EXAMPLES: {
  [Name in keyof (typeof paths &
    typeof memberPaths &
    typeof applicationPaths &
    typeof offerPaths &
    typeof identityPaths &
    typeof contractPaths &
    typeof personaPaths &
    typeof incomePaths &
    typeof teamPaths &
    typeof subLoginPaths &
    typeof rewardPaths &
    typeof prizePaths)]: string;
} = {
  home: paths.home(),
  profit: memberPaths.profit({ period: "week" }),
  rates: memberPaths.rates({ before: "7" }),
  rebate: memberPaths.rebate("7"),
  bonuses: memberPaths.bonuses({ pageNo: "2" }),
  bonus: memberPaths.bonus("01890f3e-7b1a-7c3d-8e4f-001122334455", { end: "1" }),
  application: applicationPaths.application("spring", { done: "1" }),
  offer: offerPaths.offer("spring", { done: "cash" }),
  applicationPicture: applicationPaths.applicationPicture("P-7K2M9QXA", 1),
  rewardCenter: memberPaths.rewardCenter({ done: "taken" }),
  missions: prizePaths.missions({ done: "cash" }),
  board: prizePaths.board("top", { period: "2026-01-03" }),
  pastMissions: prizePaths.pastMissions({ pageNo: "2" }),
  raffles: prizePaths.raffles({ pageNo: "2" }),
  raffle: prizePaths.raffle("spring", { done: "claimed" }),
  publicRaffles: prizePaths.publicRaffles({ pageNo: "2" }),
  publicRaffle: prizePaths.publicRaffle("spring"),
  referral: memberPaths.referral({ before: "100001", earnedBefore: "01890f3e-7b1a-7c3d-8e4f-001122334455" }),
  referralCode: memberPaths.referralCode(),
  questions: memberPaths.questions({ before: "01890f3e-7b1a-7c3d-8e4f-001122334455" }),
  receipt: memberPaths.receipt("NARD", "01890f3e-7b1a-7c3d-8e4f-001122334455"),
  balanceProof: memberPaths.balanceProof("2026-11-26"),
  menu: paths.menu(),
  register: paths.register({ mode: "mobile", referralCode: "abc", affiliateCode: "100001" }),
  login: paths.login({ redirectTo: "/rng?pageNo=2" }),
  agentLogin: paths.agentLogin({ redirectTo: "/agentHome" }),
  logout: paths.logout(),
  forget: paths.forget({ way: "mail", sent: "mail" }),
  newPassword: paths.newPassword({ link: "abc" }),
  sendCode: paths.sendCode({ purpose: "register", channel: "sms", field: "mobileNum" }),
  changePassword: paths.changePassword(),
  freePlay: paths.freePlay({ redirectTo: "/rng" }),
  challenge: paths.challenge("login-AAAAAAAAAAAAAAAAAAAAAA", { as: "sound" }),
  challengePicture: paths.challengePicture("login-AAAAAAAAAAAAAAAAAAAAAA", { kind: "slider" }),
  challengeSound: paths.challengeSound("login-AAAAAAAAAAAAAAAAAAAAAA"),
  challengeWork: paths.challengeWork("login-AAAAAAAAAAAAAAAAAAAAAA"),
  preferences: paths.preferences(),
  games: paths.games("RNG", { vassalage: "NARD", pageNo: "2" }),
  vendorTab: paths.vendorTab("RNG", "NARD"),
  launch: paths.launch("NARD-takht-e-nard"),
  foreignGame: paths.foreignGame("01890f3e-7b1a-7c3d-8e4f-001122334455"),
  leaveGame: paths.leaveGame({ nodeId: "DEMOONE-coin" }),
  game: paths.game("01890f3e-7b1a-7c3d-8e4f-001122334455", { round: "1" }),
  seeds: paths.seeds(),
  verify: paths.verify({ nonce: "1" }),
  notices: paths.notices(),
  notice: paths.notice("7"),
  help: paths.help(),
  terms: paths.terms(),
  download: paths.download(),
  promotions: paths.promotions({ status: "joining" }),
  promotion: paths.promotion("trial-grant"),
  helpCentre: paths.helpCentre(),
  customerService: paths.customerService(),
  chat: paths.chat(),
  chatRoom: paths.chatRoom("lobby", { before: "7" }),
  join: paths.join(),
  lottery: paths.lottery(),
  sportsVendor: paths.sportsVendor(),
  vnLottery: paths.vnLottery({ gameCode: "1" }),
  search: paths.search({ q: "نرد" }),
  seamless: paths.seamless("NARD-takht-e-nard"),
  openGames: paths.openGames(),
  winnerBoard: paths.winnerBoard(),
  jackpot: paths.jackpot(),
  bettingRecord: paths.bettingRecord({ pageNo: "2" }),
  roundRecord: paths.roundRecord("NARD", "a/b"),
  accountRecord: paths.accountRecord(),
  accountRecordCsv: memberPaths.accountRecordCsv({ kind: "deposit" }),
  bettingRecordCsv: memberPaths.bettingRecordCsv({ state: "open" }),
  movement: paths.movement("12"),
  deposit: paths.deposit(),
  depositOrder: memberPaths.depositOrder("D-ABCD1234"),
  depositProof: memberPaths.depositProof("D-ABCD1234"),
  withdraw: memberPaths.withdraw(),
  withdrawal: memberPaths.withdrawal("W-ABCD1234"),
  payees: memberPaths.payees(),
  securityCenter: memberPaths.securityCenter(),
  paymentPassword: memberPaths.paymentPassword(),
  limits: memberPaths.limits(),
  termsAsked: memberPaths.termsAsked({ redirectTo: "/rng" }),
  persona: personaPaths.persona({ done: "name" }),
  profile: memberPaths.profile(),
  password: memberPaths.password({ done: "1" }),
  email: memberPaths.email(),
  mobile: memberPaths.mobile(),
  twoFactor: memberPaths.twoFactor(),
  devices: memberPaths.devices(),
  loginHistory: memberPaths.loginHistory(),
  linked: identityPaths.linked({ with: "google", done: "linked-google" }),
  loginWith: identityPaths.loginWith("google", { redirectTo: "/rng" }),
  cameFrom: identityPaths.cameFrom("facebook"),
  secondFactor: identityPaths.secondFactor(),
  transferFund: memberPaths.transferFund(),
  transferUpline: memberPaths.transferUpline(),
  messages: memberPaths.messages(),
  kind: contractPaths.kind("daily", { kept: "1" }),
  propose: contractPaths.propose("hourly", { child: "7" }),
  contract: contractPaths.contract("dividend", "12", { version: "2" }),
  change: contractPaths.change("realtime", "12"),
  income: incomePaths.income({ kind: "daily", before: "7" }),
  incomeCsv: incomePaths.incomeCsv({ period: "week" }),
  bill: incomePaths.bill("12"),
  teamProfit: teamPaths.teamProfit({ of: "7", whole: "1", period: "week", after: "9" }),
  teamProfitCsv: teamPaths.teamProfitCsv({ from: "2026-03-21", to: "2026-03-22" }),
  figures: teamPaths.figures({ period: "lastMonth" }),
  teamBetting: teamPaths.teamBetting({ scope: "whole", by: "game" }),
  teamBettingCsv: teamPaths.teamBettingCsv({ by: "person" }),
  teamRound: teamPaths.teamRound("7", "NARD", "r1"),
  transactions: teamPaths.transactions({ kind: "deposit" }),
  transactionsCsv: teamPaths.transactionsCsv(),
  sendDown: subLoginPaths.sendDown("7", { sent: "01890f3e-7b1a-7c3d-8e4f-001122334455" }),
  subLogins: subLoginPaths.subLogins(),
  makeSubLogin: subLoginPaths.makeSubLogin(),
  subLogin: subLoginPaths.subLogin("7", { before: "9" }),
  gallery: paths.gallery(),
  toggleBalance: paths.toggleBalance(),
  vip: rewardPaths.vip(),
  pointMall: rewardPaths.pointMall({ reward: "free-spins", done: "1" }),
  agentHome: rewardPaths.agentHome(),
  agentNews: rewardPaths.agentNews(),
  agentAccounts: rewardPaths.agentAccounts({ before: "7" }),
  openAccount: rewardPaths.openAccount({ done: "7" }),
  agentLink: rewardPaths.agentLink("abc", { made: "1" }),
  linkCode: rewardPaths.linkCode("abc", "png", { at: "1" }),
  agentTeam: rewardPaths.agentTeam({ of: "7", whole: "1" }),
  agentRates: rewardPaths.agentRates("7", { done: "1" }),
  invitationCode: rewardPaths.invitationCode(),
};

/** Those whose names others have as well, or that are functions of their own; live streams are answered before the table. */
const BESIDE: { readonly [Name in keyof typeof bookPaths]: string } & Readonly<Record<string, string>> = {
  offer: bookPaths.offer({ slip: ["a.1"], sport: "football" }),
  event: bookPaths.event("virtual-league-7-0"),
  slip: bookPaths.slip({ slip: ["a.1", "b.2"], way: "multiple" }),
  bets: bookPaths.bets({ which: "open" }),
  results: bookPaths.results({ sport: "football" }),
  rules: bookPaths.rules(),
  lotteryOf: lotteryPath({ isVietNam: false, gameCode: "bakht-e-melli", picks: [[1, 2]] }),
  lotteryOfVietNam: lotteryPath({ isVietNam: true }),
  ...Object.fromEntries(
    (["slot", "instant", "rounds", "tables", "lottery", "book"] as const).map((engine) => [
      engine,
      playPath({ engine, sessionId: "01890f3e-7b1a-7c3d-8e4f-001122334455", vendor: "NARD", code: "kavir" }),
    ]),
  ),
  roundTable: roundTablePath("01890f3e-7b1a-7c3d-8e4f-001122334455", { round: "1" }),
  table: tablePath("01890f3e-7b1a-7c3d-8e4f-001122334455", { table: "1" }),
  verifyAny: VERIFY_PATH,
  fairness: FAIRNESS_PATH,
  key: KEY_PATH,
  stakeList: stakeListPath({ game: "parvaz", round: "1" }),
  roundCheck: roundCheckPath("1"),
  days: daysPath({ before: "2026-11-26" }),
  daysFile: daysFile(),
  record: recordPath({ list: "off" }),
  recordFile: recordFile(),
  verifyNumber: verifyNumberPath({ game: "parvaz", number: "7" }),
};

type RouteObject = Parameters<typeof matchRoutes>[0][number];

const table = toObjects(routes as RouteConfigEntry[]);

function toObjects(entries: RouteConfigEntry[]): RouteObject[] {
  return entries.map((entry) => ({
    ...(entry.index ? { index: true } : { children: toObjects(entry.children ?? []) }),
    ...(entry.path === undefined ? {} : { path: entry.path }),
    id: entry.file,
  })) as RouteObject[];
}

test.each([...Object.entries(EXAMPLES), ...Object.entries(BESIDE)])(
  "the path of %s (%s) is a page of the site",
  (_name, path) => {
    const matches = matchRoutes(table, new URL(path, "http://site.invalid")) ?? [];
    expect(matches.at(-1)?.route.path).not.toBe("*");
    expect(matches.length).toBeGreaterThan(0);
  },
);

test("every route's file is there, and no address is given twice", () => {
  const entries = flatRoutes();
  for (const { file } of entries) expect(existsSync(`app/${file}`), file).toBe(true);
  const addresses = entries.map(({ path }) => path ?? "/");
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("R09 lotteries have a page of their own, also where a list of categories leads to them", () => {
  expect(paths.games("LOTT", { vassalage: "NARD" })).toBe("/lottery?vendor=NARD");
  expect(paths.games("ELOTT")).toBe("/elott");
});
