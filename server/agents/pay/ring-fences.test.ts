import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { setAccountType, setUpline } from "#server/accounts/index.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { fencedPay } from "#tests/setup/naive-fences.ts";
import { type PayStage, payStage, wages } from "#tests/setup/pay-stage.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { adjust, credit, debit } from "#tests/setup/wallet-stage.ts";
import { adjustBills, auditBills, billOf, checkBill, estimatePay, previewBills } from "../index.ts";
import { payPeriod } from "./pay-periods.ts";

let stage: PayStage<TestContext>;
let context: TestContext;
let people: bigint[];
let moves = 0;

const BILLS = {
  name: "test.fenced-bills",
  text: `
    select b.id, b.adjusts, b.starts_at as "from", b.earned, b.carried_in as "carriedIn", b.amount,
        coalesce((select json_object_agg(f.player_id, f.carried_out::text) from agents.bill_fences f
          where f.bill_id = b.id and f.carried_out < 0), '{}')::text as carried
      from agents.bills b where b.payee = $1::bigint order by b.id`,
  row: {
    ...{ id: 0n, adjusts: null as bigint | null, from: new Date(0), earned: 0n, carriedIn: 0n, amount: 0n },
    carried: "",
  },
};
const bills = (payee = stage.root) => context.db.call(BILLS, [payee]);
const carriedOf = (written = "{}") =>
  Object.fromEntries(
    Object.entries(JSON.parse(written) as Record<string, string>).map(([playerId, minor]) => [
      `${people.indexOf(BigInt(playerId)) + 1}`,
      BigInt(minor),
    ]),
  );

const dividend = (limit: bigint, rate = 1_000, issuer: "platform" | "upline" = "platform") =>
  wages(rate, {
    ...{ issuer, kind: "dividend", cycle: "third", base: "netLoss", carry: "ringFence", ringFence: limit },
  });

/** A round that is settled at once, of the person at a place from 1. */
async function plays(place: number, stake: bigint, payout: bigint): Promise<string> {
  moves += 1;
  const playerId = people[place - 1] ?? 0n;
  const facts = { round: `f${moves}`, game: "g1" };
  expect(await play(context, playerId, debit(`fd${moves}`, stake, facts))).toBe("OK");
  const paid = credit(`fc${moves}`, payout, undefined, { ...facts, endsRound: true });
  expect(await play(context, playerId, paid)).toBe("OK");
  return facts.round;
}

/** The vendor corrects a round: it brought so much more, or less. */
async function corrects(place: number, round: string, amount: bigint): Promise<void> {
  moves += 1;
  const [direction, size] = amount > 0n ? (["IN", amount] as const) : (["OUT", -amount] as const);
  const order = adjust(`fa${moves}`, size, direction, { round, game: "g1" });
  expect(await play(context, people[place - 1] ?? 0n, order)).toBe("OK");
  context.clock.forward(MINUTE_MS);
  await keepFigures(context);
  await adjustBills(context);
}

const third = () => payPeriod("third", context.now(), stage.brand.timeZone);

/** To the beginning of the next period, and so far on that the one before is paid. */
async function intoNextPeriod(): Promise<void> {
  context.clock.forward(third().until.getTime() - context.now().getTime() + 1_000);
  await stage.clockRuns(11 * MINUTE_MS);
}

async function nothingApart(): Promise<void> {
  const made = [...(await bills()), ...(await bills(stage.child))];
  for (const { id } of made) expect((await checkBill(context, id))?.apart).toEqual([]);
  expect(await brokenInvariants(context)).toEqual([]);
}

async function begin(): Promise<void> {
  stage = await payStage(await testContext());
  ({ context } = stage);
  const more = await Promise.all(
    ["second", "third"].map((username) => paidMember(context, stage.brand, { username, cashMinor: 10_000n })),
  );
  people = [stage.player, ...more.map(({ id }) => id)];
  for (const { id } of more) await setUpline(context, { playerId: id, uplineId: stage.child });
}

beforeEach(begin);

