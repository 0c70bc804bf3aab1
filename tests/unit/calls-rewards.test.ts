import { afterAll, beforeAll, expect, test } from "vitest";
import { setAccountType, setPaymentPassword, setUpline } from "#server/accounts/index.ts";
import { type ContractTerms, proposeContract } from "#server/agents/index.ts";
import { type BonusGift, bonusTerms, giveBonus } from "#server/bonuses/index.ts";
import { defaultBrand, setFlag } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, HOUR_MS, later, SECOND_MS } from "#server/core/time.ts";
import { type BoardToSet, countProgress, periodEnd, setBoard } from "#server/missions/index.ts";
import { type Condition, stopOffer } from "#server/offers/index.ts";
import { openSession } from "#server/studio/index.ts";
import { placeTicket } from "#server/studio/lottery/index.ts";
import { issueLaunch } from "#server/vendors/index.ts";
import { receiveDeposit } from "#server/wallet/index.ts";
import type { App } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { signedApp } from "#tests/setup/house-app.ts";
import { openMission } from "#tests/setup/mission-stage.ts";
import { openOffer, publishClaim } from "#tests/setup/offer-stage.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { debit } from "#tests/setup/wallet-stage.ts";
import { newMember } from "../proofs/cast.ts";

const TERMS = bonusTerms.parse({ times: 5, of: "bonus", weights: { RNG: 100 }, days: 7 });
const WAGES: ContractTerms = {
  ...{ kind: "daily", issuer: "platform", base: "turnover", cycle: "day", carry: "none", apply: "whole" },
  tiers: [{ from: 0n, people: 0, rate: 100 }],
  leastStake: 1_000n,
  products: { slot: 10_000 },
  costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
  cap: null,
  ringFence: null,
};

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const signedIn = (username: string, type: "members" | "agents" = "members") =>
  signedApp(site, username, { type });

async function give(playerId: bigint, more: Partial<BonusGift> = {}): Promise<string> {
  const { context } = site;
  const gift = { playerId, key: context.newId(), source: "operator", sourceRef: "test" } as const;
  const given = await giveBonus(context, { ...gift, amount: money(100_00n, "P"), terms: TERMS, ...more });
  if (!given.ok) throw new Error(given.refusal.reason);
  return given.value.id;
}

const statesOf = async (app: App) =>
  (await app.call("bonuses")).value.bonuses.map(({ state }: { state: string }) => state);

test("M10 an app lists bonuses, takes one, declines one and gives one up, each once", async () => {
  const playerId = await newMember(site, "callBonus");
  const app = await signedIn("callBonus");
  const offeredUntil = later(site.context.now(), HOUR_MS);
  const [taken, declined] = [await give(playerId, { offeredUntil }), await give(playerId, { offeredUntil })];
  const offers = (await app.call("bonusOffers")).value.bonuses;
  expect(offers).toHaveLength(2);
  expect(offers[0]).toMatchObject({ amount: { amount: "100.00", asset: "P" }, terms: { times: 5, days: 7 } });

  const took = await app.call("takeBonus", { payload: { bonusId: taken } });
  expect(took.value).toMatchObject({ state: "active", required: { amount: "500.00" } });
  expect(await app.call("declineBonus", { payload: { bonusId: declined } })).toMatchObject({ code: "OK" });
  const late = { payload: { bonusId: declined } };
  expect(await app.call("takeBonus", late)).toMatchObject({ code: "offerOver", status: 422 });
  expect(await statesOf(app)).toEqual(["active", "forfeited"]);

  const funds = (await app.call("consolidatedFunds")).value;
  expect(funds.activeBonus).toEqual({ bonusId: taken, balance: { amount: "100.00", asset: "P" } });
  const seen = (amount: string) => ({ payload: { bonusId: taken, seen: amount } });
  expect(await app.call("giveUpBonus", seen("99.99"))).toMatchObject({ code: "bonusMoved", status: 409 });
  expect(await app.call("giveUpBonus", seen("100.00"))).toMatchObject({ code: "OK" });
  expect((await app.call("consolidatedFunds")).value.activeBonus).toBeNull();
  expect(await statesOf(app)).toEqual(["forfeited", "forfeited"]);
});

