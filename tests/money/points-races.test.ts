import { expect, test } from "vitest";
import { type Player, setPaymentPassword } from "#server/accounts/index.ts";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { convertPoints, earnPoints, pointsConfig, seedPoints, setRates } from "#server/points/index.ts";
import { countStakes, levelsOf, seedVip, setLevel, vipStanding } from "#server/vip/index.ts";
import { brokenInvariants, issuePoints } from "#server/wallet/index.ts";
import { openBrand, PASSWORD } from "#tests/setup/brand.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { debit } from "#tests/setup/wallet-stage.ts";

const PAYMENT_PASSWORD = "482915";

const STAKES = 150;

test("P03 points that are given four times at once are given as often as there are enough, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedPoints(context);
  for (let race = 0; race < manyTimes(5); race += 1) {
    const player = await paidMember(context, brand, { username: `race${race}`, cashMinor: 100n });
    const playerId = player.id;
    await setPaymentPassword(context, { playerId, password: PASSWORD, paymentPassword: PAYMENT_PASSWORD });
    await issuePoints(context, { playerId, key: "start", amount: money(1_300n, "PTS") });
    const [same, ...others] = Array.from({ length: 4 }, () => context.newId());
    const keys = [same, same, ...others].flatMap((key) => key ?? []).slice(0, 4);
    const points = money(500n, "PTS");
    const outcomes = await Promise.all(
      keys.map((key) =>
        convertPoints(context, { player, key, points, rate: "100:100", password: PAYMENT_PASSWORD }),
      ),
    );
    const done = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.id] : [])));
    expect(done.size).toBe(2);
    expect(await minorOf(context, playerId, "PTS")).toBe(300n);
    expect(await minorOf(context, playerId, "P")).toBe(1_100n);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("P03 P05 stakes that go on while several processes count are each counted once", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedVip(context);
  await seedPoints(context);
  const game = { vendor: "STUDIO", names: { fa: "بازی" }, minLineBetMinor: 1n, rtpBasisPoints: 9600 };
  await seedCatalogue(context, [{ ...game, code: "g1", category: "RNG" }]);
  // Each stakes as much as reaches no level, which would earn points of its own.
  const players: Player[] = [];
  for (let nth = 0; nth < manyTimes(1); nth += 1)
    players.push(await paidMember(context, brand, { username: `steady${nth}`, cashMinor: 1_000_000n }));
  let staking = true;
  const count = async () => {
    while (staking) await Promise.all([countStakes(context), earnPoints(context)]);
  };
  const counting = [count(), count(), count()];
  for (let nth = 0; nth < STAKES; nth += 1) {
    for (const { id } of players) {
      const round = `r${id}x${nth}`;
      expect(await play(context, id, debit(round, 1_000n, { round }))).toBe("OK");
    }
  }
  staking = false;
  await Promise.all(counting);
  await countStakes(context);
  await earnPoints(context);
  for (const { id: playerId } of players) {
    const { stakedMinor } = await vipStanding(context, { playerId, language: "en" });
    expect(stakedMinor).toBe(BigInt(STAKES) * 1_000n);
    expect(await minorOf(context, playerId, "PTS")).toBe(BigInt(STAKES));
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("P03 P05 of what two operators set at once, nothing is lost", async () => {
  const context = await moneyContext();
  const { id: brandId } = await openBrand(context);
  await seedVip(context);
  await seedPoints(context);
  for (let race = 1n; race <= manyTimes(20); race += 1n) {
    await Promise.all([
      setRates(context, { brandId, earnStakeMinor: 1_000n + race }),
      setRates(context, { brandId, convertMinor: 100n + race }),
      setLevel(context, { brandId, rank: 1, rewardPoints: 100n + race }),
      setLevel(context, { brandId, rank: 1, pointsPercent: 105 + Number(race) }),
    ]);
    context.clock.forward(SECOND_MS);
    expect(await pointsConfig(context, brandId)).toMatchObject({
      earnStakeMinor: 1_000n + race,
      convertMinor: 100n + race,
    });
    const [, first] = await levelsOf(context, brandId);
    expect(first).toMatchObject({ rewardPoints: 100n + race, pointsPercent: 105 + Number(race) });
  }
});