test("A03 what one person gained is carried for that person alone, as its bill, its estimate and a preview say", async () => {
  await stage.signed(null, stage.root, dividend(500n));
  await intoNextPeriod();
  await plays(1, 100n, 1_100n);
  await plays(2, 200n, 0n);
  await intoNextPeriod();
  await plays(1, 300n, 0n);
  await plays(2, 400n, 0n);
  await plays(3, 100n, 200n);
  await keepFigures(context);
  const { contracts } = await estimatePay(context, { playerId: stage.root, timeZone: stage.brand.timeZone });
  expect(contracts).toMatchObject([{ kind: "dividend", counted: 300n, net: 30n }]);
  await intoNextPeriod();
  const made = await bills();
  expect(made.map(({ earned, carriedIn, amount }) => [earned, carriedIn, amount])).toEqual([
    [-800n, 0n, 0n],
    [600n, -300n, 30n],
  ]);
  expect(made.map(({ carried }) => carriedOf(carried))).toEqual([{ "1": -800n }, { "1": -500n }]);
  const shown = await billOf(context, { playerId: stage.root, billId: made[1]?.id ?? 0n });
  expect(shown?.fences).toEqual([
    {
      ...{ playerId: people[0], result: 300n, lifetime: -700n },
      ...{ carriedIn: -800n, setOff: 300n, added: 0n, carriedOut: -500n },
    },
  ]);
  expect(shown?.nameOf(people[0] ?? null)).not.toBe("player");

  const terms = dividend(500n);
  const asked = { agent: stage.root, terms, timeZone: stage.brand.timeZone };
  const previewed = await previewBills(context, asked);
  expect(previewed.slice(1).map(({ counted, net }) => [counted, net])).toEqual([
    [-800n, 0n],
    [300n, 30n],
  ]);
  await nothingApart();
});

test("A03 a period in which nobody plays carries on what is kept apart, and says so in its bill", async () => {
  await stage.signed(null, stage.root, dividend(500n));
  await intoNextPeriod();
  await plays(1, 100n, 700n);
  await intoNextPeriod();
  await intoNextPeriod();
  await plays(1, 650n, 0n);
  await intoNextPeriod();
  const made = await bills();
  expect(made.map(({ carried, amount }) => [carriedOf(carried), amount])).toEqual([
    [{ "1": -600n }, 0n],
    [{ "1": -600n }, 0n],
    [{}, 5n],
  ]);
  await nothingApart();
});

test("A03 a correction goes on through every later period, also by what a person ever came to", async () => {
  await stage.signed(null, stage.root, dividend(500n));
  await intoNextPeriod();
  const lost = await plays(1, 400n, 0n);
  await intoNextPeriod();
  await plays(1, 100n, 800n);
  await intoNextPeriod();
  await plays(1, 50n, 0n);
  await plays(2, 500n, 0n);
  await intoNextPeriod();
  expect((await bills()).map(({ amount }) => amount)).toEqual([40n, 0n, 50n]);
  // The first round lost nothing after all, and then lost more than the gain: only lifetimes reach the last periods.
  await corrects(1, lost, 300n);
  expect((await bills()).slice(3).map(({ amount }) => amount)).toEqual([-30n]);
  await corrects(1, lost, -700n);
  const anew = (await bills()).slice(4);
  expect(anew.map(({ carried, amount }) => [carriedOf(carried), amount])).toEqual([
    [{}, 70n],
    [{}, 0n],
    [{}, 5n],
  ]);
  await nothingApart();
  expect((await auditBills(context)).apart).toEqual([]);
});

test("A03 who goes to another team is fenced until the house has as much of them, and a correction there counts too", async () => {
  const { root, brand } = stage;
  const other = (await paidMember(context, brand, { username: "other", cashMinor: 10_000n })).id;
  await setAccountType(context, { playerId: other, accountType: 1 });
  await stage.signed(null, root, dividend(500n));
  await intoNextPeriod();
  await plays(1, 100n, 700n);
  await intoNextPeriod();
  await setUpline(context, { playerId: people[0] ?? 0n, uplineId: other });
  context.clock.forward(6 * MINUTE_MS);
  const there = await plays(1, 650n, 0n);
  await plays(2, 100n, 0n);
  await intoNextPeriod();
  expect((await bills()).map(({ carried, amount }) => [carriedOf(carried), amount])).toEqual([
    [{ "1": -600n }, 0n],
    [{}, 10n],
  ]);
  await corrects(1, there, 100n);
  expect((await bills()).slice(2).map(({ carried, amount }) => [carriedOf(carried), amount])).toEqual([
    [{ "1": -600n }, 0n],
  ]);
  await nothingApart();
});

