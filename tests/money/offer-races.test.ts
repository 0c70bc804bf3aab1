import { expect, test } from "vitest";
import { keepFigures } from "#server/figures/index.ts";
import { claimOffer, closeWeeks, stopOffer } from "#server/offers/index.ts";
import { brokenInvariants, statement } from "#server/wallet/index.ts";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { toNoon } from "#tests/setup/mission-stage.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { offerPlayer, openCashback, openOffer, publishClaim } from "#tests/setup/offer-stage.ts";

const AT_ONCE = 16;
const RUNS = 4;
const WEEK_MS = 7 * 86_400_000;

test("P01 an offer that is claimed sixteen times at once is given once, and a budget is never passed, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  toNoon(context, brand);
  const { timeZone } = brand;
  for (let race = 0; race < manyTimes(10); race += 1) {
    const promotion = `race-${race}`;
    await publishClaim(context, promotion);
    context.clock.forward(2000);
    const players = [];
    for (let nth = 0; nth < 3; nth += 1) players.push(await offerPlayer(context, brand, `o${race}x${nth}`));
    // Enough in all for three, on this day for two.
    const budgets = { budgetMinor: 35_00n, dayBudgetMinor: 25_00n };
    expect(await openOffer(context, brand, { promotion, ...budgets })).toBeNull();
    const answers = await Promise.all(
      players.flatMap(({ player }) =>
        Array.from({ length: AT_ONCE }, () => claimOffer(context, { player, timeZone, promotion })),
      ),
    );
    const refused = answers.flatMap((one) => (one.ok ? [] : [one.refusal.reason]));
    expect([answers.length - refused.length, new Set(refused)]).toEqual([
      2 * AT_ONCE,
      new Set(["budgetSpent"]),
    ]);
    let paid = 0;
    for (const { player, cash } of players) {
      const { total } = await statement(context, { playerId: player.id, kind: "promotion-cash", page: 1 });
      expect([0, 1]).toContain(total);
      expect(await cash()).toBe(100_00n + BigInt(total) * 10_00n);
      paid += total;
    }
    expect(paid).toBe(2);
    // A brand has only so many offers at once.
    await stopOffer(context, { brand: brand.id, promotion });
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("P01 a week that is closed four times at once gives each player their part once", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  toNoon(context, brand);
  await publishClaim(context, "back", { kind: "join" });
  expect(await openCashback(context, brand)).toBeNull();
  context.clock.forward(WEEK_MS);
  const players = [];
  for (let nth = 0; nth < 4; nth += 1) players.push(await offerPlayer(context, brand, `c${nth}`));
  for (const one of players) await one.round(50_00n);
  context.clock.forward(WEEK_MS);
  await keepFigures(context);
  const before = await Promise.all(players.map(({ cash }) => cash()));
  await Promise.all(Array.from({ length: RUNS }, () => closeWeeks(context)));
  await closeWeeks(context);
  for (const [nth, { cash }] of players.entries()) expect(await cash()).toBe((before[nth] ?? 0n) + 5_00n);
  expect(await brokenInvariants(context)).toEqual([]);
});
