import { describe, expect, test } from "vitest";
import { proofCount, proofSeed } from "#tests/setup/proof.ts";
import { COINS_PER_STAKE } from "../reels/coins.ts";
import { cascadeFigures, cascadeFingerprint, type KeptSimulation } from "./cascade-figures.ts";
import { CASCADE_CELLS, type CascadeGame } from "./cascade-game.ts";
import { type FastRound, fastCascade } from "./fast-cascade.ts";
import { CASCADES } from "./games.ts";
import { groupWins } from "./group-wins.ts";
import { playCascade } from "./play-cascade.ts";
import { quickDraw, simulateCascade } from "./simulate-cascade.ts";
import simulated from "./simulated.json" with { type: "json" };

const kept: Record<string, KeptSimulation> = simulated;
const ROUNDS = proofCount("ROUNDS", 20_000);
/** Not the seed of what is published, so that the short form plays rounds of its own. */
const SEED = proofSeed(2);
const FILE = new URL("./simulated.json", import.meta.url);

/** With the 100,000,000 rounds of seed 1 (tests/proof.js) it plays what is published again, round for round. */
test(`${ROUNDS} rounds of each return what is published within three deviations`, async () => {
  const played = Object.fromEntries(
    CASCADES.map((game) => [
      game.code,
      {
        mathVersion: game.mathVersion,
        fingerprint: cascadeFingerprint(game),
        ...simulateCascade(game, { rounds: ROUNDS, seed: SEED }),
      },
    ]),
  );
  if (Object.values(kept).some(({ rounds, seed }) => rounds === ROUNDS && seed === SEED)) {
    await expect(`${JSON.stringify(played, null, 2)}\n`).toMatchFileSnapshot(FILE.pathname);
  }
  for (const game of CASCADES) {
    const { deviationHundredths, figures } = cascadeFigures(game, keptOf(game));
    const mean = (played[game.code]?.wins ?? 0) / ROUNDS / COINS_PER_STAKE;
    const deviation = deviationHundredths / 100 / Math.sqrt(ROUNDS);
    expect(Math.abs(mean - figures.rtpBasisPoints / 10_000), game.code).toBeLessThan(3 * deviation + 0.0001);
  }
}, 3_600_000);

function keptOf({ code }: CascadeGame): KeptSimulation {
  const found = kept[code];
  if (!found) throw new Error(`simulated.json has nothing for ${code}`);
  return found;
}

describe.each(CASCADES)("$code", (game) => {
  test("what was simulated is the mathematics that is played", () => {
    expect(keptOf(game)).toMatchObject({
      mathVersion: game.mathVersion,
      fingerprint: cascadeFingerprint(game),
      rounds: 100_000_000,
    });
  });

  test("returns from 94.5 to 96.5 percent, three deviations about it included", () => {
    const { rtpBasisPoints, rtp } = cascadeFigures(game, keptOf(game)).figures;
    const spread = rtp.kind === "simulated" ? (3 * rtp.deviationMillionths) / 100 : 0;
    expect(rtpBasisPoints - spread).toBeGreaterThanOrEqual(9450);
    expect(rtpBasisPoints + spread).toBeLessThanOrEqual(9650);
  });

  test.each([game.capStakes, 3])(
    "the quick player plays the same rounds, with a cap of %i stakes",
    (capStakes) => {
      const capped = { ...game, capStakes };
      const [one, other] = [quickDraw(11), quickDraw(11)];
      const fast = fastCascade(capped);
      const round: FastRound = { win: 0, freeDrops: 0, isCapped: false };
      for (let played = 0; played < 4000; played += 1) {
        fast(one, round);
        const { win, drops, isCapped } = playCascade(capped, other);
        expect(round).toEqual({ win, freeDrops: drops.length - 1, isCapped });
      }
    },
  );

  test("a round is the sum of its steps, each drop ends with a grid that pays nothing, and the cap holds", () => {
    const draw = quickDraw(5);
    for (let played = 0; played < 1500; played += 1) {
      const { drops, win, isCapped } = playCascade({ ...game, capStakes: 20 }, draw);
      expect(drops.flatMap(({ steps }) => steps).reduce((sum, step) => sum + step.win, 0)).toBe(win);
      expect(win).toBeLessThanOrEqual(20 * COINS_PER_STAKE);
      expect(isCapped).toBe(win === 20 * COINS_PER_STAKE);
      for (const { steps } of isCapped ? [] : drops) expect(steps.at(-1)?.wins).toEqual([]);
    }
  });
});

test("a cluster counts the wilds that touch it, and a wild counts for both its neighbours", () => {
  const game = CASCADES.find(({ counted }) => counted === "clusters");
  if (!game) throw new Error("No game counts clusters");
  const grid = Array.from(
    { length: CASCADE_CELLS },
    (_, cell) => (cell % 2 === 0 ? "h1" : "h2") as "h1" | "h2" | "l1" | "l2" | "wild",
  );
  grid.splice(0, 10, "l1", "l1", "wild", "l2", "l2", "l1", "l1", "h3" as "h2", "l2", "l2");
  const wins = groupWins(game, grid);
  expect(wins.map(({ symbol, count }) => [symbol, count])).toEqual([
    ["l1", 5],
    ["l2", 5],
  ]);
});

test("anywhere means that eight pay wherever they lie, and seven do not", () => {
  const game = CASCADES.find(({ counted }) => counted === "anywhere");
  if (!game) throw new Error("No game counts anywhere");
  const symbols = ["h1", "h2", "h3", "h4", "l1", "l2"] as const;
  const grid = Array.from({ length: CASCADE_CELLS }, (_, cell) => symbols[cell % 4] ?? "h1");
  const [h1, ...others] = groupWins(game, grid);
  expect(h1).toMatchObject({ symbol: "h1", count: 8, win: 150 });
  expect(others.map(({ symbol }) => symbol)).toEqual(["h2"]);
});
