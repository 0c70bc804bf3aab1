import { squareRoot } from "../../rational.ts";
import { COINS_PER_STAKE } from "../reels/coins.ts";
import { fingerprintOf, type ReelFigures } from "../reels/reel-figures.ts";
import type { CascadeGame } from "./cascade-game.ts";
import type { Simulated } from "./simulate-cascade.ts";

/** The sums of a simulation with the mathematics that were played: what simulated.json keeps of each game. */
export type KeptSimulation = Simulated & { readonly mathVersion: number; readonly fingerprint: string };

export function cascadeFingerprint(game: CascadeGame): string {
  const { weights, counted, bands, multipliers, freeDrops, capStakes } = game;
  return fingerprintOf([weights, counted, bands, multipliers, freeDrops ?? null, capStakes]);
}

/** What is published of a game follows from the sums of its rounds, in whole numbers. */
export function cascadeFigures(game: CascadeGame, kept: KeptSimulation): ReelFigures {
  const rounds = BigInt(kept.rounds);
  const stake = BigInt(COINS_PER_STAKE);
  const wins = BigInt(kept.wins);
  /** The variance of one round, times rounds² and stake². */
  const spread = BigInt(kept.squares) * rounds - wins * wins;
  return {
    mathVersion: kept.mathVersion,
    fingerprint: kept.fingerprint,
    figures: {
      rtpBasisPoints: Number((wins * 10_000n) / (rounds * stake)),
      rtp: {
        kind: "simulated",
        rounds: rounds.toString(),
        deviationMillionths: Number(squareRoot((spread * 10n ** 12n) / (rounds ** 3n * stake ** 2n))),
      },
      topHundredths: game.capStakes * 100,
      topOneIn: null,
      hitBasisPoints: Math.floor((kept.hits * 10_000) / kept.rounds),
    },
    deviationHundredths: Number(squareRoot((spread * 10_000n) / (rounds ** 2n * stake ** 2n))),
    bonusOneIn: kept.bonuses === 0 ? null : Math.ceil(kept.rounds / kept.bonuses),
  };
}

/** The kept simulation of a game. Throws when there is none of its mathematics. */
export function keptSimulation(
  kept: Readonly<Record<string, KeptSimulation | undefined>>,
  { code, mathVersion }: CascadeGame,
): KeptSimulation {
  const found = kept[code];
  if (found?.mathVersion !== mathVersion) {
    throw new Error(`simulated.json has nothing for ${code} version ${mathVersion}`);
  }
  return found;
}
