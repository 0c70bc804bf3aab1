import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type PayStage, payStage, wages } from "#tests/setup/pay-stage.ts";
import { minorOf, play } from "#tests/setup/real-stakes.ts";
import { adjust, credit, debit, rollback } from "#tests/setup/wallet-stage.ts";
import { adjustBills, auditBills, checkBill, debtsOf } from "../index.ts";

let stage: PayStage<TestContext>;
let context: TestContext;
let root: bigint;
let child: bigint;
let moves = 0;

const BILLS = {
  name: "test.bills",
  text: `
    select b.id, b.payee, b.adjusts, b.starts_at as "from", b.gross, b.below, b.amount, b.carried_out as "carriedOut",
        coalesce(o.owed, 0)::int8 as owed
      from agents.bills b left join agents.bill_debts o on o.bill = b.id order by b.id`,
  row: {
    ...{ id: 0n, payee: 0n, adjusts: null as bigint | null, from: new Date(0) },
    ...{ gross: 0n, below: 0n, amount: 0n, carriedOut: 0n, owed: 0n },
  },
};
const bills = () => context.db.call(BILLS, []);
const amounts = async () => (await bills()).map(({ amount }) => amount);

/** A round of the player that is settled at once; gives its number. */
async function plays(stake: bigint, payout: bigint): Promise<string> {
  moves += 1;
  const facts = { round: `a${moves}`, game: "g1" };
  expect(await play(context, stage.player, debit(`ad${moves}`, stake, facts))).toBe("OK");
  const paid = credit(`ac${moves}`, payout, undefined, { ...facts, endsRound: true });
  expect(await play(context, stage.player, paid)).toBe("OK");
  return facts.round;
}

/** The vendor corrects a round: what it brought was more, or less. */
async function corrects(round: string, amount: bigint): Promise<void> {
  moves += 1;
  const [direction, size] = amount > 0n ? (["IN", amount] as const) : (["OUT", -amount] as const);
  const order = adjust(`aa${moves}`, size, direction, { round, game: "g1" });
  expect(await play(context, stage.player, order)).toBe("OK");
  await adjusted();
}

async function adjusted(): Promise<void> {
  context.clock.forward(MINUTE_MS);
  await keepFigures(context);
  await adjustBills(context);
}

const losses = (rate: number, more: Parameters<typeof wages>[1] = {}) =>
  wages(rate, { base: "netLoss", ...more });

async function nothingApart(): Promise<void> {
  for (const { id } of await bills()) expect((await checkBill(context, id))?.apart).toEqual([]);
  expect(await brokenInvariants(context)).toEqual([]);
}

beforeEach(async () => {
  stage = await payStage(await testContext());
  ({ context, root, child } = stage);
});

