import { expect, test } from "vitest";
import type { Player } from "#server/accounts/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, MINUTE_MS } from "#server/core/time.ts";
import {
  claimPrize,
  countTickets,
  drawnIn,
  findRaffle,
  ownEntry,
  ownTickets,
  runRaffles,
} from "#server/raffles/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { closeAndDraw, openRaffle, stake, staker } from "#tests/setup/raffle-stage.ts";
import { minorOf } from "#tests/setup/real-stakes.ts";

const AT_ONCE = 16;

test("P04 a prize that is claimed sixteen times at once is paid once, also while it lapses, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  const prizes = [{ pays: "cash", amount: money(5_00n, "P") }] as const;
  for (let race = 0; race < manyTimes(6); race += 1) {
    const code = `race-${race}`;
    const { id } = await openRaffle(context, brand, { code, prizes, claimDays: 1 });
    const players: Player[] = [];
    for (const name of ["one", "two"]) players.push(await staker(context, brand, `${name}${race}`, 10_00n));
    await closeAndDraw(context);
    const before = await Promise.all(players.map((player) => minorOf(context, player.id, "P")));
    // In every second race the time runs out meanwhile: then nobody is paid who claims now.
    if (race % 2 === 1) context.clock.forward(DAY_MS);
    await Promise.all([
      ...Array.from({ length: AT_ONCE }, () =>
        Promise.all(players.map((player) => claimPrize(context, { player, code }))),
      ),
      runRaffles(context),
      runRaffles(context),
    ]);
    // A win that was being claimed at that moment is left to the next run.
    await runRaffles(context);
    await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        Promise.all(players.map((player) => claimPrize(context, { player, code }))),
      ),
    );
    const after = await Promise.all(players.map((player) => minorOf(context, player.id, "P")));
    const paid = after.map((minor, nth) => minor - (before[nth] ?? 0n)).sort();
    expect(paid).toEqual([0n, 5_00n]);
    const states = (await drawnIn(context, id)).map(({ state }) => state);
    expect(states).toEqual(race % 2 === 0 ? ["claimed", "reserve"] : ["lapsed", "claimed"]);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("P04 stakes that go on while several processes count are each counted once, and a raffle is drawn once", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  const perTicket = money(1_00n, "P");
  const { id, code } = await openRaffle(context, brand, { mostTickets: 10_000, perTicket });
  const players: Player[] = [];
  for (const name of ["one", "two", "three"]) players.push(await staker(context, brand, name, 0n));
  let staking = true;
  const count = async () => {
    while (staking) await countTickets(context);
  };
  const counters = [count(), count(), count()];
  for (let nth = 0; nth < manyTimes(30); nth += 1) {
    const staked = players.map((player) => stake(context, player, perTicket.minor, `at-${nth}`));
    expect(await Promise.all(staked)).toEqual(["OK", "OK", "OK"]);
  }
  staking = false;
  await Promise.all(counters);
  context.clock.forward(DAY_MS + MINUTE_MS);
  await Promise.all([runRaffles(context), runRaffles(context), runRaffles(context)]);
  context.clock.forward(MINUTE_MS);
  await Promise.all([runRaffles(context), runRaffles(context), runRaffles(context)]);

  const raffle = await findRaffle(context, { brand: brand.id, code });
  if (!raffle) throw new Error("There is no raffle");
  expect(raffle.tickets).toBe(BigInt(3 * manyTimes(30)));
  const numbers: bigint[] = [];
  for (const { id: playerId } of players) {
    expect((await ownEntry(context, { playerId, raffle }))?.tickets).toBe(manyTimes(30));
    for (let page = 1; ; page += 1) {
      const { items, hasMore } = await ownTickets(context, { playerId, raffleId: id, page });
      for (const { first, many } of items)
        for (let nth = 0; nth < many; nth += 1) numbers.push(first + BigInt(nth));
      if (!hasMore) break;
    }
  }
  const inOrder = [...numbers].sort((one, other) => Number(one - other));
  expect(inOrder).toEqual(Array.from({ length: 3 * manyTimes(30) }, (_, nth) => BigInt(nth + 1)));
  expect(await drawnIn(context, id)).toHaveLength(3);
});
