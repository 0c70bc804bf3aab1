import { expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { claimMission, countProgress, stopMission } from "#server/missions/index.ts";
import { brokenInvariants, statement } from "#server/wallet/index.ts";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { missionPlayer, openMission } from "#tests/setup/mission-stage.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { minorOf } from "#tests/setup/real-stakes.ts";

const AT_ONCE = 16;

test("M12 a mission that is claimed sixteen times at once is paid once, and a budget is never passed, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  for (let race = 0; race < manyTimes(10); race += 1) {
    const code = `race-${race}`;
    await openMission(context, brand, { code, budget: 2 });
    const bonus = { pays: "bonus", amount: money(3_00n, "P"), terms: "standard", offerDays: 7 } as const;
    await openMission(context, brand, { code: `${code}-b`, reward: bonus });
    context.clock.forward(1000);
    const players = [];
    for (let nth = 0; nth < 3; nth += 1) players.push(await missionPlayer(context, brand, `m${race}x${nth}`));
    await Promise.all(players.map((one) => one.stake(10_00n)));
    await Promise.all(Array.from({ length: AT_ONCE }, () => countProgress(context)));
    await countProgress(context);
    const claims = await Promise.all(players.map((one) => one.toClaim()));
    expect(claims.flat().filter(({ mission }) => mission.code === code)).toHaveLength(2);
    for (const [nth, { player }] of players.entries()) {
      const own = claims[nth] ?? [];
      const answers = await Promise.all(
        own.flatMap(({ mission, progress }) =>
          Array.from({ length: AT_ONCE }, () =>
            claimMission(context, { player, code: mission.code, period: progress.period }),
          ),
        ),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
      const isPaid = own.some(({ mission }) => mission.code === code);
      expect(await minorOf(context, player.id, "P")).toBe(9_990_00n + (isPaid ? 5_00n : 0n));
      const { total } = await statement(context, { playerId: player.id, kind: "mission-prize", page: 1 });
      expect(total).toBe(isPaid ? 1 : 0);
    }
    for (const each of [code, `${code}-b`]) await stopMission(context, { brand: brand.id, code: each });
  }
  const kept = { name: "offers", text: "select count(*)::int as n from bonus.grants", row: { n: 0 } };
  expect(await context.db.call(kept, [])).toEqual([{ n: 3 * manyTimes(10) }]);
  expect(await brokenInvariants(context)).toEqual([]);
});
