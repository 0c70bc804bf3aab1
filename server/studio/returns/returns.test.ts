import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { studioGames } from "#server/studio/index.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { pf1Draw } from "../fairness/pf1.ts";
import { instantGameOf } from "../instant/instant-games.ts";
import { expectedReturnOf, readReturns, returnAlarms } from "./index.ts";
import { isAlarm, judge, type Sums } from "./judge.ts";

/** Rounds of one stake with these payouts. */
function sumsOf(stakeMinor: bigint, payouts: readonly bigint[]): Sums {
  const rounds = BigInt(payouts.length);
  const paidMinor = payouts.reduce((sum, paid) => sum + paid, 0n);
  return {
    rounds,
    stakedMinor: rounds * stakeMinor,
    paidMinor,
    stakesSquared: rounds * stakeMinor * stakeMinor,
    paidSquared: payouts.reduce((sum, paid) => sum + paid * paid, 0n),
    stakesTimesPaid: paidMinor * stakeMinor,
  };
}

const half = { game: "coin", mathVersion: 1, lowBasisPoints: 9_800, highBasisPoints: 9_800 };
const coin = { ...half, deviationHundredths: null, topHundredths: 196 };

/** A coin that pays 1.96 of a stake of 100, so many times in so many. */
const tosses = (won: number, of: number) =>
  sumsOf(
    100n,
    Array.from({ length: of }, (_, toss) => (toss < won ? 196n : 0n)),
  );

test("a return is judged by how many standard deviations it lies from what it should be", () => {
  expect(judge(tosses(5_000, 10_000), coin)).toEqual({ actualBasisPoints: 9_800, deviations: 0 });
  // 10,000 tosses deviate by 50 wins: 100 wins too many are two deviations.
  expect(judge(tosses(5_100, 10_000), coin).deviations).toBe(200);
  expect(judge(tosses(4_900, 10_000), coin).deviations).toBe(-200);
  const bent = tosses(5_210, 10_000);
  expect(isAlarm(bent, judge(bent, coin))).toBe(true);
  const lean = tosses(4_790, 10_000);
  expect(isAlarm(lean, judge(lean, coin))).toBe(true);
});

test("fewer than a thousand rounds are no alarm, however they ended", () => {
  const all = tosses(999, 999);
  expect(judge(all, coin).deviations).toBeGreaterThan(400);
  expect(isAlarm(all, judge(all, coin))).toBe(false);
});

test("one great prize among few rounds is no alarm, and neither is none", () => {
  const rare = { ...half, deviationHundredths: null, topHundredths: 98_000 };
  const lucky = sumsOf(100n, [98_000n, 98_000n, ...Array.from({ length: 998 }, () => 0n)]);
  const unlucky = sumsOf(
    100n,
    Array.from({ length: 1_000 }, () => 0n),
  );
  for (const sums of [lucky, unlucky]) expect(isAlarm(sums, judge(sums, rare))).toBe(false);
  const unknown = { ...half, deviationHundredths: null, topHundredths: null };
  expect(judge(unlucky, unknown).deviations).toBe(0);
});

test("what returns differently by choice is in order anywhere between", () => {
  const wide = { ...coin, lowBasisPoints: 9_000, highBasisPoints: 9_900 };
  for (const won of [4_700, 5_000, 5_050]) expect(judge(tosses(won, 10_000), wide).deviations).toBe(0);
});

test("every game that chance decides has a return to be held to", () => {
  const judged = studioGames().filter(({ engine, rtpBasisPoints }) => engine !== "book" && rtpBasisPoints);
  for (const { code, rtpBasisPoints } of judged) {
    const expected = expectedReturnOf(code);
    expect(expected?.highBasisPoints, code).toBeGreaterThan(rtpBasisPoints ?? 0);
    expect(expected?.lowBasisPoints, code).toBeLessThanOrEqual(rtpBasisPoints ?? 0);
  }
  expect(expectedReturnOf("pasur")).toBeNull();
});

test("20,000 rounds of dice as they are played are no alarm", () => {
  const dice = instantGameOf("dice");
  const expected = expectedReturnOf("dice");
  if (!dice || !expected) throw new Error("There are dice");
  const choice = { side: "over", target: 4_949 };
  const payouts = Array.from({ length: 20_000 }, (_, nonce) => {
    const draw = pf1Draw("dice", { serverSeed: "0a".repeat(32), clientSeed: "returns", nonce });
    return dice.play({ choice, stakeMinor: 100n, actions: [], draw }).payoutMinor ?? 0n;
  });
  const sums = sumsOf(100n, payouts);
  expect(isAlarm(sums, judge(sums, expected))).toBe(false);
});

type Planted = {
  game: string;
  asset?: string;
  rounds: number;
  payoutMinor: (nth: number) => number;
  shared?: boolean;
};

