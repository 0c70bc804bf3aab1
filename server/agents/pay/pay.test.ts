import { beforeEach, expect, test } from "vitest";
import { setAccountType, setUpline } from "#server/accounts/index.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { answerContract, type ContractTerms, payContracts, proposeContract } from "../index.ts";
import { payPeriod } from "./pay-periods.ts";

let context: TestContext;
let brand: Brand;
let root: bigint;
let child: bigint;
let player: bigint;
let round = 0;

const terms = (rate: number, more: Partial<ContractTerms> = {}): ContractTerms => ({
  kind: "realtime",
  issuer: "platform",
  base: "turnover",
  tiers: [{ from: 0n, people: 0, rate }],
  leastStake: 100n,
  products: { RNG: 10_000 },
  cycle: "slot",
  carry: "none",
  apply: "whole",
  costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
  cap: null,
  ...more,
});

const BILLS = {
  name: "test.bills",
  text: `
    select b.payee, b.payer, b.gross, b.below, b.amount, coalesce(o.owed, 0)::int8 as owed,
        (select coalesce(sum(l.amount), 0)::int8 from agents.bill_line l where l.bill = b.id and l.what in ('tier', 'cap'))
          as lines
      from agents.bill b left join agents.bill_owed o on o.bill = b.id order by b.id`,
  row: { payee: 0n, payer: null as bigint | null, gross: 0n, below: 0n, amount: 0n, owed: 0n, lines: 0n },
};
const bills = () => context.db.call(BILLS, []);

beforeEach(async () => {
  context = await testContext();
  brand = await openBrand(context);
  for (const flag of ["realtimesalreqtype", "contracthoursalreq", "dailysalreqtype", "divtypereq"] as const) {
    await setFlag(context, { brandId: brand.id, flag, isOn: true });
  }
  await seedCatalogue(context, [
    {
      code: "g1",
      category: "RNG",
      vendor: "STUDIO",
      names: { fa: "بازی" },
      minLineBetMinor: 1n,
      rtpBasisPoints: 9600,
    },
  ]);
  const member = async (username: string) =>
    (await paidMember(context, brand, { username, cashMinor: 10_000n })).id;
  root = await member("root");
  child = await member("child");
  player = await member("player");
  await setAccountType(context, { playerId: root, accountType: 1 });
  await setAccountType(context, { playerId: child, accountType: 2 });
  await setUpline(context, { playerId: child, uplineId: root });
  await setUpline(context, { playerId: player, uplineId: child });
});

async function signed(by: bigint | null, to: bigint, said: ContractTerms): Promise<void> {
  const signer = by === null ? { operator: "mina" } : { playerId: by };
  const made = await proposeContract(context, { by: signer, secondParty: to, terms: said });
  if (!made.ok) throw new Error(made.refusal.reason);
  const { contractId } = made.value;
  const agreed = { contractId, by: { playerId: to }, answer: "agree", version: 1 } as const;
  expect(await answerContract(context, agreed)).toMatchObject({ ok: true });
}

/** A round of the player that is settled at once, and lost. */
async function stakes(amount: bigint): Promise<void> {
  round += 1;
  const facts = { round: `r${round}`, game: "g1" };
  expect(await play(context, player, debit(`d${round}`, amount, facts))).toBe("OK");
  expect(await play(context, player, credit(`c${round}`, 0n, undefined, { ...facts, endsRound: true }))).toBe(
    "OK",
  );
}

async function clockRuns(ms: number): Promise<void> {
  context.clock.forward(ms);
  await keepFigures(context);
  await payContracts(context);
}

/** To the beginning of the next five minutes, and a little further. */
const intoNextSlot = () => {
  const now = context.now();
  const { until } = payPeriod("slot", now, brand.timeZone);
  context.clock.forward(until.getTime() - now.getTime() + 1_000);
};

