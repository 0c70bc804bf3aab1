import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { adjustBills, payContracts } from "#server/agents/index.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { keepFigures } from "#server/figures/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { contextOver, type TestContext } from "#tests/setup/database.ts";
import { Death, mortalContext } from "#tests/setup/mortal.ts";
import { type PayStage, payStage, wages } from "#tests/setup/pay-stage.ts";
import { type FreshDatabase, freshDatabase } from "#tests/setup/postgres.ts";
import { proofCount, tell } from "#tests/setup/proof.ts";
import { minorOf } from "#tests/setup/real-stakes.ts";

/** How often a process is killed while it makes and pays bills. */
const KILLS = proofCount("KILLS", 12);

/** Behind the last step that one run has, a process lives to its end. */
const STEPS_MAX = 200;

const ONCE = {
  name: "test.bills-paid",
  text: `
    select b.payee, b.amount, (select coalesce(sum(p.amount), 0)::int8 from agents.bill_payments p where p.bill = b.id) as paid,
        (select coalesce(sum(l.amount), 0)::int8 from agents.bill_payments p
          join ledger.postings l on l.transfer_id = p.movement_id where p.bill = b.id) as moved
      from agents.bills b order by b.ends_at, b.id`,
  row: { payee: 0n, amount: 0n, paid: 0n, moved: 0n },
};
const MOVED = {
  name: "test.pay-movements",
  text: `
    select count(*)::int as moved from ledger.transfers t
      join ledger.transfer_kinds k on k.id = t.kind and k.name in ('contract-pay', 'contract-share', 'contract-return')`,
  row: { moved: 0 },
};

let fresh: FreshDatabase;
let db: OpenDatabase;
let stage: PayStage<TestContext>;

beforeAll(async () => {
  fresh = await freshDatabase(inject("databaseUrl"));
  db = await openDatabase({ url: fresh.url });
  stage = await payStage(contextOver(db));
}, 240_000);

afterAll(async () => {
  await db.close();
  await fresh.drop();
});

/** Runs the clock of pay in processes that live one step longer each, until one comes to its end; how many died. */
async function killed(from: number, most: number): Promise<number> {
  for (let lifetime = from; lifetime < from + STEPS_MAX; lifetime += 1) {
    const isLast = lifetime - from >= most;
    const { context, died } = mortalContext(stage.context, isLast ? Number.POSITIVE_INFINITY : lifetime);
    try {
      await payContracts(context);
      await adjustBills(context);
    } catch (fault) {
      if (!(fault instanceof Death)) throw fault;
    }
    if (!died()) return lifetime - from;
  }
  throw new Error("A run has more steps than anybody has seen.");
}

test(`A03 a process killed in the middle of pay, ${KILLS} times, pays nothing twice and leaves nothing out`, {
  timeout: 1_200_000,
}, async () => {
  const { context, root, child } = stage;
  await stage.signed(null, root, wages(500));
  await stage.signed(root, child, wages(300));
  const hourly = { kind: "hourly", cycle: "hour" } as const;
  await stage.signed(null, root, wages(400, hourly));
  await stage.signed(root, child, wages(200, { ...hourly, issuer: "upline" }));
  stage.intoNextSlot();
  let kills = 0;
  const staked: bigint[] = [];
  while (kills < KILLS) {
    const stake = 40n + BigInt(kills % 30);
    staked.push(stake);
    await stage.stakes(stake);
    context.clock.forward(11 * MINUTE_MS);
    await keepFigures(context);
    kills += await killed(1 + (kills % 5), KILLS - kills);
  }
  const bills = await context.db.call(ONCE, []);
  for (const { amount, paid, moved } of bills) expect([paid, moved]).toEqual([amount, amount]);
  const sumOf = (payee: bigint) =>
    bills.filter((bill) => bill.payee === payee).reduce((sum, { amount }) => sum + amount, 0n);
  const shared = await sharedBy(root);
  expect(await minorOf(context, child, "P")).toBe(10_000n + sumOf(child));
  expect(await minorOf(context, root, "P")).toBe(10_000n + sumOf(root) - shared);
  const [movements] = await context.db.call(MOVED, []);
  expect(movements?.moved).toBe(bills.filter(({ amount }) => amount > 0n).length);

  // Each five minutes came to what its stakes say, whoever was killed over them.
  const slots = staked.map((stake) => (stake * 300n) / 10_000n);
  const paidSlots = await slotsOf(child);
  expect(paidSlots).toEqual(slots);
  expect(await brokenInvariants(context)).toEqual([]);
  tell({ kills, bills: bills.length, amount: String(sumOf(child) + sumOf(root)) });
});

const SLOTS = {
  name: "test.slot-bills",
  text: `
    select b.amount from agents.bills b join agents.contracts c on c.id = b.contract and c.kind = 'realtime'
      where b.payee = $1::bigint order by b.starts_at`,
  row: { amount: 0n },
};
const SHARED = {
  name: "test.shared-bills",
  text: "select coalesce(sum(amount), 0)::int8 as amount from agents.bills where payer = $1::bigint",
  row: { amount: 0n },
};

const slotsOf = async (payee: bigint) =>
  (await stage.context.db.call(SLOTS, [payee])).map(({ amount }) => amount);

async function sharedBy(payer: bigint): Promise<bigint> {
  const [row] = await stage.context.db.call(SHARED, [payer]);
  return row?.amount ?? 0n;
}
