import { isId } from "../core/ids.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { takeFreeRound } from "./free-rounds.ts";
import { LINE_COUNT } from "./lines.ts";
import type { SessionRow, SpinRound } from "./statements.ts";
import {
  findOpenRound,
  findRoundOfSpin,
  insertRound,
  lockActivePair,
  readSession,
  takeNonce,
} from "./store.ts";
import type { Theme } from "./theme.ts";
import { themeOf } from "./themes.ts";

export type SpinRequest = {
  sessionId: string;
  playerRef: string;
  /** Chosen by the form: the same form sent twice plays once. */
  spinId: string;
  lineBetMinor: bigint;
  /** Rounds that were given to the player: this one is taken from them, with the line bet that they have. */
  freeRoundsId?: string | undefined;
};

const SPIN_ID_MAX = 100;

export type BeginRefusal = {
  reason: "sessionNotFound" | "unreadable" | "lineBetNotOffered" | "spinConflict" | "freeRoundsOver";
};

/** The round of this spin, or the round that has to be settled before it. */
export type Begun = { roundId: string; isOwn: boolean };

/**
 * Writes the round of a spin with its number and its stake, before anything is asked of the wallet. Under the
 * lock on the player's seeds no two rounds get one number, and none begins while another is open.
 */
export async function beginRound(
  context: Context,
  request: SpinRequest,
): Promise<Outcome<Begun, BeginRefusal>> {
  const { sessionId, playerRef, spinId, lineBetMinor, freeRoundsId } = request;
  if (!isId(sessionId)) return refuse({ reason: "sessionNotFound" });
  if (spinId.length < 1 || spinId.length > SPIN_ID_MAX) return refuse({ reason: "unreadable" });

  return context.db.transaction(async (transaction) => {
    const session = await readSession(transaction, sessionId);
    const theme = session && themeOf(session.game);
    if (!session || !theme || session.playerRef !== playerRef) return refuse({ reason: "sessionNotFound" });
    if (!theme.lineBetsMinor.includes(lineBetMinor)) return refuse({ reason: "lineBetNotOffered" });

    const pair = await lockActivePair(transaction, playerRef);
    if (!pair) throw new Error(`Player ${playerRef} has a session and no active seed pair`);

    const known = await findRoundOfSpin(transaction, sessionId, spinId);
    if (known) {
      if (!isSameSpin(known, request)) return refuse({ reason: "spinConflict" });
      return done({ roundId: known.id, isOwn: true });
    }
    const open = await findOpenRound(transaction, playerRef);
    if (open) return done({ roundId: open, isOwn: false });

    if (freeRoundsId !== undefined) {
      const { game, asset } = session;
      const taken = { freeRoundsId, playerRef, game, asset, lineBetMinor, at: context.now() };
      if (!(await takeFreeRound(transaction, taken))) return refuse({ reason: "freeRoundsOver" });
    }
    const begun = { ...request, session, theme, seedPairId: pair.id };
    return done({ roundId: await writeRound({ ...context, db: transaction }, begun), isOwn: true });
  });
}

function isSameSpin(known: SpinRound, { lineBetMinor, freeRoundsId }: SpinRequest): boolean {
  return known.lineBetMinor === lineBetMinor && known.freeRoundsId === (freeRoundsId ?? null);
}

type NewRound = SpinRequest & { session: SessionRow; theme: Theme; seedPairId: string };

async function writeRound(context: Context & { db: Database }, round: NewRound): Promise<string> {
  const { session, theme, seedPairId, lineBetMinor } = round;
  const id = context.newId();
  await insertRound(context.db, {
    id,
    sessionId: session.id,
    playerRef: session.playerRef,
    spinRef: round.spinId,
    seedPairId,
    nonce: await takeNonce(context.db, seedPairId),
    game: theme.code,
    mathVersion: theme.mathVersion,
    asset: session.asset,
    lineBetMinor,
    stakeMinor: round.freeRoundsId ? 0n : lineBetMinor * BigInt(LINE_COUNT),
    freeRoundsId: round.freeRoundsId ?? null,
    stakeTx: `${id}-stake`,
    payoutTx: `${id}-payout`,
    state: "staking",
    startedAt: context.now(),
  });
  return id;
}
