import { describe, expect, test } from "vitest";
import { proofCount, proofSeed } from "#tests/setup/proof.ts";
import { quickDraw } from "../cascade/simulate-cascade.ts";
import { HOLDS, holdGames } from "../hold/games.ts";
import { countHold } from "../hold/hold-game-figures.ts";
import type { InstantGame } from "../instant-game.ts";
import { WAYS, waysGames } from "../ways/games.ts";
import { countWays } from "../ways/ways-figures.ts";
import published from "./counted.json" with { type: "json" };
import type { ReelFigures } from "./reel-figures.ts";

const FILE = new URL("./counted.json", import.meta.url);
const ROUNDS = proofCount("ROUNDS", 20_000);
const SEED = proofSeed();

test("counted.json is what counting every stop of every game gives, and a version does not change", async () => {
  const counted: Record<string, ReelFigures> = Object.fromEntries([
    ...WAYS.map((game) => [game.code, countWays(game)] as const),
    ...HOLDS.map((game) => [game.code, countHold(game)] as const),
  ]);
  const before: Record<string, { mathVersion: number; fingerprint: string }> = published;
  for (const [code, { mathVersion, fingerprint }] of Object.entries(counted)) {
    if (before[code]?.mathVersion === mathVersion) expect(fingerprint).toBe(before[code].fingerprint);
  }
  await expect(`${JSON.stringify(counted, null, 2)}\n`).toMatchFileSnapshot(FILE.pathname);
}, 120_000);

describe.each([...waysGames, ...holdGames])("$code", (game: InstantGame) => {
  const figures: ReelFigures = published[game.code as keyof typeof published] as ReelFigures;

  test("returns from 94.5 to 96.5 percent", () => {
    expect(game.figures.rtpBasisPoints).toBeGreaterThanOrEqual(9450);
    expect(game.figures.rtpBasisPoints).toBeLessThanOrEqual(9650);
  });

  test(`${ROUNDS} rounds return what is published within three deviations, and none pays more than the top`, () => {
    const draw = quickDraw(SEED);
    const stakeMinor = game.stakes.minMinor;
    let paid = 0n;
    let top = 0n;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { payoutMinor } = game.play({ choice: {}, stakeMinor, actions: [], draw });
      paid += payoutMinor ?? 0n;
      if (payoutMinor && payoutMinor > top) top = payoutMinor;
    }
    const mean = Number((paid * 1_000_000n) / (stakeMinor * BigInt(ROUNDS))) / 1_000_000;
    const deviation = figures.deviationHundredths / 100 / Math.sqrt(ROUNDS);
    expect(Math.abs(mean - game.figures.rtpBasisPoints / 10_000)).toBeLessThan(3 * deviation);
    expect(top).toBeLessThanOrEqual((stakeMinor * BigInt(game.figures.topHundredths)) / 100n);
  }, 600_000);
});
