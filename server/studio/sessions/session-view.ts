import type { LocalText } from "../../core/languages.ts";
import type { Asset } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import type { StudioVendor } from "../slots/theme.ts";
import { themeOf } from "../slots/themes.ts";
import { type RoundLine, SESSION_TOTALS } from "../statements.ts";
import { findOpenRound, readOwnSession, readSessionRounds } from "../store.ts";
import { type SessionSums, sessionSums } from "./session-sums.ts";

export type SessionView = {
  readonly sessionId: string;
  readonly vendor: StudioVendor;
  readonly game: string;
  readonly names: LocalText;
  readonly asset: Asset;
  readonly openedAt: Date;
  readonly lineBetsMinor: readonly bigint[];
  readonly sums: SessionSums;
  /** The latest first, refused stakes included. */
  readonly latest: readonly RoundLine[];
  /** A round of the player that was interrupted, in whatever game: `resumeRound` settles it. */
  readonly openRoundId: string | null;
};

const ROUNDS_SHOWN = 20;

/** A session of this player; null when it is not theirs or there is none. */
export async function sessionView(
  { db }: Pick<Context, "db">,
  { sessionId, playerRef }: { sessionId: string; playerRef: string },
): Promise<SessionView | null> {
  const session = await readOwnSession(db, { sessionId, playerRef });
  const theme = session && themeOf(session.game);
  if (!session || !theme) return null;
  const [[totals], latest, openRoundId] = await Promise.all([
    db.call(SESSION_TOTALS, [sessionId]),
    readSessionRounds(db, sessionId, ROUNDS_SHOWN),
    findOpenRound(db, playerRef),
  ]);
  const { asset } = session;
  return {
    sessionId,
    vendor: session.vendor,
    game: session.game,
    names: theme.names,
    asset,
    openedAt: session.openedAt,
    lineBetsMinor: theme.lineBetsMinor,
    sums: sessionSums(totals, asset),
    latest,
    openRoundId,
  };
}
