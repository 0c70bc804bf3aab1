import { pf1Draw } from "../fairness/pf1.ts";
import type { Json, WagerRow } from "../wagers/wager-statements.ts";
import type { InstantGame, Played } from "./instant-game.ts";
import { instantGameOf } from "./instant-games.ts";

/** How far a wager of several steps has come. What the actions led to is never written: the seeds tell it again. */
export type Progress = {
  readonly actions: readonly Json[];
  /** An action that costs something and whose stake is being asked for; nothing else is done meanwhile. */
  readonly asked: Json;
  /** How many stakes were refused at this step: each is asked for under a name of its own. */
  readonly refusals: number;
  /** When the player last did something. */
  readonly at: string | null;
};

const NOTHING_DONE: Progress = { actions: [], asked: null, refusals: 0, at: null };

export function progressOf({ progress }: Pick<WagerRow, "progress">): Progress {
  return progress === null ? NOTHING_DONE : (progress as Progress);
}

/** The game of a wager, as it was when the wager was placed. */
export function gameOfWager({ id, game, mathVersion }: WagerRow): InstantGame {
  const known = instantGameOf(game);
  if (known?.mathVersion !== mathVersion) {
    throw new Error(`Wager ${id} was placed with version ${mathVersion} of ${game}, which is not here`);
  }
  return known;
}

/** Plays a wager from its seeds as far as its player has come. */
export function playedWager(wager: WagerRow, actions = progressOf(wager).actions): Played {
  const { serverSeed, clientSeed, nonce, choice, betMinor } = wager;
  if (serverSeed === null || clientSeed === null || nonce === null) {
    throw new Error(`Wager ${wager.id} has no seeds`);
  }
  const draw = pf1Draw(wager.game, { serverSeed, clientSeed, nonce });
  return gameOfWager(wager).play({ choice, stakeMinor: betMinor, actions, draw });
}