test("A03 what a player stakes pays the agents above after five minutes and a grace, once, and the house no more than the root's tier", async () => {
  await signed(null, root, terms(500));
  await signed(root, child, terms(300));
  intoNextSlot();
  await stakes(999n);
  await stakes(1_000n);
  await clockRuns(6 * MINUTE_MS);
  expect(await bills()).toEqual([]);
  await clockRuns(5 * MINUTE_MS);
  // 3 % and 5 % of 1999, rounded down: 59, and what is left of 99.
  const paid = [
    { payee: child, payer: null, gross: 59n, below: 0n, amount: 59n, owed: 0n, lines: 59n },
    { payee: root, payer: null, gross: 99n, below: 59n, amount: 40n, owed: 0n, lines: 99n },
  ];
  expect(await bills()).toEqual(paid);
  await payContracts(context);
  await clockRuns(0);
  expect(await bills()).toEqual(paid);
  expect(await minorOf(context, child, "P")).toBe(10_059n);
  expect(await minorOf(context, root, "P")).toBe(10_040n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("A03 after a stop each missed period has its bill, in order, and a bill is never written anew", async () => {
  await signed(null, root, terms(500));
  intoNextSlot();
  for (const amount of [100n, 200n, 300n]) {
    await stakes(amount);
    context.clock.forward(10 * MINUTE_MS);
  }
  await clockRuns(HOUR_MS);
  expect((await bills()).map(({ amount }) => amount)).toEqual([5n, 10n, 15n]);
  await expect(context.db.script("update agents.bill set amount = 0, below = gross")).rejects.toThrow();
  await expect(context.db.script("delete from agents.bill_payment")).rejects.toThrow();
});

test("A03 where the one above pays and is short, a part is paid, the rest is owed, and is paid once money comes", async () => {
  await signed(null, root, terms(5_000));
  await signed(root, child, terms(3_000, { issuer: "upline" }));
  const all = { round: "away", game: "g1" };
  expect(await play(context, root, debit("away", 9_900n, all))).toBe("OK");
  intoNextSlot();
  await stakes(1_000n);
  await clockRuns(11 * MINUTE_MS);
  // 300 to pay, with 100 at hand; the 500 of the root come after it, and pay the rest.
  const [first, second] = await bills();
  expect(first).toMatchObject({ payee: child, payer: root, gross: 300n, amount: 300n, owed: 0n });
  expect(second).toMatchObject({ payee: root, payer: null, gross: 500n, below: 0n, amount: 500n, owed: 0n });
  expect(await minorOf(context, child, "P")).toBe(10_300n);
  expect(await minorOf(context, root, "P")).toBe(300n);

  // Without what the house pays nothing comes, and it stays owed.
  await setFlag(context, { brandId: brand.id, flag: "realtimesalreqtype", isOn: false });
  const rest = { round: "rest", game: "g1" };
  expect(await play(context, root, debit("rest", 300n, rest))).toBe("OK");
  await context.db.script("insert into agents.bill_owed select min(id), 70 from agents.bill");
  await payContracts(context);
  expect((await bills())[0]).toMatchObject({ owed: 70n });
  const back = credit("back", 50n, undefined, { ...rest, endsRound: true });
  expect(await play(context, root, back)).toBe("OK");
  await payContracts(context);
  expect((await bills())[0]).toMatchObject({ owed: 20n });
  expect(await minorOf(context, root, "P")).toBe(0n);
  expect(await minorOf(context, child, "P")).toBe(10_350n);
});

test("A03 a kind that is off in the brand has no bills, and has each of them once it is on again", async () => {
  await signed(null, root, terms(500));
  await setFlag(context, { brandId: brand.id, flag: "realtimesalreqtype", isOn: false });
  intoNextSlot();
  await stakes(1_000n);
  await clockRuns(HOUR_MS);
  expect(await bills()).toEqual([]);
  await setFlag(context, { brandId: brand.id, flag: "realtimesalreqtype", isOn: true });
  context.clock.forward(2_000);
  await payContracts(context);
  expect(await bills()).toMatchObject([{ payee: root, amount: 50n }]);
});

test("A03 a dividend is paid for each third of a month by the brand's calendar", async () => {
  const dividend = { kind: "dividend", cycle: "third", base: "netLoss", carry: "halfMonth" } as const;
  await signed(null, root, terms(1_000, dividend));
  const third = payPeriod("third", context.now(), brand.timeZone);
  context.clock.forward(third.until.getTime() - context.now().getTime() + MINUTE_MS);
  await stakes(1_000n);
  await clockRuns(12 * DAY_MS);
  expect(await bills()).toMatchObject([{ payee: root, amount: 100n }]);
});

test("A03 the periods of a cycle follow each other without a gap, also where clocks are put forward", async () => {
  for (const timeZone of ["Asia/Tehran", "Europe/Berlin", "Asia/Kathmandu"]) {
    for (const cycle of ["slot", "hour", "day", "third", "half", "month"] as const) {
      let at = new Date("2026-03-28T21:15:00Z");
      let { until } = payPeriod(cycle, at, timeZone);
      for (let nth = 0; nth < 40; nth += 1) {
        const next = payPeriod(cycle, until, timeZone);
        expect(next.from).toEqual(until);
        expect(payPeriod(cycle, later(next.until, -1), timeZone)).toEqual(next);
        at = next.from;
        until = next.until;
      }
      expect(at.getTime()).toBeLessThan(until.getTime());
    }
  }
});