test("M10 nobody takes, declines or ends the bonus of another", async () => {
  const bonusId = await give(await newMember(site, "callOwner"));
  await newMember(site, "callStranger");
  const stranger = await signedIn("callStranger");
  for (const name of ["takeBonus", "declineBonus"])
    expect(await stranger.call(name, { payload: { bonusId } })).toMatchObject({ code: "unknownBonus" });
  const ended = await stranger.call("giveUpBonus", { payload: { bonusId, seen: "100.00" } });
  expect(ended).toMatchObject({ status: 404, code: "unknownBonus" });
  expect((await (await signedIn("callOwner")).call("bonuses")).value.bonuses).toMatchObject([
    { state: "active" },
  ]);
});

test("M12 an app reads missions and claims none that was not reached", async () => {
  await newMember(site, "callMission");
  const app = await signedIn("callMission");
  const brand = await defaultBrand(site.context);
  await openMission(site.context, brand, { code: "calls-stakes" });
  await openMission(site.context, brand, { code: "calls-rounds", does: { counts: "rounds", least: 5 } });
  const { toClaim, going } = (await app.call("MCSFE_getMissionSummaryDetails")).value;
  expect(toClaim).toEqual([]);
  const standing = (code: string) => going.find((one: { code: string }) => one.code === code);
  expect(standing("calls-stakes")).toMatchObject({
    ...{ counts: "stakes", target: { amount: "10.00", asset: "P" }, counted: { amount: "0.00", asset: "P" } },
  });
  expect(standing("calls-rounds")).toMatchObject({ counts: "rounds", target: 5, counted: 0 });
  expect(standing("calls-stakes").reward).toEqual({
    ...{ pays: "cash", amount: { amount: "5.00", asset: "P" }, rounds: null },
  });
  const payload = { code: "nothing", period: "2026-01-01" };
  expect(await app.call("claimMission", { payload })).toMatchObject({ status: 404, code: "unknownMission" });
  const early = { payload: { code: "calls-rounds", period: "2026-01-01" } };
  expect(await app.call("claimMission", early)).toMatchObject({ status: 422, code: "notReached" });
});

test("P01 an app reads promotions, how far its player is with one that gives by rule, and claims it once", async () => {
  const { context } = site;
  const brand = await defaultBrand(context);
  await newMember(site, "callPromo");
  await publishClaim(context, "gift");
  const conditions: Condition[] = [{ is: "deposited", within: "month", least: 50_00n }];
  expect(await openOffer(context, brand, { conditions })).toBeNull();
  site.forward(2 * SECOND_MS);
  const app = await signedIn("callPromo");
  const payload = { id: "gift" };

  const listed = (await app.call("promotions", { payload: { status: "claiming" } })).value.promotions;
  expect(listed).toContainEqual(expect.objectContaining({ id: "gift", status: "claiming" }));
  const guest = (await app.call("promotion", { payload, token: null })).value;
  expect(guest).toMatchObject({ id: "gift", body: "<p>gift</p>", terms: [], offer: null });
  const far = (await app.call("promotion", { payload })).value.offer;
  expect(far).toMatchObject({
    ...{ canClaim: false, once: "once", claim: null },
    gives: { what: "cash", amount: { amount: "10.00", asset: "P" }, fromLevel: null },
    conditions: [{ is: "deposited", isMet: false, least: { amount: "50.00" }, has: { amount: "0.00" } }],
  });
  const claim = (id: string) => app.call("claimPromotion", { payload: { id } });
  expect(await claim("gift")).toMatchObject({ status: 422, code: "conditionMissing" });
  expect(await claim("nothing")).toMatchObject({ status: 404, code: "unknownPromotion" });

  await stopOffer(context, { brand: brand.id, promotion: "gift" });
  expect(await openOffer(context, brand, { conditions: [] })).toBeNull();
  site.forward(2 * SECOND_MS);
  const given = await claim("gift");
  expect(given.value).toMatchObject({ what: "cash", amount: { amount: "10.00" }, bonusId: null });
  expect((await claim("gift")).value).toEqual(given.value);
  expect((await app.call("consolidatedFunds")).value.real.balance).toEqual({ amount: "10.00", asset: "P" });
  const { status, offer } = (await app.call("promotion", { payload })).value;
  expect([status, offer.claim]).toEqual(["claimed", given.value]);
});

