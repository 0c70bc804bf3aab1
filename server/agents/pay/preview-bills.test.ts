import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import type { Database } from "#server/db/database.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type PayStage, payStage, wages } from "#tests/setup/pay-stage.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { type ContractTerms, previewBills } from "../index.ts";

const BILLS = {
  name: "test.bills",
  text: `
    select b.starts_at as "from", b.gross, b.below, b.amount as net, b.people, b.earned, b.carried_in as "carriedIn",
        b.carried_out as "carriedOut", b.tier
      from agents.bills b where b.payee = $1::bigint order by b.starts_at`,
  row: {
    ...{ from: new Date(0), gross: 0n, below: 0n, net: 0n, people: 0 },
    ...{ earned: 0n, carriedIn: 0n, carriedOut: 0n, tier: 0 as number | null },
  },
};
const billed = ({ context }: PayStage<TestContext>, agent: bigint) => context.db.call(BILLS, [agent]);

async function previewed({ context, brand }: PayStage<TestContext>, agent: bigint, terms: ContractTerms) {
  const bills = await previewBills(context, { agent, terms, timeZone: brand.timeZone });
  return bills.map(({ from, amount: gross, below, net, people, earned, carriedIn, carriedOut, tier }) => ({
    ...{ from, gross, below, net, people, earned, carriedIn, carriedOut, tier },
  }));
}

let rounds = 0;

/** A round of the player that is settled at once. */
async function plays({ context, player }: PayStage<TestContext>, stake: bigint, payout: bigint) {
  rounds += 1;
  const facts = { round: `p${rounds}`, game: "g1" };
  expect(await play(context, player, debit(`pd${rounds}`, stake, facts))).toBe("OK");
  const paid = credit(`pc${rounds}`, payout, undefined, { ...facts, endsRound: true });
  expect(await play(context, player, paid)).toBe("OK");
}

const SCALE = [
  { from: 0n, people: 0, rate: 500 },
  { from: 300n, people: 1, rate: 900 },
];

test("A02 a preview of three periods is what the same terms were billed for, loss, carry, tiers and a cap included", async () => {
  const stage = await payStage(await testContext());
  const { root, child } = stage;
  const of = { base: "netLoss", carry: "forever", tiers: SCALE, apply: "slice" } as const;
  const [upper, lower] = [
    wages(1, of),
    wages(1, { ...of, tiers: SCALE.slice(0, 1), cap: 20n, issuer: "upline" }),
  ];
  await stage.signed(null, root, upper);
  await stage.signed(root, child, lower);
  stage.intoNextSlot();
  for (const [stake, payout] of [
    [100n, 350n],
    [900n, 0n],
    [700n, 10n],
  ] as const) {
    await plays(stage, stake, payout);
    stage.intoNextSlot();
  }
  await stage.clockRuns(6 * MINUTE_MS);
  for (const [agent, terms] of [
    [root, upper],
    [child, lower],
  ] as const) {
    const bills = await billed(stage, agent);
    expect(bills).toHaveLength(3);
    expect(bills.some(({ net, carriedIn }) => net > 0n && carriedIn < 0n)).toBe(true);
    expect(await previewed(stage, agent, terms)).toEqual(bills);
  }
  // Other terms are weighed by the same figures, and a look makes no bill.
  const better = await previewed(stage, root, wages(1, { ...of, apply: "whole" }));
  expect(better.map(({ gross }) => gross)).toEqual([0n, 58n, 62n]);
  expect(await billed(stage, root)).toHaveLength(3);
});

test("A02 a preview of days and months goes by the brand's calendar, takes off what those below are paid, and asks few queries", async () => {
  const stage = await payStage(await testContext());
  const { root, child, context, brand } = stage;
  const daily = wages(300, { kind: "daily", cycle: "day" });
  await stage.signed(null, root, daily);
  await stage.signed(root, child, { ...daily, tiers: [{ from: 0n, people: 0, rate: 100 }] });
  context.clock.forward(DAY_MS);
  for (const stake of [400n, 500n, 600n]) {
    await plays(stage, stake, 0n);
    context.clock.forward(DAY_MS);
  }
  await plays(stage, 800n, 0n);
  await stage.clockRuns(HOUR_MS);
  const bills = await billed(stage, root);
  expect(bills.map(({ net }) => net)).toEqual([8n, 10n, 12n]);
  expect(await previewed(stage, root, daily)).toEqual(bills);

  let queries = 0;
  const counted: Pick<Database, "call"> = {
    call: (statement, values) => {
      queries += 1;
      return context.db.call(statement, values);
    },
  };
  const dividend = wages(300, { kind: "dividend", cycle: "month" });
  const db = { ...context.db, ...counted };
  const months = await previewBills({ db }, { agent: root, terms: dividend, timeZone: brand.timeZone });
  expect(months.map(({ until }) => until)).toEqual([
    ...months.slice(1).map(({ from }) => from),
    months[2]?.until,
  ]);
  expect(months[2]?.until.getTime()).toBeLessThanOrEqual(context.now().getTime());
  expect(queries).toBeLessThanOrEqual(10);
});
