import { afterAll, beforeAll, expect, test } from "vitest";
import { setPaymentPassword } from "#server/accounts/index.ts";
import { bonusTerms, giveBonus } from "#server/bonuses/index.ts";
import { CALLS } from "#server/calls/table.ts";
import { approveDeposit, depositsOf, payeesOf, withdrawalsOf } from "#server/cashier/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { HOUR_MS, later } from "#server/core/time.ts";
import { type LimitName, limitsOf } from "#server/limits/index.ts";
import { issuePoints, openAccounts, receiveDeposit, statement } from "#server/wallet/index.ts";
import { openApp } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { IBAN, PAYMENT_PASSWORD, valueIn } from "#tests/setup/cashier-stage.ts";
import { fundVendor } from "#tests/setup/fund-vendor.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

const TERMS = bonusTerms.parse({ times: 5, of: "bonus", weights: { RNG: 100 }, days: 7 });

const PAYEE = { holder: "Nima Kazemi", iban: IBAN };

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
  Object.assign(site.platform, { transferVendors: [fundVendor()] });
}, 120_000);
afterAll(() => site.close());

type Day = {
  deposit(amount: string): Promise<void>;
  withdraw(payeeId: string, amount: string): Promise<void>;
  addPayee(): Promise<void>;
  cancelWithdrawal(reference: string): Promise<void>;
  move(direction: "to-vendor" | "from-vendor", amount: string): Promise<void>;
  take(bonusId: string): Promise<void>;
  giveUp(bonusId: string, minor: bigint): Promise<void>;
  redeem(reward: string, points: string): Promise<void>;
  convert(points: string, rate: string): Promise<void>;
  limit(name: LimitName, ceiling: string): Promise<void>;
  rest(): Promise<void>;
};

async function byPages(playerId: bigint): Promise<Day> {
  const browser = await signedIn(site, playerId);
  const post = async (path: string, fields: Record<string, string>) => {
    const { status, location } = await browser.post(path, fields);
    expect([status, location], path).toEqual([303, expect.not.stringContaining("login")]);
  };
  const key = () => site.context.newId();
  return {
    deposit: (amount) => post("/member/depositv2", { method: "transfer", amount, orderKey: key() }),
    addPayee: () => post("/member/payees", { intent: "add", method: "bank", ...PAYEE }),
    withdraw: (payee, amount) =>
      post("/member/withdraw", {
        ...{ method: "bank", payee, amount, orderKey: key() },
        paymentPassword: PAYMENT_PASSWORD,
      }),
    cancelWithdrawal: (reference) => post(`/member/withdraw/${reference}`, { intent: "cancel" }),
    move(direction, amount) {
      const [from, to] = direction === "to-vendor" ? ["main", "KISH"] : ["KISH", "main"];
      return post("/member/transferFund", { task: "move", key: key(), from, to, amount });
    },
    take: (bonus) => post("/member/rewardCenter", { intent: "take", bonus }),
    giveUp: (bonusId, minor) => post(`/member/bonusDetails/${bonusId}`, { seen: `${minor}` }),
    redeem: (reward, points) =>
      post("/pointMall", { intent: "redeem", key: key(), reward, points, password: PAYMENT_PASSWORD }),
    convert: (points, rate) =>
      post("/pointMall", { intent: "convert", key: key(), points, rate, password: PAYMENT_PASSWORD }),
    limit: (name, ceiling) => post("/member/securityCenter/limits", { intent: "set", name, ceiling }),
    rest: () => post("/member/securityCenter/limits", { intent: "timeOut", term: "week" }),
  };
}

async function byCalls(username: string): Promise<Day & { rate(): Promise<string> }> {
  const place = { port: site.port, address: "2001:db8:da2::1", now: site.context.now };
  const app = openApp(CALLS, place);
  const scopes = ["read", "play", "money"];
  app.token = (await app.call("login", { payload: { username, password: PASSWORD, scopes } })).value.token;
  const call = async (name: string, payload: object) => {
    expect(await app.call(name, { payload }), name).toMatchObject({ code: "OK" });
  };
  return {
    deposit: (amount) => call("requestDeposit", { method: "transfer", amount }),
    addPayee: () => call("addPayee", { method: "bank", fields: PAYEE }),
    withdraw: (payeeId, amount) =>
      call("requestWithdrawal", { method: "bank", payeeId, amount, paymentPassword: PAYMENT_PASSWORD }),
    cancelWithdrawal: (reference) => call("cancelWithdrawal", { reference }),
    move: (direction, amount) => call("GCS_walletTransfer", { vendor: "KISH", direction, amount }),
    take: (bonusId) => call("takeBonus", { bonusId }),
    giveUp: (bonusId, minor) => call("giveUpBonus", { bonusId, seen: `${minor / 100n}.00` }),
    redeem: (rewardId, points) =>
      call("MCS2_redeemPointReward", { rewardId, points, password: PAYMENT_PASSWORD }),
    convert: (points, rate) => call("MCS2_convertPoint", { points, rate, password: PAYMENT_PASSWORD }),
    limit: (name, ceiling) => call("setLimit", { name, ceiling }),
    rest: () => call("takeBreak", { term: "week" }),
    rate: async () => (await app.call("MCS2_getPointConfig")).value.config.rate,
  };
}