test("M12 a mission that was reached is to be claimed and goes on no more, and rounds are told with their game", async () => {
  const { context } = site;
  const playerId = await newMember(site, "callReached");
  const app = await signedIn("callReached");
  const given = { pays: "rounds", amount: money(1n, "P"), game: "ganjafeh", many: 20, days: 7 } as const;
  const does = { counts: "deposits", least: money(10_00n, "P") } as const;
  await openMission(context, await defaultBrand(context), { code: "calls-deposits", does, reward: given });
  site.forward(2 * SECOND_MS);
  const paid = { playerId, key: "reached", amount: money(20_00n, "P"), provider: "bank" };
  await receiveDeposit(context, paid);
  const seen = async () => (await app.call("MCSFE_getMissionSummaryDetails")).value;
  const codesOf = async (list: "toClaim" | "going") =>
    (await seen())[list].map(({ code }: { code: string }) => code);
  await expect
    .poll(
      async () => {
        await countProgress(context);
        return codesOf("toClaim");
      },
      { timeout: 20_000 },
    )
    .toEqual(["calls-deposits"]);
  expect(await codesOf("going")).not.toContain("calls-deposits");
  const [{ reward, state, period }] = (await seen()).toClaim;
  expect(reward).toEqual({
    ...{ pays: "rounds", amount: { amount: "4.00", asset: "P" } },
    rounds: { nodeId: "NARD-ganjafeh", many: 20, days: 7 },
  });
  expect(state).toBe("done");
  const claimed = await app.call("claimMission", { payload: { code: "calls-deposits", period } });
  expect(claimed).toMatchObject({ code: "OK" });
  const { toClaim, going } = await seen();
  expect(toClaim).toEqual([]);
  expect(going).toContainEqual(
    expect.objectContaining({ code: "calls-deposits", period, state: "claimed", isLocked: false }),
  );
});

test("M12 a daily mission ends with its day for whoever has not begun, one without rewards is told so", async () => {
  const { context } = site;
  await newMember(site, "callDaily");
  const brand = await defaultBrand(context);
  const daily = { code: "calls-daily", repeats: "daily", budget: 1 } as const;
  const missionId = await openMission(context, brand, daily);
  site.forward(2 * SECOND_MS);
  const app = await signedIn("callDaily");
  const standing = async () => {
    const { going } = (await app.call("MCSFE_getMissionSummaryDetails")).value;
    return going.find(({ code }: { code: string }) => code === "calls-daily");
  };
  const end = periodEnd(
    { repeats: "daily", until: later(context.now(), 30 * DAY_MS) },
    context.now(),
    brand.timeZone,
  );
  expect(await standing()).toMatchObject({
    ...{ state: "open", period: null, endsAt: end.toISOString() },
    claimUntil: later(end, 3 * DAY_MS).toISOString(),
  });
  await site.sql("update mission.missions set promised = budget where id = $1", [missionId]);
  expect(await standing()).toMatchObject({ state: "spent", isLocked: false });
  const claim = () => app.call("claimMission", { payload: { code: "calls-daily", period: "2026-01-01" } });
  expect(await claim()).toMatchObject({ status: 422, code: "budgetSpent" });
});

test("C01 an app chooses a nickname and a drawing, and reads them back; one of neither or both is no wish", async () => {
  await newMember(site, "callIcon");
  const app = await signedIn("callIcon");
  const set = (payload: object) => app.call("setMemberIcon", { payload });
  expect((await app.call("MCSFE_getPlayerAvatar")).value).toEqual({ nickname: null, avatar: null });
  expect(await set({ nickname: "Saraنگار" })).toMatchObject({ status: 422, code: "nicknameMixed" });
  expect(await set({})).toMatchObject({ status: 400, code: "badField" });
  expect(await set({ nickname: "Toranj", drawing: "tulip" })).toMatchObject({ code: "badField" });
  expect((await set({ nickname: "Toranj" })).value).toEqual({ nickname: "Toranj", avatar: null });
  expect((await set({ drawing: "tulip" })).value).toEqual({
    ...{ nickname: "Toranj", avatar: "/art/avatars/tulip.svg" },
  });
  const icon = (await app.call("memberIcon")).value;
  expect(icon).toMatchObject({ nickname: "Toranj", drawing: "tulip", changeFrom: null });
  expect(icon.drawings.length).toBeGreaterThanOrEqual(12);
  await set({ nickname: "Toranj Two" });
  const tooSoon = await set({ nickname: "Toranj Three" });
  expect(tooSoon).toMatchObject({ status: 429, code: "nicknameTooSoon" });
  expect(tooSoon.message).toMatch(/^You changed your name a short while ago\. You can again from .*\d{4}/);
});

test("M12 an app reads the leaderboards that go on, and no period of one that is not there", async () => {
  await newMember(site, "callBoards");
  const app = await signedIn("callBoards");
  const { value } = await app.call("MCSFE_getMissionLeaderboard", { payload: { code: "nowhere", page: 1 } });
  expect([Array.isArray(value.boards), value.period]).toEqual([true, null]);
});