test("A03 a fence that was tampered with is found", async () => {
  await stage.signed(null, stage.root, dividend(500n));
  await intoNextPeriod();
  await plays(1, 100n, 700n);
  await intoNextPeriod();
  const [bill] = await bills();
  await expect(context.db.script("update agents.bill_fences set result = 0")).rejects.toThrow("written once");
  await context.db.script(`
    alter table agents.bill_fences disable trigger fence_stays;
    update agents.bill_fences set lifetime = lifetime - 1;
    alter table agents.bill_fences enable trigger fence_stays;`);
  expect((await checkBill(context, bill?.id ?? 0n))?.apart).toHaveLength(1);
});

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant("play" as const),
      place: fc.integer({ min: 1, max: 3 }),
      stake: fc.bigInt(1n, 500n),
      payout: fc.bigInt(0n, 1_200n),
    }),
  },
  fc.record({ what: fc.constant("correct" as const), nth: fc.nat(20), by: fc.bigInt(-300n, 300n) }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant("next" as const) }) },
);

type Played = { readonly name: string; readonly place: number; readonly from: number; lost: bigint };

async function does(one: typeof step extends fc.Arbitrary<infer Step> ? Step : never, rounds: Played[]) {
  if (one.what === "next") return await intoNextPeriod();
  if (one.what === "play") {
    const { place, stake, payout } = one;
    const name = await plays(place, stake, payout);
    rounds.push({ name, place, from: third().from.getTime(), lost: stake - payout });
    return;
  }
  const round = rounds[one.nth % Math.max(1, rounds.length)];
  if (!round || one.by === 0n) return;
  await corrects(round.place, round.name, one.by);
  round.lost -= one.by;
}

/** What each period is paid, and what goes on of whom, from the rounds alone. */
function naive(rounds: readonly Played[], periods: readonly number[], limit: bigint, percent: bigint) {
  const played = periods.map((from) => ({
    results: people.map((_, nth) =>
      rounds
        .filter((round) => round.from === from && round.place === nth + 1)
        .reduce((sum, { lost }) => sum + lost, 0n),
    ),
    bonus: 0n,
  }));
  return fencedPay(played, limit).map(({ counted, carried }) => ({
    ...{ paid: counted > 0n ? (counted * percent) / 100n : 0n, carried },
  }));
}

/** All bills of each period together, and what goes on as its newest has it. */
async function billedOf(payee: bigint, periods: readonly number[]) {
  const made = await bills(payee);
  return periods.map((from) => {
    const own = made.filter((bill) => bill.from.getTime() === from);
    const paid = own.reduce((sum, { amount }) => sum + amount, 0n);
    return { paid, carried: carriedOf(own.at(-1)?.carried) };
  });
}

const RUNS = Number(process.env.FENCE_RUNS ?? 5);

test(
  "A03 random rounds, corrections and periods are billed and carried as a plain computation has it",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 6, maxLength: 16 }),
        fc.bigInt(1n, 700n),
        async (steps, limit) => {
          await begin();
          await stage.signed(null, stage.root, dividend(limit));
          await stage.signed(stage.root, stage.child, dividend(limit, 400, "upline"));
          await intoNextPeriod();
          const periods = [third().from.getTime()];
          const rounds: Played[] = [];
          for (const one of steps) {
            await does(one, rounds);
            const from = third().from.getTime();
            if (from !== periods.at(-1)) periods.push(from);
          }
          await intoNextPeriod();
          await adjustBills(context);
          expect(await billedOf(stage.root, periods)).toEqual(naive(rounds, periods, limit, 10n));
          expect(await billedOf(stage.child, periods)).toEqual(naive(rounds, periods, limit, 4n));
          await nothingApart();
        },
      ),
      { numRuns: RUNS },
    );
  },
  60_000 + RUNS * 15_000,
);
