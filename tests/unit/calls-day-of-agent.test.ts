import { afterAll, beforeAll, expect, test } from "vitest";
import { setAccountType, setPaymentPassword, setUpline } from "#server/accounts/index.ts";
import {
  billOf,
  type ContractTerms,
  contractsOf,
  incomeOf,
  linkRates,
  linksOf,
  payContracts,
  proposeContract,
  ratesOf,
  setRates,
  setTopRates,
  teamShown,
} from "#server/agents/index.ts";
import { answerContract } from "#server/agents/parts.ts";
import { type Brand, defaultBrand, setFlag } from "#server/brand/index.ts";
import { CALLS } from "#server/calls/table.ts";
import { money } from "#server/core/numbers/money.ts";
import { MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { earnPoints } from "#server/points/index.ts";
import { openAccounts, receiveDeposit, statement } from "#server/wallet/index.ts";
import { type App, openApp } from "#tests/setup/app.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { PAYMENT_PASSWORD, valueIn } from "#tests/setup/cashier-stage.ts";
import { wages } from "#tests/setup/pay-stage.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { newMember, signedIn } from "../proofs/cast.ts";

/** What the one who opens an account chooses, and then the person whose it is. */
const FIRST_PASSWORD = "Sarv-Boland-2031";
const OWN_PASSWORD = "Narenj-Talkh-77";
const SLOT_MS = 5 * MINUTE_MS;

let site: ServedSite;
let brand: Brand;

beforeAll(async () => {
  site = await servedSite();
  const { context } = site;
  brand = await defaultBrand(context);
  await setFlag(context, { brandId: brand.id, flag: "realtimesalreqtype", isOn: true });
  valueIn(await setTopRates(context, { brandId: brand.id, rates: { RNG: 80 } }));
  site.forward(2 * SECOND_MS);
}, 120_000);
afterAll(() => site.close());

/** An agent as they work: by pages or by calls. */
type Desk = {
  openAccount(username: string, kind: "member" | "agent", rate: string): Promise<void>;
  makeLink(channel: string, uses: number, rate: string): Promise<void>;
  raise(playerId: bigint, rate: string): Promise<void>;
  propose(playerId: bigint, percent: string): Promise<void>;
  sign(contractId: bigint): Promise<void>;
  readTeam(): Promise<void>;
  readIncome(): Promise<void>;
  readBill(billId: bigint): Promise<void>;
};

/** Hundredths of a percent, as an app says what a form is told as a percentage. */
const hundredths = (percent: string) => Math.round(Number(percent) * 100);

async function byPages(playerId: bigint): Promise<Desk> {
  const browser = await signedIn(site, playerId);
  const proof = () => ({ key: site.context.newId(), paymentPassword: PAYMENT_PASSWORD });
  const post = async (path: string, fields: Record<string, string>) => {
    const { status, location } = await browser.post(path, fields);
    expect([status, location], path).toEqual([303, expect.not.stringContaining("login")]);
  };
  const read = async (path: string) => expect((await browser.get(path)).status, path).toBe(200);
  return {
    openAccount: (username, kind, rateRNG) =>
      post("/agentHome/openAccount", {
        ...{ username, kind, rateRNG, newPassword: FIRST_PASSWORD, confirmNewPassword: FIRST_PASSWORD },
        ...proof(),
      }),
    makeLink: (channel, uses, rateRNG) =>
      post("/agentHome/accounts", { kind: "member", channel, uses: `${uses}`, days: "7", rateRNG }),
    raise: (below, rateRNG) => post(`/agentHome/team/${below}/rates`, { rateRNG }),
    propose: (child, percent) =>
      post("/agentHome/contracts/realtime/propose", {
        ...{ child: `${child}`, issuer: "upline", apply: "whole", rows: "1", least: "1" },
        ...{ from1: "0", people1: "0", rate1: percent, weight1: "100", ...proof() },
      }),
    sign: (contractId) =>
      post(`/agentHome/contracts/realtime/${contractId}`, { intent: "agree", version: "1", ...proof() }),
    readTeam: () => read("/agentHome/team?whole=1"),
    readIncome: () => read("/agentHome/income"),
    readBill: (billId) => read(`/agentHome/income/${billId}`),
  };
}

let visits = 0;

async function appOf(username: string, password: string): Promise<App> {
  visits += 1;
  const address = `2001:db8:da3:${visits}::1`;
  const app = openApp(CALLS, { port: site.port, address, now: site.context.now });
  const payload = { username, password, type: "agents", scopes: ["read", "money"] };
  app.token = (await app.call("login", { payload })).value.token;
  return app;
}

async function byCalls(username: string, password = PASSWORD): Promise<Desk> {
  const app = await appOf(username, password);
  const proof = { paymentPassword: PAYMENT_PASSWORD };
  const call = async (name: string, payload: object = {}) => {
    const answer = await app.call(name, { payload });
    expect(answer, name).toMatchObject({ code: "OK" });
    return answer.value;
  };
  return {
    async openAccount(name, kind, rate) {
      const rates = { RNG: hundredths(rate) };
      await call("openAccount", { username: name, password: FIRST_PASSWORD, kind, rates, ...proof });
    },
    async makeLink(channel, uses, rate) {
      await call("makeLink", { kind: "member", channel, uses, days: 7, rates: { RNG: hundredths(rate) } });
    },
    async raise(playerId, rate) {
      const set = await call("setRates", { playerId: `${playerId}`, rates: { RNG: hundredths(rate) } });
      expect(set).toEqual({ raised: ["RNG"], lowered: [] });
    },
    async propose(playerId, percent) {
      const { terms, agents } = await call("contractGround", { kind: "realtime" });
      expect(agents.map((agent: { playerId: string }) => agent.playerId)).toContain(`${playerId}`);
      const tiers = [{ from: "0", people: 0, rate: hundredths(percent) }];
      const { apply, leastStake } = terms;
      const offered = { issuer: "upline", apply, tiers, leastStake, products: { RNG: 10_000 } };
      await call("proposeContract", { kind: "realtime", playerId: `${playerId}`, terms: offered, ...proof });
      const { contracts } = await call("contracts", { kind: "realtime" });
      const made = contracts.find(({ side }: { side: string }) => side === "first");
      expect(made).toMatchObject({ otherId: `${playerId}`, other: expect.stringContaining("•") });
    },
    async sign(contractId) {
      const answer = { contractId: `${contractId}`, version: 1, answer: "agree", ...proof };
      await call("MCSFE_processRealTimeSalaryContract", answer);
    },
    async readTeam() {
      const { members } = await call("agentTeam", { whole: "1" });
      expect(members.map(({ depth }: { depth: number }) => depth)).toEqual([1, 2]);
    },
    async readIncome() {
      const { rows, sums } = await call("agentIncome");
      expect(rows).toHaveLength(sums.bills);
    },
    async readBill(billId) {
      const bill = await call("agentBill", { billId: `${billId}` });
      expect(bill).toMatchObject({ isOwn: true, payments: [{ amount: bill.amount }] });
      expect(bill.payeeId).toBe((await call("agentTeam")).playerId);
    },
  };
}

const withPaymentPassword = (playerId: bigint, password: string) =>
  setPaymentPassword(site.context, { playerId, password, paymentPassword: PAYMENT_PASSWORD }).then(valueIn);

const idOf = async (username: string) => {
  const rows = await site.sql<{ id: string }>("select id from accounts.players where username = $1", [
    username,
  ]);
  return BigInt(rows[0]?.id ?? 0);
};

/** A partner with rates and a contract of the house, and enough to pay those below. */
async function partner(username: string): Promise<bigint> {
  const { context } = site;
  const playerId = await newMember(site, username);
  await setAccountType(context, { playerId, accountType: 1 });
  await setUpline(context, { playerId, uplineId: null });
  await openAccounts(context, { playerId, assets: ["P"] });
  await receiveDeposit(context, { playerId, key: "begin", amount: money(500_00n, "P"), provider: "bank" });
  valueIn(await setRates(context, { by: { operator: "mina" }, playerId, rates: { RNG: 60 } }));
  const terms: ContractTerms = wages(300);
  const by = { operator: "mina" };
  const { contractId } = valueIn(await proposeContract(context, { by, secondParty: playerId, terms }));
  const agreed = { contractId, by: { playerId }, answer: "agree", version: 1 } as const;
  valueIn(await answerContract(context, agreed));
  await withPaymentPassword(playerId, PASSWORD);
  return playerId;
}

/** The person whose account was opened comes with the first password, and chooses their own. */
async function comesIn(playerId: bigint): Promise<void> {
  const browser = await signedIn(site, playerId, "changePassword");
  const chosen = { newPassword: OWN_PASSWORD, confirmNewPassword: OWN_PASSWORD, ofAge: "on", terms: "on" };
  const { status } = await browser.post("/login/changePassword", chosen);
  expect(status).toBe(303);
  await withPaymentPassword(playerId, OWN_PASSWORD);
}

/** A round that is staked with real money and lost. */
async function stakes(playerId: bigint, minor: bigint): Promise<void> {
  const { context } = site;
  await openAccounts(context, { playerId, assets: ["P"] });
  await receiveDeposit(context, { playerId, key: "stakes", amount: money(minor, "P"), provider: "bank" });
  const facts = { round: `day-${playerId}`, game: "nowruz", scope: "NARD" };
  expect(await play(context, playerId, debit("stake", minor, facts))).toBe("OK");
  expect(await play(context, playerId, credit("lost", 0n, undefined, { ...facts, endsRound: true }))).toBe(
    "OK",
  );
}

type Begun = { readonly root: bigint; readonly name: string };
type Desks = { of(username: string, playerId: bigint, password: string): Promise<Desk> };

const DESKS: Readonly<Record<"Pages" | "Calls", Desks>> = {
  Pages: { of: (_username, playerId) => byPages(playerId) },
  Calls: { of: (username, _playerId, password) => byCalls(username, password) },
};

/** From the first account below to the first pay. */
async function live(
  { of }: Desks,
  { root, name }: Begun,
): Promise<Record<"root" | "child" | "member", bigint>> {
  const { context } = site;
  const desk = await of(name, root, PASSWORD);
  await desk.openAccount(`${name}Kid`, "agent", "0.3");
  const child = await idOf(`${name}Kid`);
  await comesIn(child);
  await desk.makeLink("telegram", 25, "0.2");
  await desk.raise(child, "0.5");
  await desk.propose(child, "2");
  const below = await of(`${name}Kid`, child, OWN_PASSWORD);
  const [asked] = await contractsOf(context, { playerId: child, kind: "realtime" });
  await below.sign(asked?.contract.id ?? 0n);
  await below.openAccount(`${name}Bee`, "member", "0.1");
  const member = await idOf(`${name}Bee`);

  site.forward(SLOT_MS - (context.now().getTime() % SLOT_MS) + SECOND_MS);
  await stakes(member, 400_00n);
  site.forward(3 * SLOT_MS);
  await keepFigures(context);
  await payContracts(context);
  await desk.readTeam();
  for (const [who, playerId] of [
    [desk, root],
    [below, child],
  ] as const) {
    await who.readIncome();
    const [paid] = (await incomeOf(context, { playerId })).rows;
    await who.readBill(paid?.id ?? 0n);
  }
  return { root, child, member };
}

/** Every line of somebody's accounts, but for when it was and what it is called. */
async function linesOf(playerId: bigint) {
  const { rows } = await statement(site.context, { playerId, page: 1 });
  return rows.map(({ kind, account, amount, balanceAfter }) => [
    ...[kind, account, `${amount.minor} ${amount.asset}`, `${balanceAfter.minor}`],
  ]);
}

/** What is kept of an agent beside the ledger, without numbers, names and times. */
async function keptOf(playerId: bigint) {
  const { context } = site;
  const contracts = await contractsOf(context, { playerId, kind: "realtime" });
  const { links } = await linksOf(context, { playerId, brand, before: null });
  const { rows } = await incomeOf(context, { playerId });
  const bills = await Promise.all(rows.map(({ id: billId }) => billOf(context, { playerId, billId })));
  const player = { id: playerId, username: "" };
  const team = await teamShown(context, { player, of: null, isWhole: true, after: null });
  return {
    contracts: contracts.map(({ contract, side, versions }) => ({
      ...{ state: contract.state, side, terms: versions.map(({ terms }) => terms) },
    })),
    links: await Promise.all(
      links.map(async ({ code, accountType, channel, usesLeft, endsAt }) => ({
        ...{ accountType, channel, usesLeft, hasEnd: endsAt !== null },
        rates: await linkRates(context, { brandId: brand.id, code }),
      })),
    ),
    rates: await ratesOf(context, playerId),
    bills: bills.map((bill) => [bill?.amount, bill?.owed, bill?.earned, bill?.people, bill?.payments.length]),
    team: team?.members.map(({ accountType, depth, direct, rates }) => ({
      accountType,
      depth,
      direct,
      rates,
    })),
  };
}

test("C01 a day of an agent told by pages and told by calls leaves the same lines and the same rows", async () => {
  const told: Record<string, Record<"root" | "child" | "member", bigint>> = {};
  for (const way of ["Pages", "Calls"] as const) {
    const name = `boss${way}`;
    told[way] = await live(DESKS[way], { name, root: await partner(name) });
  }
  // Points come by a clock of the house.
  await earnPoints(site.context);
  for (const who of ["root", "child", "member"] as const) {
    const [pages, calls] = [told.Pages?.[who] ?? 0n, told.Calls?.[who] ?? 0n];
    expect(await linesOf(calls), who).toEqual(await linesOf(pages));
    expect(await keptOf(calls), who).toEqual(await keptOf(pages));
  }
  const own = await keptOf(told.Calls?.root ?? 0n);
  expect(own.bills).toHaveLength(1);
  expect(own.contracts.map(({ state }) => state)).toEqual(["valid", "valid"]);
  expect(own.links.map(({ channel }) => channel)).toEqual(["telegram", expect.any(String)]);
  const kinds = (await linesOf(told.Calls?.child ?? 0n)).map(([kind]) => kind);
  expect(kinds, "the one above has paid").toContain("contract-share");
});

test("A01 calls of agents are refused to members", async () => {
  const { context } = site;
  const member = await newMember(site, "agentNone");
  const app = openApp(CALLS, { port: site.port, address: "2001:db8:da4::1", now: context.now });
  const payload = { username: "agentNone", password: PASSWORD, scopes: ["read", "money"] };
  app.token = (await app.call("login", { payload })).value.token;
  const id = `${member}`;
  const asked: Readonly<Record<string, object>> = {
    ...{ agentTeam: {}, agentRates: {}, agentLinks: {}, agentIncome: {}, agentBill: { billId: "1" } },
    ...{ setRates: { playerId: id, rates: { RNG: 1 } }, endLink: { code: "nothing" } },
    makeLink: { kind: "member", channel: "x" },
    openAccount: { username: "agentNobody", password: FIRST_PASSWORD, kind: "member" },
  };
  for (const [name, said] of Object.entries(asked))
    expect(await app.call(name, { payload: said }), name).toMatchObject({ status: 403, code: "noTeam" });
  expect((await app.call("contractGround", { payload: { kind: "daily" } })).value.terms).toBeNull();
});

test("A04 an agent's calls reach nobody outside their own line", async () => {
  const [own, other] = [await partner("agentOwn"), await partner("agentOther")];
  const desk = await byCalls("agentOther");
  await desk.openAccount("agentOtherChild", "agent", "0.1");
  const stranger = await idOf("agentOtherChild");
  const app = await appOf("agentOwn", PASSWORD);
  const playerId = `${stranger}`;
  const ask = (name: string, payload: object) => app.call(name, { payload });
  expect(await ask("agentTeam", { of: playerId })).toMatchObject({ status: 404, code: "notInTeam" });
  expect(await ask("agentRates", { playerId })).toMatchObject({ status: 404, code: "notInTeam" });
  expect(await ask("setRates", { playerId, rates: { RNG: 1 } })).toMatchObject({ code: "rateNotBelow" });
  const [contract] = await contractsOf(site.context, { playerId: other, kind: "realtime" });
  const contractId = `${contract?.contract.id}`;
  const proof = { paymentPassword: PAYMENT_PASSWORD };
  expect(await ask("endContract", { contractId, ...proof })).toMatchObject({ code: "contractUnknown" });
  const tiers = [{ from: "0", people: 0, rate: 100 }];
  const terms = { issuer: "upline", apply: "whole", tiers, leastStake: "1" };
  const offer = (more: object) =>
    ask("proposeContract", { kind: "realtime", playerId, terms: { ...terms, ...more }, ...proof });
  expect(await offer({})).toMatchObject({ status: 422, code: "contractNotBelow" });
  expect(await offer({ products: { LIVE: 100 } })).toMatchObject({ code: "badField", fields: ["terms"] });
  expect((await app.call("agentLinks")).value.links.length).toBeLessThan(2);
  expect(own).not.toBe(other);
});