type Begun = { readonly playerId: bigint; readonly bonusId: string };

/** What the house gives before: money, points and a bonus that is offered. */
async function begin(username: string): Promise<Begun> {
  const { context } = site;
  const playerId = await newMember(site, username);
  await openAccounts(context, { playerId, assets: ["P", "PTS"] });
  const whose = { playerId, key: "begin" };
  await receiveDeposit(context, { ...whose, amount: money(100_00n, "P"), provider: "bank" });
  const points = await issuePoints(context, { ...whose, key: "points", amount: money(2_000n, "PTS") });
  if (!points.ok) throw new Error(points.refusal.reason);
  const secret = { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD };
  valueIn(await setPaymentPassword(context, secret));
  const bonus = await giveBonus(context, {
    ...{ ...whose, source: "operator", sourceRef: "test", terms: TERMS },
    amount: money(50_00n, "P"),
    offeredUntil: later(context.now(), HOUR_MS),
  });
  if (!bonus.ok) throw new Error(bonus.refusal.reason);
  return { playerId, bonusId: bonus.value.id };
}

async function live(day: Day, { playerId, bonusId }: Begun, rate: string): Promise<void> {
  const { context } = site;
  await day.deposit("600.00");
  const [order] = (await depositsOf(context, { playerId, page: 1 })).rows;
  valueIn(await approveDeposit(context, { depositId: order?.id ?? "", operator: "mina" }));
  await day.addPayee();
  const [payee] = await payeesOf(context, { playerId });
  for (const amount of ["150.00", "120.00"]) await day.withdraw(payee?.id ?? "", amount);
  const [newest] = (await withdrawalsOf(context, { playerId, page: 1 })).rows;
  await day.cancelWithdrawal(newest?.reference ?? "");
  await day.move("to-vendor", "25.50");
  await day.take(bonusId);
  await day.redeem("bonus-10", "800");
  await day.convert("500", rate);
  await day.move("from-vendor", "10.00");
  await day.giveUp(bonusId, 50_00n);
  for (const ceiling of ["80.00", "75.50", "90.00"]) await day.limit("loss-day", ceiling);
  await day.limit("session", "90");
  await day.rest();
}

/** Every line of a player's accounts, but for when it was and what it is called. */
async function linesOf(playerId: bigint) {
  const { rows, total } = await statement(site.context, { playerId, page: 1 });
  expect(total).toBe(rows.length);
  return rows.map(({ kind, account, amount, balanceAfter, vendor, game }) => ({
    ...{ kind, account, vendor, game },
    amount: `${amount.minor} ${amount.asset}`,
    after: `${balanceAfter.minor}`,
  }));
}

/** What is kept of orders beside the ledger, but for what they are called. */
async function ordersOf(playerId: bigint) {
  const whose = { playerId, page: 1 };
  const [ins, outs] = [await depositsOf(site.context, whose), await withdrawalsOf(site.context, whose)];
  const stories = [...ins.rows, ...outs.rows].map(({ state, method, amount, fee, timeline }) => ({
    ...{ state, method: method.code, amount: `${amount.minor}`, fee: `${fee.minor}` },
    timeline: timeline.map((entry) => entry.state),
  }));
  expect(stories.map(({ state }) => state)).toEqual(["received", "cancelled", "held"]);
  return stories;
}

/** What the player has bound themselves to, but for when. */
async function boundOf(playerId: bigint) {
  const asked = { playerId, timeZone: "Asia/Tehran", pendingMinor: 0n };
  const { limits, pause, changes, pauses } = await limitsOf(site.context, asked);
  return {
    limits: limits.map(({ name, ceiling, used, left, raise }) => [name, ceiling, used, left, raise?.ceiling]),
    changes: changes.map(({ name, what, before, after }) => [name, what, before, after]),
    pauses: [pause?.kind, pauses.map(({ kind, term }) => [kind, term])],
  };
}

test("C01 a day of a player told by pages and told by calls leaves the same lines in the ledger", async () => {
  const [pages, calls] = [await begin("dayPages"), await begin("dayCalls")];
  const app = await byCalls("dayCalls");
  const rate = await app.rate();
  await live(await byPages(pages.playerId), pages, rate);
  await live(app, calls, rate);
  const lines = await linesOf(calls.playerId);
  expect(lines.length).toBeGreaterThan(12);
  expect(lines).toEqual(await linesOf(pages.playerId));
  const accounts = lines.map(({ account }) => account);
  expect(accounts).toEqual(expect.arrayContaining(["cash", "bonus", "points", "hold"]));
  expect(await ordersOf(calls.playerId)).toEqual(await ordersOf(pages.playerId));
  const bound = await boundOf(calls.playerId);
  expect(bound).toEqual(await boundOf(pages.playerId));
  expect(bound.changes.map(([name, what]) => `${name} ${what}`)).toEqual([
    ...["session set", "loss-day asked", "loss-day lowered", "loss-day set"],
  ]);
});
