import { expect, test } from "vitest";
import { later } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { messagesOf } from "#server/messages/index.ts";
import {
  countStakes,
  keepLevels,
  periodOf,
  seedVip,
  setKeep,
  setKeeping,
  vipStanding,
} from "#server/vip/index.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { moneyContext } from "#tests/setup/money.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { debit, endRound } from "#tests/setup/wallet-stage.ts";

const AT_ONCE = 8;
const PEOPLE = 12;

test("P05 clocks that judge a period at once, while stakes are counted, lower everybody once", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedVip(context);
  const month = () => periodOf(context.now(), "month", brand.timeZone);
  const stake = async (playerId: bigint, name: string, minor: bigint) => {
    for (const order of [debit(name, minor, { round: name, game: "g1" }), endRound(name, { game: "g1" })])
      expect(await play(context, playerId, order)).toBe("OK");
  };
  const players: bigint[] = [];
  for (let nth = 0; nth < PEOPLE; nth += 1) {
    const { id } = await paidMember(context, brand, { username: `many${nth}`, cashMinor: 90_000_00n });
    await stake(id, `first${nth}`, 50_000_00n);
    players.push(id);
  }
  await countStakes(context);
  for (const rank of [1, 2]) await setKeep(context, { brandId: brand.id, rank, keepMinor: 1_00n });
  await setKeeping(context, { brandId: brand.id, period: "month" });
  for (const isLast of [false, true]) {
    context.clock.set(later(month().until, 3_600_000).toISOString());
    await keepFigures(context);
    if (!isLast) await keepLevels(context);
  }
  const judging = Array.from({ length: AT_ONCE }, () => keepLevels(context));
  const playing = players.map((id, nth) => stake(id, `later${nth}`, 1_00n));
  const counting = Array.from({ length: AT_ONCE }, () => countStakes(context));
  await Promise.all([...judging, ...playing, ...counting]);
  await countStakes(context);
  for (const playerId of players) {
    const standing = await vipStanding(context, { playerId, language: "en" });
    expect(standing).toMatchObject({ rank: 1, next: { rank: 2, neededMinor: 39_999_00n } });
    const { rows } = await messagesOf(context, { playerId, page: 1 });
    expect(rows.filter(({ kind }) => kind === "levelLowered")).toHaveLength(1);
  }
}, 300_000);