test("M12 a leaderboard tells its prizes, and when the week that goes on ends, also where nobody did anything yet", async () => {
  await newMember(site, "callWeekly");
  const app = await signedIn("callWeekly");
  const { context } = site;
  const brand = await defaultBrand(context);
  const until = later(context.now(), 90 * DAY_MS);
  const cash = { pays: "cash", amount: money(50_00n, "P") } as const;
  const board = { code: "calls-weekly", titles: { fa: "برترین‌های هفته" }, repeats: "weekly" } as const;
  const set: BoardToSet = { ...board, ranks: "stakes", prizes: [cash], until };
  expect(await setBoard(context, brand.id, set)).toMatchObject({ ok: true });
  site.forward(2 * SECOND_MS);
  const asked = { payload: { code: board.code, page: 1 } };
  const { boards, period } = (await app.call("MCSFE_getMissionLeaderboard", asked)).value;
  const endsAt = periodEnd(set, context.now(), brand.timeZone).toISOString();
  expect(boards.find(({ code }: { code: string }) => code === board.code)).toMatchObject({
    ...{ endsAt, until: until.toISOString(), own: null },
    prizes: [{ pays: "cash", amount: { amount: "50.00", asset: "P" }, rounds: null }],
  });
  expect(period).toMatchObject({ code: board.code, endsAt, isClosed: false, standings: [], own: null });
});

test("M12 a leaderboard tells who stands where, and nobody's number", async () => {
  const { context } = site;
  const playerId = await newMember(site, "callPlaced");
  const app = await signedIn("callPlaced");
  const board: BoardToSet = {
    ...{ code: "calls-placed", titles: { fa: "روز" }, repeats: "daily", ranks: "stakes" },
    ...{ prizes: [], until: later(context.now(), 30 * DAY_MS) },
  };
  expect(await setBoard(context, (await defaultBrand(context)).id, board)).toMatchObject({ ok: true });
  site.forward(2 * SECOND_MS);
  await receiveDeposit(context, { playerId, key: "placed", amount: money(20_00n, "P"), provider: "bank" });
  expect(await play(context, playerId, debit("placed", 10_00n, { round: "placed", game: "ganjafeh" }))).toBe(
    "OK",
  );
  const asked = { payload: { code: board.code, page: 1 } };
  const read = async () => (await app.call("MCSFE_getMissionLeaderboard", asked)).value.period;
  const counted = async () => {
    await countProgress(context);
    return (await read()).standings;
  };
  await expect.poll(counted, { timeout: 20_000 }).toHaveLength(1);
  const score = { amount: "10.00", asset: "P" };
  const { standings, own, ownPrize } = await read();
  expect(standings).toEqual([
    { place: 1, score, player: expect.stringMatching(/•/), avatar: null, isOwn: true, prize: null },
  ]);
  expect([own, ownPrize]).toEqual([{ place: 1, score }, null]);
});

