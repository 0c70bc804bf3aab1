import { beforeEach, expect, test } from "vitest";
import { setAccountType, setUpline } from "#server/accounts/index.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "#server/core/time.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type PayStage, payStage, wages } from "#tests/setup/pay-stage.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { auditBills, contractsOf, endAgent, incomeOf, paidTo, payContracts } from "../index.ts";
import { payPeriod } from "./pay-periods.ts";

let stage: PayStage<TestContext>;
let context: TestContext;
let brand: Brand;
let root: bigint;
let child: bigint;

const BILLS = {
  name: "test.bills",
  text: `
    select b.payee, b.payer, b.gross, b.below, b.amount, coalesce(o.owed, 0)::int8 as owed,
        (select coalesce(sum(l.amount), 0)::int8 from agents.bill_lines l where l.bill = b.id and l.what in ('tier', 'cap'))
          as lines
      from agents.bills b left join agents.bill_debts o on o.bill = b.id order by b.id`,
  row: { payee: 0n, payer: null as bigint | null, gross: 0n, below: 0n, amount: 0n, owed: 0n, lines: 0n },
};
const bills = () => context.db.call(BILLS, []);

beforeEach(async () => {
  stage = await payStage(await testContext());
  ({ context, brand, root, child } = stage);
});

test("A03 what a player stakes pays the agents above after five minutes and a grace, once, and the house no more than the root's tier", async () => {
  await stage.signed(null, root, wages(500));
  await stage.signed(root, child, wages(300));
  stage.intoNextSlot();
  await stage.stakes(999n);
  await stage.stakes(1_000n);
  await stage.clockRuns(6 * MINUTE_MS);
  expect(await bills()).toEqual([]);
  await stage.clockRuns(5 * MINUTE_MS);
  // 3 % and 5 % of 1999, rounded down: 59, and what is left of 99.
  const paid = [
    { payee: child, payer: null, gross: 59n, below: 0n, amount: 59n, owed: 0n, lines: 59n },
    { payee: root, payer: null, gross: 99n, below: 59n, amount: 40n, owed: 0n, lines: 99n },
  ];
  expect(await bills()).toEqual(paid);
  await payContracts(context);
  await stage.clockRuns(0);
  expect(await bills()).toEqual(paid);
  expect(await minorOf(context, child, "P")).toBe(10_059n);
  expect(await minorOf(context, root, "P")).toBe(10_040n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("A03 an agent who is ended in a period is paid for it, and whoever moves counts for the line before until it is over", async () => {
  await stage.signed(null, root, wages(500));
  await stage.signed(root, child, wages(300));
  const other = (await paidMember(context, brand, { username: "other", cashMinor: 100n })).id;
  await setAccountType(context, { playerId: other, accountType: 1 });
  await stage.signed(null, other, wages(500));
  stage.intoNextSlot();
  await stage.stakes(1_000n);
  expect(await endAgent(context, child)).toMatchObject({ ok: true, value: { contracts: 1, moved: 1 } });
  await stage.stakes(100n);
  expect(await setUpline(context, { playerId: stage.player, uplineId: other })).toMatchObject({ ok: true });
  context.clock.forward(4 * MINUTE_MS + 50_000);
  await stage.stakes(200n);
  stage.intoNextSlot();
  await stage.stakes(2_000n);
  await stage.clockRuns(16 * MINUTE_MS);
  expect((await bills()).map(({ payee, gross, below }) => [payee, gross, below])).toEqual([
    [child, 39n, 0n],
    [root, 65n, 39n],
    [other, 100n, 0n],
  ]);
  expect(await minorOf(context, child, "P")).toBe(10_039n);
  // To when it is paid was known from the day on which it ended: it is what the last bill says.
  const [ended] = await contractsOf(context, { playerId: child, kind: "realtime" });
  const { endedAt, endedBy, endAskedAt } = ended?.contract ?? {};
  expect([endedBy, endAskedAt]).toEqual(["house", null]);
  const { rows } = await incomeOf(context, { playerId: child, before: null });
  expect(paidTo(ended?.versions ?? [], endedAt ?? context.now(), brand.timeZone)).toEqual(rows[0]?.until);
  context.clock.forward(1_000);
  expect(await auditBills(context)).toMatchObject({ bills: 3, apart: [] });
});

test("A03 what an agent promised below is taken off their last bill, though those below stand elsewhere by then", async () => {
  const low = (await paidMember(context, brand, { username: "low", cashMinor: 100n })).id;
  await setAccountType(context, { playerId: low, accountType: 2 });
  await setUpline(context, { playerId: low, uplineId: child });
  await setUpline(context, { playerId: stage.player, uplineId: low });
  await stage.signed(null, root, wages(500));
  await stage.signed(root, child, wages(300));
  await stage.signed(child, low, wages(100));
  stage.intoNextSlot();
  await stage.stakes(1_000n);
  expect(await endAgent(context, child)).toMatchObject({ ok: true, value: { contracts: 2, moved: 1 } });
  await stage.clockRuns(16 * MINUTE_MS);
  expect((await bills()).map(({ payee, amount, below }) => [payee, amount, below])).toEqual([
    [low, 10n, 0n],
    [child, 20n, 10n],
    [root, 20n, 30n],
  ]);
});

test("A03 after a stop each missed period has its bill, in order, and a bill is never written anew", async () => {
  await stage.signed(null, root, wages(500));
  stage.intoNextSlot();
  for (const amount of [100n, 200n, 300n]) {
    await stage.stakes(amount);
    context.clock.forward(10 * MINUTE_MS);
  }
  await stage.clockRuns(HOUR_MS);
  expect((await bills()).map(({ amount }) => amount)).toEqual([5n, 10n, 15n]);
  await expect(context.db.script("update agents.bills set amount = 0, below = gross")).rejects.toThrow();
  await expect(context.db.script("delete from agents.bill_payments")).rejects.toThrow();
});

test("A03 where the one above pays and is short, a part is paid, the rest is owed, and is paid once money comes", async () => {
  await stage.signed(null, root, wages(5_000));
  await stage.signed(root, child, wages(3_000, { issuer: "upline" }));
  const all = { round: "away", game: "g1" };
  expect(await play(context, root, debit("away", 9_900n, all))).toBe("OK");
  stage.intoNextSlot();
  await stage.stakes(1_000n);
  await stage.clockRuns(11 * MINUTE_MS);
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
  await context.db.script("insert into agents.bill_debts select min(id), 70 from agents.bills");
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
  await stage.signed(null, root, wages(500));
  await setFlag(context, { brandId: brand.id, flag: "realtimesalreqtype", isOn: false });
  stage.intoNextSlot();
  await stage.stakes(1_000n);
  await stage.clockRuns(HOUR_MS);
  expect(await bills()).toEqual([]);
  await setFlag(context, { brandId: brand.id, flag: "realtimesalreqtype", isOn: true });
  context.clock.forward(2_000);
  await payContracts(context);
  expect(await bills()).toMatchObject([{ payee: root, amount: 50n }]);
});

test("A03 a dividend is paid for each third of a month by the brand's calendar", async () => {
  const dividend = { kind: "dividend", cycle: "third", base: "netLoss", carry: "halfMonth" } as const;
  await stage.signed(null, root, wages(1_000, dividend));
  const third = payPeriod("third", context.now(), brand.timeZone);
  context.clock.forward(third.until.getTime() - context.now().getTime() + MINUTE_MS);
  await stage.stakes(1_000n);
  await stage.clockRuns(12 * DAY_MS);
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
