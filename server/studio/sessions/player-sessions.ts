import type { LocalText } from "../../core/languages.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { studioGameOf } from "../games.ts";
import type { EngineName } from "../studio-game.ts";

type SessionLine = { sessionId: string; vendor: string; game: string; asset: Asset; openedAt: Date };

const SESSIONS: Statement<SessionLine> = {
  name: "studio.player_sessions",
  text: `
    select * from (
      select distinct on (vendor, game, asset) id as "sessionId", vendor, game, asset, opened_at as "openedAt"
      from studio.sessions where player_ref = $1 and opened_at > $2::timestamptz
      order by vendor, game, asset, opened_at desc, id desc
    ) latest
    order by "openedAt" desc limit $3::int`,
};

const SESSIONS_MAX = 20;

/** A game that a player opened within a day and may go on with. */
export type PlayerSession = {
  readonly sessionId: string;
  readonly vendor: string;
  readonly code: string;
  readonly names: LocalText;
  readonly engine: EngineName;
  readonly asset: Asset;
  readonly openedAt: Date;
};

/** The games that a player has opened, the latest first, each once for each kind of funds. */
export async function playerSessions(
  { db, now }: Context,
  { playerRef }: { playerRef: string },
): Promise<PlayerSession[]> {
  const rows = await db.call(SESSIONS, [playerRef, later(now(), -DAY_MS), SESSIONS_MAX]);
  return rows.flatMap((row) => {
    const game = studioGameOf(row.game);
    return game ? [{ ...row, code: game.code, names: game.names, engine: game.engine }] : [];
  });
}
