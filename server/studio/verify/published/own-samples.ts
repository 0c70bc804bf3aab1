import { instantGames } from "../../instant/instant-games.ts";
import { THEMES } from "../../slots/themes.ts";
import { PLAYER_SEEDS, type Sample } from "./sample-seeds.ts";
import { TOLD_ROUNDS } from "./told-rounds.ts";

const slots: readonly Sample[] = THEMES.map(({ code, mathVersion }) => ({
  engine: "slot",
  game: code,
  version: String(mathVersion),
  ...PLAYER_SEEDS,
  lineBet: "100",
}));

/** What is chosen and done in the published round of a game that leaves a choice. */
const CHOSEN: Readonly<Record<string, { choice: object; actions?: readonly unknown[] }>> = {
  dice: { choice: { side: "over", target: 4950 } },
  plinko: { choice: { rows: 16, risk: "high" } },
  mines: { choice: { mines: 3 }, actions: [{ open: 0 }, { open: 6 }, { take: true }] },
  keno: { choice: { numbers: [3, 7, 12, 19, 21, 28, 33, 40] } },
  roulette: { choice: { chips: { red: 500, n34: 100 } } },
  "video-poker": { choice: {}, actions: [{ hold: [0, 2] }] },
  blackjack: { choice: {}, actions: ["stand"] },
  khalij: { choice: { fish: 7, kind: "snapper" } },
};

const instant: readonly Sample[] = instantGames().map(({ code, mathVersion }) => {
  const { choice, actions = [] } = CHOSEN[code] ?? { choice: {} };
  return {
    engine: "instant",
    game: code,
    version: String(mathVersion),
    ...PLAYER_SEEDS,
    stake: "1000",
    choice: JSON.stringify(choice),
    actions: JSON.stringify(actions),
  };
});

/** The same game under the same seeds, where something rare comes. */
function told(sample: Sample): Sample[] {
  return (TOLD_ROUNDS[sample.game ?? ""] ?? []).map((nonce) => ({ ...sample, nonce: String(nonce) }));
}

/** A round of each game that one plays alone. */
export const ownRounds: readonly Sample[] = [...slots, ...instant];

export const toldRounds: readonly Sample[] = ownRounds.flatMap(told);