async function plantRounds(house: StudioHouse, planted: Planted): Promise<void> {
  const { game, asset = "P", rounds, payoutMinor } = planted;
  const { session, pair } = await seats(house);
  const paid = JSON.stringify(Array.from({ length: rounds }, (_, nth) => payoutMinor(nth)));
  await house.context.db.call(
    {
      name: "test.plant_rounds",
      text: `
        insert into studio.rounds (id, session_id, player_ref, spin_ref, seed_pair_id, nonce, game, math_version, asset,
          line_bet_minor, stake_minor, stake_tx, payout_tx, state, outcome, payout_minor, started_at, staked_at, settled_at)
        select gen_random_uuid(), $1::uuid, 'planted', $3 || nth, $2::uuid, (random() * 2000000000)::integer, $3, 1, $4,
          5, 100, gen_random_uuid()::text, gen_random_uuid()::text, 'paid', '{}', paid::bigint, now(), now(), now()
        from jsonb_array_elements_text($5::text::jsonb) with ordinality as planted (paid, nth)`,
    },
    [session, pair, game, asset, paid],
  );
}

async function plantWagers(house: StudioHouse, planted: Planted): Promise<void> {
  const { game, asset = "P", rounds, payoutMinor, shared = false } = planted;
  const { session } = await seats(house);
  const paid = JSON.stringify(Array.from({ length: rounds }, (_, nth) => payoutMinor(nth)));
  await house.context.db.call(
    {
      name: "test.plant_wagers",
      text: `
        insert into studio.wagers (id, session_id, player_ref, vendor, game, asset, math_version, form_ref, round_ref,
          stake_minor, choice, state, result, payout_minor, placed_at, staked_at, settled_at)
        select gen_random_uuid(), $1::uuid, 'planted', 'NARD', $2, $3, 1, gen_random_uuid()::text,
          case when $5::boolean then $6 else gen_random_uuid()::text end, 100, '{}', 'paid', '{}', paid::bigint,
          now(), now(), now()
        from jsonb_array_elements_text($4::text::jsonb) as planted (paid)`,
    },
    [session, game, asset, paid, shared, randomUUID()],
  );
}

/** A session and a pair of seeds for what is planted. */
async function seats(house: StudioHouse): Promise<{ session: string; pair: string }> {
  const player = await house.aPlayer(1_000n);
  const session = await house.opened(player, "SIMORGH", "kavir");
  const [pair] = await house.context.db.call<{ id: string }>(
    {
      name: "test.pair",
      text: "select id from studio.seed_pairs where player_ref = $1 and state = 'active'",
    },
    [player],
  );
  if (!pair) throw new Error("A session brings seeds");
  return { session, pair: pair.id };
}

test("a planted bias is found, with trial funds and real ones apart", async () => {
  const house = await studioHouse();
  // Fair would be about 96 of 100 back; these pay 250, and only with trial funds.
  await plantRounds(house, {
    game: "kavir",
    asset: "TRIAL",
    rounds: 1_200,
    payoutMinor: (nth) => (nth % 2) * 500,
  });
  await plantRounds(house, {
    game: "kavir",
    asset: "P",
    rounds: 1_200,
    payoutMinor: (nth) => (nth % 25 ? 96 : 97),
  });
  await plantWagers(house, { game: "roulette", rounds: 1_500, payoutMinor: (nth) => (nth % 2) * 220 });
  await plantWagers(house, { game: "keno", rounds: 1_500, payoutMinor: (nth) => (nth % 2) * 190 });

  const returns = await readReturns(house.context);
  expect(returns.map(({ game, asset, isAlarm }) => [game, asset, isAlarm])).toEqual([
    ["kavir", "P", false],
    ["kavir", "TRIAL", true],
    ["keno", "P", false],
    ["roulette", "P", true],
  ]);
  expect(await returnAlarms(house.context)).toEqual([
    "kavir version 1 in TRIAL returns more than it should",
    "roulette version 1 in P returns more than it should",
  ]);
  expect(await returnAlarms(house.context, { since: new Date("2999-01-01") })).toEqual([]);
});

test("a slot that keeps what it owes is found too", async () => {
  const house = await studioHouse();
  await plantRounds(house, {
    game: "kavir",
    rounds: 3_000,
    payoutMinor: (nth) => (nth % 10 === 0 ? 200 : 0),
  });
  expect(await returnAlarms(house.context)).toEqual(["kavir version 1 in P returns less than it should"]);
});

test("a thousand stakes on one shared round are one round", async () => {
  const house = await studioHouse();
  await plantWagers(house, { game: "bakara", rounds: 1_500, payoutMinor: () => 200, shared: true });
  const [baccarat] = await readReturns(house.context);
  expect(baccarat).toMatchObject({ game: "bakara", rounds: 1n, isAlarm: false, paidMinor: 300_000n });
});

test("what nobody can hold to a return is shown without a judgement", async () => {
  const house = await studioHouse();
  await plantWagers(house, { game: "pasur", rounds: 3, payoutMinor: () => 195 });
  expect(await readReturns(house.context)).toMatchObject([{ game: "pasur", judged: null, isAlarm: false }]);
});
