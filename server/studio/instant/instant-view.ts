import type { Asset } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { type SessionSums, sessionSums } from "../sessions/session-sums.ts";
import { readOwnSession } from "../store.ts";
import { OPEN_WAGER, WAGERS_OF_SESSION } from "../wagers/wager-statements.ts";
import { findWager } from "../wagers/wagers.ts";
import type { InstantGame } from "./instant-game.ts";
import { instantGameOf } from "./instant-games.ts";
import { WAGER_SUMS } from "./instant-statements.ts";
import { progressOf } from "./progress.ts";
import { type InstantWager, instantWager } from "./wager-view.ts";

export type InstantSeat = {
  readonly sessionId: string;
  readonly asset: Asset;
  readonly game: InstantGame;
  /** The wager that has to be played to its end first, of whatever session and funds; null when there is none. */
  readonly open: InstantWager | null;
  /** The wager that was asked for, else the open one, else the last of the session. */
  readonly round: InstantWager | null;
  /** The latest first. */
  readonly latest: readonly InstantWager[];
  readonly sums: SessionSums;
};

type Asked = { sessionId: string; playerRef: string; round?: string | undefined };

const LATEST_SHOWN = 10;

/** The wager of a game that its player has to play to its end first, of whatever session and funds. */
export async function openInstantWager(
  { db }: Pick<Context, "db">,
  { playerRef, game }: { playerRef: string; game: string },
): Promise<InstantWager | null> {
  const [row] = await db.call(OPEN_WAGER, [playerRef, game]);
  return row ? instantWager(row) : null;
}

/** Whether a wager goes on by its player's next step, and by nothing that the house does. */
export async function waitsForPlayer({ db }: Pick<Context, "db">, wagerId: string): Promise<boolean> {
  const wager = await findWager(db, wagerId);
  const hasSteps = wager !== null && instantGameOf(wager.game)?.readAction !== undefined;
  return hasSteps && wager.state === "staked" && progressOf(wager).asked === null;
}

/** An opened game of this player with what is to be shown of it; null when it is not theirs or there is none. */
export async function instantView(
  { db }: Pick<Context, "db">,
  { sessionId, playerRef, round }: Asked,
): Promise<InstantSeat | null> {
  const session = await readOwnSession(db, { sessionId, playerRef });
  const game = session && instantGameOf(session.game);
  if (!session || !game) return null;
  const { asset } = session;
  const [open, rows, [sums], asked] = await Promise.all([
    openInstantWager({ db }, { playerRef, game: game.code }),
    db.call(WAGERS_OF_SESSION, [sessionId, playerRef, LATEST_SHOWN]),
    db.call(WAGER_SUMS, [sessionId]),
    round ? findWager(db, round) : null,
  ]);
  const latest = rows.map(instantWager);
  const isOurs = asked !== null && asked.playerRef === playerRef && asked.game === game.code;
  const shown = isOurs ? instantWager(asked) : open?.stake.asset === asset ? open : (latest[0] ?? null);
  return {
    sessionId,
    asset,
    game,
    open,
    round: shown,
    latest,
    sums: sessionSums(sums, asset),
  };
}
