import { isId } from "../../core/ids.ts";
import { type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { type Beginning, beginningTogether, begunRow, seedsBegun } from "../begin-together.ts";
import { type HousePace, USUAL_PACE } from "../sessions/house-pace.ts";
import type { RoundRow, SessionRow } from "../statements.ts";
import { readOwnSession, readRound } from "../store.ts";
import { LINE_COUNT } from "./lines.ts";
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
  /** Pressed by the player's browser on its own. */
  isAutomatic?: boolean;
  pace?: HousePace;
};

const SPIN_ID_MAX = 100;

export type BeginRefusal = {
  reason:
    | "sessionNotFound"
    | "unreadable"
    | "lineBetNotOffered"
    | "spinConflict"
    | "freeRoundsOver"
    | "tooSoon"
    | "autoplayOff";
};

/** The round of this spin, or the round that has to be settled before it. */
type Begun = { row: RoundRow; isOwn: boolean };

/**
 * Writes the round of a spin with its number and its stake, before anything is asked of the wallet. Under the
 * lock on the player's seeds no two rounds get one number, and none begins while another is open or within the
 * house's cycle of the last one of the game.
 */
export async function beginRound(
  context: Context,
  request: SpinRequest,
): Promise<Outcome<Begun, BeginRefusal>> {
  const { spinId, lineBetMinor, freeRoundsId, isAutomatic, pace = USUAL_PACE } = request;
  if (spinId.length < 1 || spinId.length > SPIN_ID_MAX) return refuse({ reason: "unreadable" });
  if (freeRoundsId !== undefined && !isId(freeRoundsId)) return refuse({ reason: "freeRoundsOver" });
  if (isAutomatic && !pace.autoplay) return refuse({ reason: "autoplayOff" });

  const session = await readOwnSession(context.db, request);
  const theme = session && themeOf(session.game);
  if (!session || !theme) return refuse({ reason: "sessionNotFound" });
  if (!theme.lineBetsMinor.includes(lineBetMinor)) return refuse({ reason: "lineBetNotOffered" });

  const asked = { ...request, pace, id: context.newId(), session, theme, at: context.now() };
  return begunRow(await beginTogether(context.db, asked), {
    written: (beginning) => roundBegun(asked, beginning),
    read: (id) => readRound(context.db, id),
  });
}

type AskedRound = SpinRequest & { pace: HousePace; id: string; session: SessionRow; theme: Theme; at: Date };

const beginTogether = beginningTogether<AskedRound, "spinConflict">("rounds", said);

function said({ id, session, theme, spinId, lineBetMinor, freeRoundsId, pace, at }: AskedRound, nth: number) {
  return {
    nth,
    id,
    session: session.id,
    player: session.playerRef,
    spin: spinId,
    game: theme.code,
    math: theme.mathVersion,
    asset: session.asset,
    line_bet: lineBetMinor.toString(),
    stake: stakeOf(lineBetMinor, freeRoundsId).toString(),
    free_rounds: freeRoundsId,
    cycle_ms: pace.cycleMs,
    at,
  };
}

function stakeOf(lineBetMinor: bigint, freeRoundsId: string | undefined): bigint {
  return freeRoundsId === undefined ? lineBetMinor * BigInt(LINE_COUNT) : 0n;
}

/** A round as it was just written. */
function roundBegun(asked: AskedRound, beginning: Beginning<"spinConflict">): RoundRow {
  const { id, session, theme, lineBetMinor, freeRoundsId, at } = asked;
  const { playerRef, vendor, game, asset, walletToken } = session;
  return {
    id,
    sessionId: session.id,
    playerRef,
    vendor,
    game,
    mathVersion: theme.mathVersion,
    asset,
    lineBetMinor,
    stakeMinor: stakeOf(lineBetMinor, freeRoundsId),
    freeRoundsId: freeRoundsId ?? null,
    stakeTx: `${id}-stake`,
    payoutTx: `${id}-payout`,
    state: "staking",
    refusal: null,
    outcome: null,
    payoutMinor: null,
    balanceMinor: null,
    startedAt: at,
    settledAt: null,
    walletToken,
    ...seedsBegun(beginning),
  };
}
