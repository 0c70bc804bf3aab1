import fc from "fast-check";
import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { figuresModel, happening, keptBuckets } from "#tests/setup/figures-model.ts";
import { manyTimes } from "#tests/setup/money.ts";
import { auditFigures, completeTo, keepFigures } from "./index.ts";

const MANY = { numRuns: manyTimes(25) };

const CORRECTED = {
  name: "test.corrected",
  text: `
    select player_id as "playerId", at, what, sum(difference)::int8 as difference from figures.corrections
      where player_id = any ($1::bigint[]) and position > $2::bigint and at < $3::timestamptz - interval '5 minutes'
      group by 1, 2, 3`,
  row: { playerId: 0n, at: new Date(0), what: "", difference: 0n },
};
const SUMS = {
  name: "test.sums-by-bucket",
  text: `
    select player_id as "playerId", at, what, sum(sum)::int8 as difference from figures.buckets
      cross join lateral (values ('validStake', valid_stake), ('payout', payout), ('bonusGiven', bonus_given),
        ('bonusReleased', bonus_released), ('deposits', deposits), ('withdrawals', withdrawals), ('fees', fees))
        as one (what, sum)
      where player_id = any ($1::bigint[]) and at < $2::timestamptz - interval '5 minutes'
      group by 1, 2, 3 having sum(sum) <> 0`,
  row: { playerId: 0n, at: new Date(0), what: "", difference: 0n },
};

test(
  "A03 whatever is staked, won, given back, corrected and paid, and whenever it is read, figures are what a naive model says",
  async () => {
    const context = await testContext();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ happens: happening, isRead: fc.boolean() }), { maxLength: 30 }),
        async (steps) => {
          const model = await figuresModel(context);
          for (const who of [0, 1]) {
            await model.happen({ who, minutes: 0, what: { flows: "deposit", amount: 400n, which: 0 } });
          }
          const started = context.now();
          const bills: { position: bigint; at: Date; sums: (typeof SUMS.row)[] }[] = [];
          for (const { happens, isRead } of steps) {
            await model.happen(happens);
            if (!isRead) continue;
            await keepFigures(context);
            const { position, at } = await completeTo(context.db);
            bills.push({ position, at, sums: await context.db.call(SUMS, [model.ids, at]) });
          }
          await keepFigures(context);
          expect(await keptBuckets(context, model.ids)).toEqual(model.expected());

          // What was read when buckets were complete, with the corrections since, is what there is.
          for (const { position, at, sums } of bills) {
            const corrected = await context.db.call(CORRECTED, [model.ids, position, at]);
            expect(summed([...sums, ...corrected])).toEqual(
              summed(await context.db.call(SUMS, [model.ids, at])),
            );
          }
          expect((await auditFigures(context, dayOf(started))).apart).toEqual([]);
          expect((await auditFigures(context, dayOf(context.now()))).apart).toEqual([]);
        },
      ),
      MANY,
    );
  },
  manyTimes(60_000),
);

const dayOf = (moment: Date) => new Date(`${moment.toISOString().slice(0, 10)}T00:00:00Z`);

function summed(rows: readonly (typeof SUMS.row)[]): string[] {
  const sums = new Map<string, bigint>();
  for (const { playerId, at, what, difference } of rows) {
    const name = `${playerId} ${at.toISOString()} ${what}`;
    sums.set(name, (sums.get(name) ?? 0n) + difference);
  }
  return [...sums].flatMap(([name, sum]) => (sum === 0n ? [] : [`${name} ${sum}`])).sort();
}

test("A03 a bucket that somebody changed is found, and raises an alarm that freezes nothing", async () => {
  const context = await testContext();
  const model = await figuresModel(context);
  await model.happen({ who: 0, minutes: 0, what: { flows: "deposit", amount: 400n, which: 0 } });
  await keepFigures(context);
  const day = dayOf(context.now());
  expect(await auditFigures(context, day)).toEqual({ buckets: 1, apart: [], fresh: [] });
  await context.db.script("update figures.buckets set deposits = deposits + 1");
  const { apart, fresh } = await auditFigures(context, day);
  expect(apart).toEqual([expect.stringContaining("kept deposits 401, fees 3, counted deposits 400, fees 3")]);
  expect(fresh).toMatchObject([{ invariant: "figures" }]);
  expect((await auditFigures(context, day)).fresh).toEqual([]);
});