test("A02 an agent reads a contract by calls and signs it with the payment password; the brand's switch hides it", async () => {
  const { context } = site;
  const brandId = (await defaultBrand(context)).id;
  const playerId = await newMember(site, "callAgent");
  await setAccountType(context, { playerId, accountType: 1 });
  await setUpline(context, { playerId, uplineId: null });
  const made = await proposeContract(context, {
    ...{ by: { operator: "mina" }, secondParty: playerId, terms: WAGES },
  });
  if (!made.ok) throw new Error(made.refusal.reason);
  const paymentPassword = "Narenj-Talkh-77";
  await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword });
  const flag = (isOn: boolean) => setFlag(context, { brandId, flag: "dailysalreqtype", isOn });
  const app = await signedIn("callAgent", "agents");

  await flag(false);
  site.forward(2 * SECOND_MS);
  const contractId = `${made.value.contractId}`;
  const answer = { contractId, version: 1, answer: "agree" };
  expect((await app.call("contracts", { payload: { kind: "daily" } })).value.contracts).toEqual([]);
  const process = (payload: object) => app.call("MCS2_processDailySalContract", { payload });
  expect(await process(answer)).toMatchObject({ status: 404, code: "contractUnknown" });

  await flag(true);
  site.forward(2 * SECOND_MS);
  const funds = (await app.call("consolidatedFunds")).value;
  expect(funds.dailysalreqtype).toEqual({ isShown: true, hasAny: true, waiting: 1 });
  expect(funds.divtypereq).toEqual({ isShown: false, hasAny: false, waiting: 0 });
  const [shown] = (await app.call("contracts", { payload: { kind: "daily" } })).value.contracts;
  expect(shown).toMatchObject({ contractId, side: "second", isAsked: true, version: 1, state: "requested" });
  expect(shown).toMatchObject({ other: null, otherId: null });
  expect(shown.terms).toMatchObject({
    leastStake: { amount: "10.00", asset: "P" },
    tiers: [{ from: { amount: "0.00", asset: "P" }, rate: 100 }],
    cap: null,
  });

  // One that was left out is named, and is no try.
  for (let nth = 0; nth < 6; nth += 1)
    expect(await process(answer)).toMatchObject({ code: "badField", fields: ["paymentPassword"] });
  const guessed = await process({ ...answer, paymentPassword: "not-that-one-7" });
  expect(guessed).toMatchObject({ code: "paymentPasswordWrong" });
  const other = await app.call("MCS2_processDividendReq", { payload: { ...answer, paymentPassword } });
  expect(other).toMatchObject({ code: "contractUnknown" });
  expect(await process({ ...answer, paymentPassword })).toMatchObject({ code: "OK" });
  expect(await process({ ...answer, paymentPassword })).toMatchObject({ code: "contractAnswered" });
  const [signed] = (await app.call("contracts", { payload: { kind: "daily" } })).value.contracts;
  expect(signed).toMatchObject({ state: "valid", isAsked: false });
});

test("C05 an app reads its player's tickets in a lottery, with what was picked", async () => {
  const { context, platform } = site;
  const playerId = await newMember(site, "callTicket");
  const app = await signedIn("callTicket");
  const [vendor, game] = ["NARD", "tas-dah"] as const;
  const menus = async () => (await app.call("gameMenus")).value.groups;
  await expect.poll(async () => (await menus()).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const all = (await menus()).flatMap(
    (group: { gameMenus: { gameId: string; numero: string }[] }) => group.gameMenus,
  );
  const draw = all.find(({ gameId }: { gameId: string }) => gameId === game)?.numero ?? "";
  await receiveDeposit(context, { playerId, key: "ticket", amount: money(100_00n, "P"), provider: "bank" });
  const asked = { playerId, vendor, game, asset: "P", language: "en" } as const;
  const { token } = await issueLaunch(context, asked);
  const opened = await openSession(context, platform.studioWallet(vendor), { token, vendor, game });
  if (!opened.ok) throw new Error(opened.refusal.reason);
  const placed = await placeTicket(context, platform.studioWallet, {
    ...{ sessionId: opened.value.sessionId, playerRef: `${playerId}`, formRef: "one", draw },
    ...{ playType: "straight", picks: [[1, 7], [2], [3]], unitMinor: 100n, times: 1 },
  });
  expect(placed).toMatchObject({ ok: true });
  const { tickets } = (await app.call("vnRecent", { payload: { gameId: game } })).value;
  expect(tickets).toMatchObject([
    {
      ...{ numero: draw, state: "staked", playType: "straight", picks: "1.7_2_3", lines: 2, times: 1 },
      ...{ stake: { amount: "2.00", asset: "P" }, play: expect.stringMatching(/./) },
    },
  ]);
});

test("C05 a lottery of Viet Nam and a game for fun are launched by an address that opens a page", async () => {
  await newMember(site, "callLaunch");
  const app = await signedIn("callLaunch");
  const [group] = (await app.call("vnGameMenu")).value.groups;
  const lottoGameCode = group.gameMenus[0].gameId;
  const asked = { lottoArea: "VN", lottoGameCode };
  const lottery = (await app.call("launchVnLottery", { payload: asked })).value.content;
  const query = Object.fromEntries(new URL(lottery).searchParams);
  expect(query).toMatchObject({ ...asked, launchMode: "LOTT", lottoView: "html5", device: "WEB" });
  const free = await app.call("GCS_gameLaunchFB", { payload: { nodeId: "NARD-takht-e-nard" }, token: null });
  for (const content of [lottery, free.value.content]) {
    const { pathname, search } = new URL(content);
    const page = await site.browser().get(`${pathname}${search}`);
    expect(page.status, content).toBeLessThan(400);
  }
  const unknown = { payload: { ...asked, lottoGameCode: "nothing" } };
  expect(await app.call("launchVnLottery", unknown)).toMatchObject({ code: "gameUnknown" });
});
