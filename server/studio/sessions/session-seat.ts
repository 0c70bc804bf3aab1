import type { Asset } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { studioGameOf } from "../games.ts";
import { readOwnSession } from "../store.ts";
import type { StudioGame } from "../studio-game.ts";

/** Where a player sits: an opened game and the funds it is played with. */
export type Seat = {
  readonly sessionId: string;
  readonly playerRef: string;
  readonly asset: Asset;
  readonly openedAt: Date;
  readonly game: StudioGame;
};

/** An opened game of this player, of whatever engine; null when it is not theirs or there is none. */
export async function seatOf(
  { db }: Pick<Context, "db">,
  { sessionId, playerRef }: { sessionId: string; playerRef: string },
): Promise<Seat | null> {
  const session = await readOwnSession(db, { sessionId, playerRef });
  const game = session && studioGameOf(session.game);
  if (!session || !game) return null;
  const { asset, openedAt } = session;
  return { sessionId, playerRef, asset, openedAt, game };
}