describe("A03 a correction of what was billed", () => {
  test("becomes a bill of the difference for each agent above, and takes back what was too much", async () => {
    await stage.signed(null, root, wages(1_000));
    await stage.signed(root, child, wages(400));
    stage.intoNextSlot();
    await plays(600n, 0n);
    const round = await plays(400n, 100n);
    await stage.clockRuns(11 * MINUTE_MS);
    expect(await amounts()).toEqual([40n, 60n]);
    // Its vendor takes the round back whole: 600 were staked, which is 24 and 60 instead of 40 and 100.
    const taken = round.replace("a", "");
    for (const [key, target] of [
      ["rc", `ac${taken}`],
      ["rd", `ad${taken}`],
    ] as const) {
      const back = rollback(key, target, { round });
      expect(await play(context, stage.player, back)).toBe("OK");
    }
    await adjusted();
    expect((await bills()).slice(2)).toMatchObject([
      { payee: child, gross: 24n, below: 0n, amount: -16n, owed: 0n },
      { payee: root, gross: 60n, below: 24n, amount: -24n, owed: 0n },
    ]);
    expect(await minorOf(context, child, "P")).toBe(10_024n);
    expect(await minorOf(context, root, "P")).toBe(10_036n);
    const before = await bills();
    await adjustBills(context);
    await stage.clockRuns(MINUTE_MS);
    expect(await bills()).toEqual(before);
    await nothingApart();
    expect(await auditBills(context)).toMatchObject({ bills: 4, apart: [] });
  });

  test("goes on into the periods that carried from it, each with a bill of its own", async () => {
    const contract = await stage.signed(null, root, losses(1_000, { carry: "forever" }));
    stage.intoNextSlot();
    const round = await plays(100n, 600n);
    await stage.clockRuns(11 * MINUTE_MS);
    await plays(1_000n, 0n);
    await stage.clockRuns(11 * MINUTE_MS);
    expect((await bills()).at(-1)).toMatchObject({ gross: 50n, amount: 50n });
    expect(contract).toBeGreaterThan(0n);
    await corrects(round, -300n);
    const later = (await bills()).filter(({ adjusts }) => adjusts !== null);
    expect(later[0]).toMatchObject({ gross: 0n, amount: 0n, carriedOut: -200n });
    expect(later.at(-1)).toMatchObject({ gross: 80n, amount: 30n, carriedOut: 0n });
    expect(await minorOf(context, root, "P")).toBe(10_080n);
    await nothingApart();
  });

  test("of the last period changes what goes into the next", async () => {
    await stage.signed(null, root, losses(1_000, { carry: "forever" }));
    stage.intoNextSlot();
    const round = await plays(100n, 600n);
    await stage.clockRuns(11 * MINUTE_MS);
    await corrects(round, -300n);
    await plays(1_000n, 0n);
    await stage.clockRuns(11 * MINUTE_MS);
    expect((await bills()).at(-1)).toMatchObject({ gross: 80n, amount: 80n });
    await nothingApart();
  });

  test("is owed back by an agent who has spent it, is seen by its age, and is taken once money comes", async () => {
    await stage.signed(null, root, losses(5_000));
    stage.intoNextSlot();
    const round = await plays(1_000n, 0n);
    await stage.clockRuns(11 * MINUTE_MS);
    const away = { round: "away", game: "g1" };
    expect(await play(context, root, debit("away", 10_400n, away))).toBe("OK");
    await corrects(round, 600n);
    expect((await bills()).at(-1)).toMatchObject({ amount: -300n, owed: 200n });
    expect(await minorOf(context, root, "P")).toBe(0n);
    expect(await debtsOf(context, root)).toMatchObject([{ other: null, isOwn: true, sum: 200n }]);
    const won = credit("won", 150n, undefined, { ...away, endsRound: true });
    expect(await play(context, root, won)).toBe("OK");
    await adjustBills(context);
    expect((await bills()).at(-1)).toMatchObject({ amount: -300n, owed: 50n });
    await nothingApart();
  });

  test("between two agents goes from the one to the other", async () => {
    await stage.signed(null, root, losses(5_000));
    await stage.signed(root, child, losses(1_000, { issuer: "upline" }));
    stage.intoNextSlot();
    const round = await plays(1_000n, 0n);
    await stage.clockRuns(11 * MINUTE_MS);
    expect(await minorOf(context, child, "P")).toBe(10_100n);
    await corrects(round, 500n);
    expect(await minorOf(context, child, "P")).toBe(10_050n);
    expect(await minorOf(context, root, "P")).toBe(10_200n);
    await nothingApart();
  });
});

