import { OWN_GAMES } from "./played-own.ts";
import type { PlayedRound } from "./played-round.ts";
import { SHARED_GAMES } from "./played-shared.ts";

/** So many rounds of every game that chance decides, from seeds that follow from `seed`. */
export function playedRounds(count: number, seed: number): PlayedRound[] {
  return [...OWN_GAMES, ...SHARED_GAMES].flatMap(({ engine, game, play }) =>
    Array.from({ length: count }, (_, nth) => {
      const { link, outcome, payoutMinor, stakeMinor, besides = {} } = play(`${seed} ${game} ${nth}`);
      return {
        ...{ engine, game, besides, outcome },
        link: new URLSearchParams({ engine, game, ...link }).toString(),
        stake: stakeMinor?.toString() ?? null,
        payout: payoutMinor?.toString() ?? null,
      };
    }),
  );
}
