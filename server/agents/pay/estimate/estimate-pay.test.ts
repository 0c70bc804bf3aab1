import { expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type PayStage, payStage, wages } from "#tests/setup/pay-stage.ts";
import { estimatePay } from "../../index.ts";

const BILLS = {
  name: "test.bills-of",
  text: `
    select b.amount as net, b.below, b.people, b.tier, b.earned + b.carried_in as counted
      from agents.bills b where b.payee = $1::bigint order by b.starts_at desc`,
  row: { net: 0n, below: 0n, people: 0, tier: 0 as number | null, counted: 0n },
};

const estimated = ({ context, brand }: PayStage<TestContext>, playerId: bigint) =>
  estimatePay(context, { playerId, timeZone: brand.timeZone });

const TIERS = [
  { from: 100n, people: 1, rate: 500 },
  { from: 1_000n, people: 2, rate: 900 },
];

test("A03 what runs now would pay what its bill then is, and says what is missing to the next tier", async () => {
  const stage = await payStage(await testContext());
  const { context, root, child } = stage;
  context.clock.forward(1_000);
  await stage.signed(null, root, wages(1, { tiers: TIERS }));
  await stage.signed(root, child, wages(1, { tiers: [{ from: 100n, people: 1, rate: 300 }] }));
  expect((await estimated(stage, root)).contracts).toEqual([]);
  stage.intoNextSlot();
  const before = (await estimated(stage, root)).contracts[0];
  expect(before).toMatchObject({
    counted: 0n,
    tier: null,
    net: 0n,
    next: { nth: 0, amount: 100n, people: 1 },
  });
  await stage.stakes(700n);
  await keepFigures(context);
  const running = (await estimated(stage, root)).contracts[0];
  expect(running).toMatchObject({ kind: "realtime", counted: 700n, people: 1, tier: 0, billedToday: 0n });
  expect(running).toMatchObject({ below: 21n, net: 14n, next: { nth: 1, amount: 300n, people: 1 } });
  const lower = (await estimated(stage, child)).contracts[0];
  expect(lower).toMatchObject({ counted: 700n, tier: 0, net: 21n, below: 0n, next: null });

  await stage.clockRuns(6 * MINUTE_MS);
  await stage.clockRuns(6 * MINUTE_MS);
  const [bill] = await context.db.call(BILLS, [root]);
  expect(running).toMatchObject({ ...bill });
  const after = (await estimated(stage, root)).contracts[0];
  expect(after).toMatchObject({ counted: 0n, net: 0n, billedToday: 14n });
});

test("A03 a loss that was not billed yet goes on into what runs now", async () => {
  const stage = await payStage(await testContext());
  const { context, root } = stage;
  await stage.signed(null, root, wages(1, { base: "netLoss", carry: "forever" }));
  stage.intoNextSlot();
  await context.db.call(
    {
      name: "test.carried",
      text: "insert into agents.pay_marks (contract, paid_to, carried) select id, $1::timestamptz, -300 from agents.contracts",
    },
    [new Date(Math.floor(context.now().getTime() / (5 * MINUTE_MS)) * 5 * MINUTE_MS)],
  );
  await stage.stakes(200n);
  await keepFigures(context);
  expect((await estimated(stage, root)).contracts[0]).toMatchObject({ counted: -100n, tier: null, net: 0n });
  stage.intoNextSlot();
  await stage.stakes(400n);
  await keepFigures(context);
  // The period before is over and has no bill yet: what it carries is counted all the same.
  expect((await estimated(stage, root)).contracts[0]).toMatchObject({ counted: 300n, tier: 0, net: 0n });
});

test("A03 an estimate of an agent is read in eight queries, however many stand below", async () => {
  const stage = await payStage(await testContext());
  const { context, root, child } = stage;
  await stage.signed(null, root, wages(100));
  await stage.signed(root, child, wages(50));
  stage.intoNextSlot();
  await stage.stakes(700n);
  await keepFigures(context);
  let asked = 0;
  const call: typeof context.db.call = (statement, values) => {
    asked += 1;
    return context.db.call(statement, values);
  };
  const db = { ...context.db, call };
  await estimatePay({ ...context, db }, { playerId: root, timeZone: stage.brand.timeZone });
  expect(asked).toBe(8);
});
