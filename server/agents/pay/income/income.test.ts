import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { movement, statement } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type PayStage, payStage, wages } from "#tests/setup/pay-stage.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { debit } from "#tests/setup/wallet-stage.ts";
import { billsOfMovements, debtsOf, incomeOf, wholeIncome } from "../../index.ts";
import { billOf, findBill } from "../bill.ts";
import { holdBill, releaseBill } from "../hold-bill.ts";
import { payOwed } from "../pay-bill.ts";

let stage: PayStage<TestContext>;

beforeEach(async () => {
  stage = await payStage(await testContext());
});

test("A03 an income is listed a page at a time, and its sums are those of all its bills", async () => {
  const { context, root } = stage;
  await stage.signed(null, root, wages(500));
  for (let nth = 0; nth < 52; nth += 1) {
    stage.intoNextSlot();
    await stage.stakes(20n + BigInt(nth));
  }
  await stage.clockRuns(11 * MINUTE_MS);
  const first = await incomeOf(context, { playerId: root });
  expect(first.rows).toHaveLength(50);
  const second = await incomeOf(context, { playerId: root, before: first.next });
  expect(second.rows).toHaveLength(2);
  expect(second.next).toBeNull();
  const all = [...first.rows, ...second.rows];
  expect(new Set(all.map(({ id }) => id)).size).toBe(52);
  const sumOf = (of: (row: (typeof all)[number]) => bigint) => all.reduce((sum, row) => sum + of(row), 0n);
  const sums = { bills: 52, amount: sumOf(({ amount }) => amount), owed: sumOf(({ owed }) => owed) };
  expect(first.sums).toEqual(sums);
  expect(second.sums).toEqual(sums);
  expect((await wholeIncome(context, { playerId: root })).rows).toEqual(all);

  // Filtered by kind and by time, rows and sums go together.
  expect((await incomeOf(context, { playerId: root, source: "daily" })).sums.bills).toBe(0);
  const since = all[9]?.until;
  const late = await incomeOf(context, { playerId: root, since });
  expect(late.rows).toEqual(all.slice(0, 9));
  expect(late.sums).toMatchObject({ bills: 9 });
});

test("A03 a bill opens for both sides of its contract down to the ledger, with what each tier asked for", async () => {
  const { context, root, child, player } = stage;
  const tiers = [
    { from: 0n, people: 0, rate: 300 },
    { from: 500n, people: 1, rate: 400 },
    { from: 501n, people: 3, rate: 500 },
  ];
  await stage.signed(null, root, wages(600));
  await stage.signed(root, child, wages(300, { tiers }));
  stage.intoNextSlot();
  await stage.stakes(1_000n);
  await stage.clockRuns(11 * MINUTE_MS);
  const [row] = (await incomeOf(context, { playerId: child })).rows;
  const billId = row?.id ?? 0n;
  const bill = await billOf(context, { playerId: child, billId });
  expect(bill).toMatchObject({
    isOwn: true,
    gross: 40n,
    below: 0n,
    amount: 40n,
    owed: 0n,
    people: 1,
    tier: 1,
  });
  expect(bill?.totals).toMatchObject([{ product: "RNG", vendor: "STUDIO", validStake: 1_000n, payout: 0n }]);
  expect(bill?.lines.map(({ what, amount }) => [what, amount])).toEqual([
    ["product", 1_000n],
    ["tier", 40n],
  ]);
  expect(bill?.conditions.map(({ hasAmount, hasPeople }) => [hasAmount, hasPeople])).toEqual([
    [true, true],
    [true, true],
    [true, false],
  ]);
  // The one above sees it as well, and finds it among what is taken off their own.
  expect(await billOf(context, { playerId: root, billId })).toMatchObject({ isOwn: false, amount: 40n });
  const [own] = (await incomeOf(context, { playerId: root })).rows;
  const above = await billOf(context, { playerId: root, billId: own?.id ?? 0n });
  expect(above).toMatchObject({ gross: 60n, below: 40n, amount: 20n });
  expect(above?.lower).toEqual([{ id: billId, payee: child, gross: 40n }]);

  // Its payment is a movement of the account record, which leads back to the bill.
  const { movementId = 0n, moved } = bill?.payments[0] ?? {};
  expect(moved).toBe(40n);
  expect(await movement(context, { playerId: child, transferId: movementId })).toMatchObject({
    kind: "contract-pay",
  });
  const record = await statement(context, { playerId: child, page: 1 });
  const bills = await billsOfMovements(context, { playerId: child, movements: record.rows });
  expect([...bills]).toEqual([[movementId, billId]]);

  // Nobody else sees any of it.
  for (const stranger of [player, 999n]) {
    expect(await billOf(context, { playerId: stranger, billId })).toBeNull();
    expect((await incomeOf(context, { playerId: stranger })).rows).toEqual([]);
    const asked = { playerId: stranger, movements: record.rows };
    expect((await billsOfMovements(context, asked)).size).toBe(0);
    expect(await debtsOf(context, stranger)).toEqual([]);
  }
  expect(await billOf(context, { playerId: child, billId: own?.id ?? 0n })).toBeNull();
});

test("A03 what is owed is seen by both sides with its age, is held back on a word, and paid once it is let go", async () => {
  const { context, root, child } = stage;
  await stage.signed(null, root, wages(5_000));
  await stage.signed(root, child, wages(3_000, { issuer: "upline" }));
  expect(await play(context, root, debit("away", 10_000n, { round: "away", game: "g1" }))).toBe("OK");
  stage.intoNextSlot();
  await stage.stakes(1_000n);
  // The root has nothing when the child's bill comes; what the house pays the root goes into it afterwards.
  await stage.clockRuns(11 * MINUTE_MS);
  const [bill] = (await incomeOf(context, { playerId: child })).rows;
  const billId = bill?.id ?? 0n;
  expect(bill).toMatchObject({ amount: 300n, owed: 0n });
  expect(await holdBill(context, billId)).toEqual({ ok: false, refusal: { reason: "billPaid" } });
  expect(await holdBill(context, 999n)).toEqual({ ok: false, refusal: { reason: "billUnknown" } });

  await context.db.script(`insert into agents.bill_debts (bill, owed) values (${billId}, 70)`);
  expect(await holdBill(context, billId)).toMatchObject({ ok: true });
  expect(await holdBill(context, billId)).toEqual({ ok: false, refusal: { reason: "billHeld" } });
  await payOwed(context);
  context.clock.forward(2 * 24 * 60 * MINUTE_MS);
  const debt = { bills: 1, day: 0n, week: 70n, month: 0n, older: 0n, sum: 70n };
  expect(await debtsOf(context, child)).toEqual([{ ...debt, isOwn: false, other: "ro•••" }]);
  expect(await debtsOf(context, root)).toEqual([{ ...debt, isOwn: true, other: "ch•••d" }]);
  expect(await findBill(context, billId)).toMatchObject({ owed: 70n, isHeld: true });
  expect(await releaseBill(context, billId)).toMatchObject({ ok: true });
  expect(await releaseBill(context, billId)).toEqual({ ok: false, refusal: { reason: "billNotHeld" } });
  await payOwed(context);
  expect(await findBill(context, billId)).toMatchObject({ owed: 0n, isHeld: false });
  expect(await debtsOf(context, child)).toEqual([]);
});
