import fc from "fast-check";
import { expect, test } from "vitest";
import { setAccountType, setUpline } from "#server/accounts/index.ts";
import { type ContractTerms, contractTerms, payContracts, proposeContract } from "#server/agents/index.ts";
import { answerContract } from "#server/agents/parts.ts";
import { type Brand, setFlag } from "#server/brand/index.ts";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { uplineBrand } from "#tests/setup/upline.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";

const LEVELS = 4;
const CASH = 100_000n;

const wages = (rate: number, issuer: "platform" | "upline"): ContractTerms =>
  contractTerms.parse({
    kind: "realtime",
    issuer,
    base: "turnover",
    tiers: [
      { from: "0", people: 0, rate },
      { from: "20", people: 1, rate: rate + 50 },
    ],
    leastStake: "1",
    products: { RNG: 10_000 },
    cycle: "slot",
    carry: "none",
    apply: "whole",
    costs: { vendors: {}, bonus: 0, deposits: 0, withdrawals: 0 },
    cap: null,
  });

/** Of one line: what the house paid, what those above paid and those below got, and what is owed still. */
const SUMS = {
  name: "test.pay-sums",
  text: `
    select coalesce(sum(p.paid) filter (where b.payer is null), 0)::int8 as house,
        coalesce(sum(p.paid) filter (where b.payer is not null), 0)::int8 as shared, coalesce(sum(o.owed), 0)::int8 as owed,
        coalesce(sum(b.amount - p.paid - coalesce(o.owed, 0)), 0)::int8 as lost,
        (count(*) - count(distinct (b.contract, b.starts_at)))::int as twice
      from agents.bills b
      cross join lateral (select coalesce(sum(amount), 0) as paid from agents.bill_payments where bill = b.id) p
      left join agents.bill_debts o on o.bill = b.id
      where b.payee = any ($1::bigint[])`,
  row: { house: 0n, shared: 0n, owed: 0n, lost: 0n, twice: 0 },
};

const step = fc.record({
  who: fc.integer({ min: 0, max: LEVELS - 1 }),
  amount: fc.bigInt({ min: 1n, max: 5_000n }),
  minutes: fc.integer({ min: 0, max: 12 }),
  isPaid: fc.boolean(),
});
const line = fc.record({
  /** The house pays down to this level; below it the one above does. */
  platformTo: fc.integer({ min: 0, max: LEVELS - 1 }),
  rates: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: LEVELS, maxLength: LEVELS }),
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
});

type Line = { readonly agents: readonly bigint[]; readonly topRate: number };
type Step = {
  readonly who: number;
  readonly amount: bigint;
  readonly minutes: number;
  readonly isPaid: boolean;
};

let made = 0;

/** Agents one below the other, each with a contract with the one above. */
async function openLine(
  context: TestContext,
  brand: Brand,
  { platformTo, rates }: { readonly platformTo: number; readonly rates: readonly number[] },
): Promise<Line> {
  made += 1;
  const falling = [...rates].sort((one, other) => other - one);
  const agents: bigint[] = [];
  for (const [nth, rate] of falling.entries()) {
    const { id } = await paidMember(context, brand, { username: `a${made}x${nth}`, cashMinor: CASH });
    const above = agents.at(-1) ?? null;
    await setAccountType(context, { playerId: id, accountType: above === null ? 1 : 2 });
    await setUpline(context, { playerId: id, uplineId: above });
    const by = above === null ? { operator: "mina" } : { playerId: above };
    const terms = wages(rate, nth <= platformTo ? "platform" : "upline");
    const offered = await proposeContract(context, { by, secondParty: id, terms });
    if (!offered.ok) throw new Error(offered.refusal.reason);
    const { contractId } = offered.value;
    const agreed = { contractId, by: { playerId: id }, answer: "agree", version: 1 } as const;
    expect(await answerContract(context, agreed)).toMatchObject({ ok: true });
    agents.push(id);
  }
  return { agents, topRate: (falling[0] ?? 0) + 50 };
}

/** A round that is settled at once, and lost. */
async function loses(context: TestContext, playerId: bigint, amount: bigint, name: string): Promise<void> {
  const facts = { round: name, game: "g1" };
  expect(await play(context, playerId, debit(`d${name}`, amount, facts))).toBe("OK");
  const lost = credit(`c${name}`, 0n, undefined, { ...facts, endsRound: true });
  expect(await play(context, playerId, lost)).toBe("OK");
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);

/** Plays, reads and pays, each payment by two processes at once. */
async function live(context: TestContext, { agents }: Line, steps: readonly Step[]): Promise<void> {
  context.clock.forward(5 * MINUTE_MS);
  for (const [nth, { who, amount, minutes, isPaid }] of steps.entries()) {
    await loses(context, agents[who] ?? 0n, amount, `r${made}x${nth}`);
    context.clock.forward(minutes * MINUTE_MS);
    await keepFigures(context);
    if (isPaid) await payTwice(context);
  }
  context.clock.forward(11 * MINUTE_MS);
  await keepFigures(context);
  await payTwice(context);
}

const payTwice = (context: TestContext) => Promise.all([payContracts(context), payContracts(context)]);

test("A03 two processes that pay at once pay each period once, the house no more than the root's tier, and those above what those below get", async () => {
  const context = await moneyContext();
  const brand = await uplineBrand(context);
  await setFlag(context, { brandId: brand.id, flag: "realtimesalreqtype", isOn: true });
  const game = { code: "g1", category: "RNG" as const, vendor: "STUDIO", names: { fa: "بازی" } };
  await seedCatalogue(context, [{ ...game, minLineBetMinor: 1n, rtpBasisPoints: 9600 }]);

  await fc.assert(
    fc.asyncProperty(line, async ({ steps, ...said }) => {
      const opened = await openLine(context, brand, said);
      const { agents, topRate } = opened;
      await live(context, opened, steps);
      const [sums = SUMS.row] = await context.db.call(SUMS, [agents]);
      expect(sums).toMatchObject({ lost: 0n, twice: 0 });
      const base = sumOf(steps.filter(({ who }) => who > 0).map(({ amount }) => amount));
      expect(sums.house <= (base * BigInt(topRate)) / 10_000n).toBe(true);
      // What those above gave is what those below got: together they have what the house paid, and no more.
      const held = sumOf(await Promise.all(agents.map((id) => minorOf(context, id, "P"))));
      const spent = sumOf(steps.map(({ amount }) => amount));
      expect(held).toBe(CASH * BigInt(LEVELS) - spent + sums.house);
      await payTwice(context);
      expect((await context.db.call(SUMS, [agents]))[0]).toEqual(sums);
    }),
    { numRuns: manyTimes(8) },
  );
  expect(await brokenInvariants(context)).toEqual([]);
});