test("A03 a bill that was tampered with is found, by an operator and by the clock", async () => {
  await stage.signed(null, root, losses(1_000));
  stage.intoNextSlot();
  await plays(1_000n, 0n);
  await stage.clockRuns(11 * MINUTE_MS);
  const [bill] = await bills();
  const id = bill?.id ?? 0n;
  expect(await checkBill(context, id)).toMatchObject({ buckets: 1, apart: [] });
  await context.db.script(`
    alter table agents.bill_totals disable trigger total_stays;
    update agents.bill_totals set valid_stake = valid_stake + 1;
    alter table agents.bill_totals enable trigger total_stays;`);
  context.clock.forward(MINUTE_MS);
  expect((await checkBill(context, id))?.apart).toHaveLength(1);
  const { apart, fresh } = await auditBills(context);
  expect(apart).toEqual(fresh.map(({ subject }) => subject));
  expect(apart[0]).toMatch(/^bill \d+: totals: the bill says RNG STUDIO 1001 /);
  expect((await auditBills(context)).fresh).toEqual([]);
  expect(await checkBill(context, id + 1n)).toBeNull();
});

const step = fc.oneof(
  fc.record({ what: fc.constant("play" as const), stake: fc.bigInt(1n, 500n), payout: fc.bigInt(0n, 900n) }),
  fc.record({ what: fc.constant("correct" as const), nth: fc.nat(20), by: fc.bigInt(-80n, 80n) }),
  fc.record({ what: fc.constant("wait" as const), minutes: fc.integer({ min: 3, max: 17 }) }),
);

const RUNS = Number(process.env.ADJUST_RUNS ?? 6);

type Played = { readonly name: string; readonly at: number; lost: bigint };

const SLOT_MS = 5 * MINUTE_MS;
const slotOf = (at: number) => Math.floor(at / SLOT_MS) * SLOT_MS;

async function does(one: typeof step extends fc.Arbitrary<infer Step> ? Step : never, rounds: Played[]) {
  if (one.what === "wait") return await stage.clockRuns(one.minutes * MINUTE_MS);
  if (one.what === "play") {
    const name = await plays(one.stake, one.payout);
    rounds.push({ name, lost: one.stake - one.payout, at: context.now().getTime() });
    return;
  }
  const round = rounds[one.nth % Math.max(1, rounds.length)];
  if (!round || one.by === 0n) return;
  await corrects(round.name, one.by);
  round.lost -= one.by;
}

/** By agent and period, from the rounds alone: 10 % and 4 % of what was lost, with what is carried on from before. */
function naive(rounds: readonly Played[]): Map<string, bigint> {
  const paid = new Map<string, bigint>();
  let carried = 0n;
  for (const from of [...new Set(rounds.map(({ at }) => slotOf(at)))].sort((a, b) => a - b)) {
    const lost = rounds.filter(({ at }) => slotOf(at) === from).reduce((sum, one) => sum + one.lost, 0n);
    const counted = lost + carried;
    carried = counted < 0n ? counted : 0n;
    const gained = counted > 0n ? counted : 0n;
    paid.set(`${child} ${from}`, (gained * 4n) / 100n);
    paid.set(`${root} ${from}`, gained / 10n);
  }
  return paid;
}

async function billedByPeriod(): Promise<Map<string, bigint>> {
  const billed = new Map<string, bigint>();
  for (const { payee, from, amount } of await bills()) {
    const name = `${payee} ${from.getTime()}`;
    billed.set(name, (billed.get(name) ?? 0n) + amount);
  }
  return billed;
}

const withoutNothing = (sums: Map<string, bigint>) =>
  Object.fromEntries([...sums].filter(([, amount]) => amount !== 0n).sort());

test(
  "A03 all bills of each period together are what its rounds come to as they stand at last, carried on from the first",
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        stage = await payStage(await testContext());
        ({ context, root, child } = stage);
        await stage.signed(null, root, losses(1_000, { carry: "forever" }));
        await stage.signed(root, child, losses(400, { carry: "forever", issuer: "upline" }));
        stage.intoNextSlot();
        const rounds: Played[] = [];
        for (const one of steps) await does(one, rounds);
        await stage.clockRuns(20 * MINUTE_MS);
        await adjustBills(context);
        expect(withoutNothing(await billedByPeriod())).toEqual(withoutNothing(naive(rounds)));
        await nothingApart();
      }),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 15_000,
);
