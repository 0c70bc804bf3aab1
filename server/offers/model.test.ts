import fc from "fast-check";
import { expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { manyTimes } from "#tests/setup/money.ts";
import { type ModelOffer, NaiveOffers } from "#tests/setup/offer-model.ts";
import { type OfferPlayer, offerPlayer, openOffer, publishClaim } from "#tests/setup/offer-stage.ts";
import { HOUR_MS } from "../core/time.ts";
import { brokenInvariants } from "../wallet/index.ts";
import type { Condition } from "./index.ts";

const within = fc.constantFrom("day" as const, "week" as const, "month" as const);
const least = fc.bigInt(1n, 1_500n);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    is: fc.constant("staked" as const),
    within,
    product: fc.constantFrom(null, "RNG" as const, "LIVE" as const),
    least,
  }),
  fc.record({ is: fc.constant("deposited" as const), within, least }),
  fc.record({ is: fc.constant("deposit" as const), least }),
  fc.record({ is: fc.constant("streak" as const), least: fc.integer({ min: 2, max: 3 }) }),
  fc.record({
    is: fc.constant("rounds" as const),
    within: fc.constantFrom("day" as const, "week" as const),
    game: fc.constantFrom("STUDIO/g1", "STUDIO/l1"),
    least: fc.integer({ min: 1, max: 3 }),
  }),
);
const offer: fc.Arbitrary<ModelOffer> = fc.record({
  conditions: fc.array(condition, { maxLength: 2 }),
  once: fc.constantFrom("once", "daily", "weekly", "yearly", "deposit"),
  minor: fc.bigInt(1n, 500n),
  budgetMinor: fc.option(fc.bigInt(1n, 2_000n)),
  dayBudgetMinor: fc.option(fc.bigInt(1n, 1_000n)),
});

const who = fc.nat(1);
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("play" as const),
      who,
      game: fc.constantFrom("g1", "l1"),
      staked: fc.bigInt(1n, 600n),
      paid: fc.bigInt(0n, 600n),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant("deposit" as const), who, minor: fc.bigInt(1n, 1_500n) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant("claim" as const), who, offer: fc.nat(2) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Both = {
  readonly context: TestContext;
  readonly naive: NaiveOffers;
  readonly players: readonly OfferPlayer[];
};

/** One step in the house, and the same in the model. */
async function take(one: Step, { context, naive, players }: Both): Promise<void> {
  const at = context.now();
  if (one.does === "wait") return context.clock.forward(one.hours * HOUR_MS);
  const player = players[one.who];
  if (!player) throw new Error("There are two players.");
  if (one.does === "deposit") {
    naive.deposit(one.who, one.minor, at);
    await player.deposit(one.minor);
  } else if (one.does === "play") {
    naive.play(one.who, one, at);
    await player.round(one.staked, one.paid, one.game);
  } else {
    expect(await player.claim(`offer-${one.offer}`)).toBe(naive.claim(one.who, one.offer, at));
  }
  expect(await player.cash()).toBe(naive.cash(one.who));
}

test("P01 whatever is played, paid in and claimed in whatever order: each is given what a naive book says", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(offer, offer, offer),
      fc.array(step, { minLength: 10, maxLength: 40 }),
      async (offers, steps) => {
        const context = await testContext();
        const brand = await openBrand(context);
        await seedThreeKinds(context);
        const naive = new NaiveOffers(offers, brand.timeZone);
        const players: OfferPlayer[] = [];
        for (const name of ["sara", "omid"]) players.push(await offerPlayer(context, brand, name));
        for (const [nth] of players.entries()) naive.deposit(nth, 100_00n, context.now());
        for (const [nth, { minor, ...rule }] of offers.entries()) {
          await publishClaim(context, `offer-${nth}`);
          const gift = { what: "cash" as const, steps: [{ level: 0, minor }] };
          expect(await openOffer(context, brand, { ...rule, promotion: `offer-${nth}`, gift })).toBeNull();
        }
        await players[0]?.counted();
        for (const one of steps) {
          await take(one, { context, naive, players });
          // No two things happen at the same moment.
          context.clock.forward(1000);
        }
        expect(await brokenInvariants(context)).toEqual([]);
      },
    ),
    { numRuns: manyTimes(6), endOnFailure: true },
  );
}, 300_000);
