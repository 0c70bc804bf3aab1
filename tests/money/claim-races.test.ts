import { expect, test } from "vitest";
import type { Player } from "#server/accounts/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { CLAIMED_KINDS } from "#tests/setup/claimed-kinds.ts";
import { toNoon } from "#tests/setup/mission-stage.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { paidMember } from "#tests/setup/real-stakes.ts";

const AT_ONCE = 16;
const RACES = 10;

test.each(Object.entries(CLAIMED_KINDS))(
  "M10 %s that is claimed sixteen times at once comes once, race after race",
  async (_name, kind) => {
    const context = await moneyContext();
    const brand = await openBrand(context);
    await seedThreeKinds(context);
    toNoon(context, brand);
    const players: Player[] = [];
    for (let race = 0; race < manyTimes(RACES); race += 1)
      players.push(await paidMember(context, brand, { username: `race${race}`, cashMinor: 100_00n }));
    const stage = { context, brand, players };
    const { claim, worth } = await kind.ready(stage);
    const before = new Map<bigint, bigint>();
    for (const player of players) before.set(player.id, await kind.has(stage, player));
    const come = async (player: Player) => (await kind.has(stage, player)) - (before.get(player.id) ?? 0n);
    for (const player of players) {
      await Promise.all(Array.from({ length: AT_ONCE }, () => claim(player)));
      expect(await come(player), player.username).toBe(worth);
    }
    for (const player of players) expect(await come(player), player.username).toBe(worth);
    expect(await brokenInvariants(context)).toEqual([]);
  },
  600_000,
);
