import { afterAll, beforeAll, expect, test } from "vitest";
import { advanceRounds } from "#server/studio/rounds/index.ts";
import type { App } from "#tests/setup/app.ts";
import { fundedPlayer } from "#tests/setup/fund-vendor.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { roundLines } from "#tests/setup/round-lines.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

const P = (amount: string) => ({ amount, asset: "P" });
const BAKARA = { nodeId: "KHATAM-bakara" };
const PARVAZ = { nodeId: "SIMORGH-parvaz" };
const LONG_MS = 120_000;

async function funded(username: string, minor = 10_000n) {
  const playerId = await newMember(site, username);
  await fundedPlayer(site.context, playerId, minor);
  return { playerId, app: await signedApp(site, username) };
}

const advance = () => advanceRounds(site.context, site.platform.studioWallet, { warn: () => {} });

const tableOf = async (app: App, payload: object) => (await app.call("roundTable", { payload })).value;

/** A round that takes stakes. */
async function opened(app: App, payload: object) {
  for (let nth = 0; nth < 20; nth += 1) {
    const table = await tableOf(app, payload);
    if (table.round?.state === "betting" && Date.parse(table.round.closesAt) > Date.parse(table.now) + 3000)
      return table;
    site.forward(5000);
    await advance();
  }
  throw new Error("No round was opened.");
}

/** Until nothing of this stake is open. */
async function played(app: App, wagerId: string) {
  const read = async () => (await app.call("roundStake", { payload: { wagerId } })).value;
  for (let nth = 0; nth < 30; nth += 1) {
    await advance();
    const { stake, round } = await read();
    if (stake.state === "paid") return { stake, round };
    site.forward(4000);
  }
  throw new Error("The round is never over.");
}

test("C01 an app stakes in a shared round by the very movements of the page, once for its key, and reads how it ended", async () => {
  const { app, playerId } = await funded("callBakara");
  const browser = await signedIn(site, playerId);
  const location = (await browser.post("/play/KHATAM-bakara", { funds: "real" })).location ?? "";
  const table = await opened(app, BAKARA);
  expect(table).toMatchObject({ kind: "baccarat", own: [], mostStakes: expect.any(Number) });
  expect(table.odds.map(({ spot }: { spot: string }) => spot)).toContain("banker");
  expect(table.chips[0]).toEqual(P("1.00"));

  const payload = { ...BAKARA, roundId: table.round.id, stake: "5.00", spot: "player" };
  const placed = await app.call("stakeInRound", { payload, key: "bakara-once" });
  expect(placed.value).toMatchObject({ stake: P("5.00"), spot: "player", auto: null, state: "staked" });
  expect((await app.call("stakeInRound", { payload, key: "bakara-once" })).value).toEqual(placed.value);
  const posted = await browser.post(location, {
    ...{ intent: "stake", formRef: "bakara-page", roundId: table.round.id, stake: "500", spot: "player" },
  });
  expect(posted.status).toBe(303);
  const own = (await tableOf(app, BAKARA)).own;
  expect(own.map(({ spot }: { spot: string }) => spot)).toEqual(["player", "player"]);
  const ofPage = own.find(({ wagerId }: { wagerId: string }) => wagerId !== placed.value.wagerId).wagerId;

  const { stake, round } = await played(app, placed.value.wagerId);
  await played(app, ofPage);
  expect(round).toMatchObject({ state: "settled", outcome: { kind: "baccarat" }, link: expect.any(String) });
  expect(stake.payout.asset).toBe("P");
  const lines = await roundLines(site, placed.value.wagerId);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).toEqual(await roundLines(site, ofPage));
});

test(
  "C01 an app leaves a flight by a call or by the cash-out that it named before, and not before or after it",
  async () => {
    const { app } = await funded("callParvaz", 100_000n);
    const flown = async (auto?: number) => {
      const { round } = await opened(app, PARVAZ);
      const payload = { ...PARVAZ, roundId: round.id, stake: "1.00", ...(auto ? { auto } : {}) };
      return (await app.call("stakeInRound", { payload })).value.wagerId as string;
    };
    const early = await flown(101);
    expect(await app.call("cashOut", { payload: { wagerId: early } })).toMatchObject({ code: "flightNotUp" });
    const { stake } = await played(app, early);
    expect(stake).toMatchObject({ auto: 101, spot: null });
    const over = await app.call("cashOut", { payload: { wagerId: early } });
    if (stake.payout.amount === "0.00") expect(over.code).toBe("flightOver");
    else expect(over.value).toMatchObject({ at: 101, payout: P("1.01") });
    expect(
      await app.call("cashOut", { payload: { wagerId: "00000000-0000-4000-8000-000000000000" } }),
    ).toMatchObject({ status: 404, code: "unknownRound" });

    for (let nth = 0; nth < 20; nth += 1) {
      const wagerId = await flown();
      let left = await app.call("cashOut", { payload: { wagerId } });
      for (let step = 0; left.code === "flightNotUp" && step < 60; step += 1) {
        site.forward(300);
        await advance();
        left = await app.call("cashOut", { payload: { wagerId } });
      }
      if (left.code === "flightOver") continue;
      expect(left.value).toMatchObject({ wagerId, state: "paid", stake: P("1.00") });
      expect(left.value.at).toBeGreaterThanOrEqual(100);
      expect((await app.call("cashOut", { payload: { wagerId } })).value).toEqual(left.value);
      return;
    }
    throw new Error("No flight was up for long enough.");
  },
  LONG_MS,
);

test("C01 a shared round refuses an app as its page does", async () => {
  const { app } = await funded("callBakaraNot", 600n);
  const table = await opened(app, BAKARA);
  const wish = { ...BAKARA, roundId: table.round.id, stake: "1.00", spot: "tie" };
  const stake = (change: object, who = app) => who.call("stakeInRound", { payload: { ...wish, ...change } });
  expect(await stake({ stake: "2.00" })).toMatchObject({ status: 422, code: "stakeNotOffered" });
  expect(await stake({ spot: "moon" })).toMatchObject({ code: "choiceNotOffered" });
  expect(await stake({ auto: 200 })).toMatchObject({ code: "badField", fields: ["auto"] });
  expect(await stake({ spot: undefined, auto: 200 })).toMatchObject({ code: "choiceNotOffered" });
  expect(await stake({ stake: "10.00" })).toMatchObject({ code: "insufficientFunds" });
  expect(await stake({ nodeId: "NARD-dice" })).toMatchObject({ code: "notPlayedSo" });
  expect(await app.call("roundTable", { payload: { nodeId: "NARD-dice" } })).toMatchObject({
    code: "notPlayedSo",
  });
  expect(await stake({ roundId: "00000000-0000-4000-8000-000000000000" })).toMatchObject({
    code: "bettingClosed",
  });
  const reader = await signedApp(site, "callBakaraNot", { scopes: ["read"] });
  expect(await stake({}, reader)).toMatchObject({ code: "scopeMissing" });
  const trial = appOn(site);
  trial.token = (await trial.call("freePlay")).value.token;
  expect(await stake({}, trial)).toMatchObject({ code: "needTrueAccount" });
  const { wagerId } = (await stake({})).value;
  expect((await trial.call("roundStake", { payload: { wagerId } })).code).toBe("unknownRound");
  expect((await trial.call("cashOut", { payload: { wagerId } })).code).toBe("unknownRound");
  expect((await app.call("cashOut", { payload: { wagerId } })).code).toBe("choiceNotOffered");
  site.forward(60_000);
  await advance();
  expect(await stake({})).toMatchObject({ code: "bettingClosed" });
});
