import { isId } from "../../core/ids.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { SessionRow } from "../statements.ts";
import { lockActivePair, readSession, takeNonce } from "../store.ts";
import { type Json, OPEN_WAGER } from "../wager-statements.ts";
import { beginWager, findWagerOfForm, sameJson, type WagerRefusal } from "../wagers.ts";
import type { InstantGame } from "./instant-game.ts";
import { instantGameOf } from "./instant-games.ts";
import { LAST_PLACED } from "./instant-statements.ts";

export type InstantRequest = {
  sessionId: string;
  playerRef: string;
  /** Chosen by the form: the same form sent twice is one wager. */
  formRef: string;
  /** What the form holds: the game reads its choice out of it, and the stake. */
  fields: URLSearchParams;
};

export type BeginInstantRefusal =
  | WagerRefusal
  | { reason: "choiceNotOffered" | "stakeNotOffered" | "choiceGone" | "tooSoon" };

/** The wager of this form, or the one that has to be finished before it. */
type Begun = { wagerId: string; isOwn: boolean };

type Bet = { choice: Json; stakeMinor: bigint };

/**
 * Writes a wager with its number among the player's seeds, before anything is asked of the wallet. Under the lock on
 * the seeds no two wagers get one number, and none begins in a game that the player has one open in.
 */
export async function beginInstant(
  context: Context,
  request: InstantRequest,
): Promise<Outcome<Begun, BeginInstantRefusal>> {
  const { sessionId, playerRef, formRef } = request;
  const session = isId(sessionId) ? await readSession(context.db, sessionId) : null;
  const game = session && instantGameOf(session.game);
  if (!session || !game || session.playerRef !== playerRef) return refuse({ reason: "sessionNotFound" });
  const bet = readBet(game, request.fields);
  if (!bet.ok) return bet;
  const { choice, stakeMinor } = bet.value;

  return context.db.transaction(async (db) => {
    const pair = await lockActivePair(db, playerRef);
    if (!pair) throw new Error(`Player ${playerRef} has a session and no active seed pair`);

    const known = await findWagerOfForm(db, sessionId, formRef);
    if (known) {
      const isSame = known.stakeMinor === stakeMinor && sameJson(known.choice, choice);
      return isSame ? done({ wagerId: known.id, isOwn: true }) : refuse({ reason: "wagerConflict" });
    }
    const [open] = await db.call(OPEN_WAGER, [playerRef, game.code]);
    if (open) return done({ wagerId: open.id, isOwn: false });
    if (game.stillOffered && !game.stillOffered(choice, context.now()))
      return refuse({ reason: "choiceGone" });
    if (await isTooSoon({ ...context, db }, session, game)) return refuse({ reason: "tooSoon" });

    const seeds = { seedPairId: pair.id, nonce: await takeNonce(db, pair.id) };
    const { mathVersion } = game;
    const begun = await beginWager(
      { ...context, db },
      {
        sessionId,
        playerRef,
        formRef,
        mathVersion,
        stakeMinor,
        choice,
        seeds,
        clientSeed: pair.clientSeed ?? "",
      },
    );
    return begun.ok ? done({ wagerId: begun.value.id, isOwn: true }) : begun;
  });
}

function readBet(
  game: InstantGame,
  fields: URLSearchParams,
): Outcome<Bet, { reason: "choiceNotOffered" | "stakeNotOffered" }> {
  const choice = game.readChoice(fields);
  if (choice === null) return refuse({ reason: "choiceNotOffered" });
  const { minMinor, maxMinor, stepsMinor } = game.stakes;
  if (game.stakeOf) {
    const stakeMinor = game.stakeOf(choice);
    const isOffered = stakeMinor >= minMinor && stakeMinor <= maxMinor;
    return isOffered ? done({ choice, stakeMinor }) : refuse({ reason: "stakeNotOffered" });
  }
  const stakeMinor = stepsMinor.find((step) => step.toString() === fields.get("stake"));
  return stakeMinor === undefined ? refuse({ reason: "stakeNotOffered" }) : done({ choice, stakeMinor });
}

async function isTooSoon(
  { db, now }: Context,
  { playerRef }: SessionRow,
  game: InstantGame,
): Promise<boolean> {
  const [last] = await db.call(LAST_PLACED, [playerRef, game.code]);
  return last !== undefined && now().getTime() - last.placedAt.getTime() < game.minCycleMs;
}
