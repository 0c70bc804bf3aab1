import { isId } from "../../core/ids.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { type Beginning, beginningTogether, begunRow, seedsBegun } from "../begin-together.ts";
import { USUAL_CYCLE_MS } from "../sessions/house-pace.ts";
import type { SessionRow } from "../statements.ts";
import { readOwnSession } from "../store.ts";
import type { Json, WagerRow } from "../wagers/wager-statements.ts";
import { FORM_REF_MAX, readWager, type WagerRefusal } from "../wagers/wagers.ts";
import type { InstantGame } from "./instant-game.ts";
import { instantGameOf } from "./instant-games.ts";
import { type NotWhole, whyNotWhole } from "./whole-fields.ts";

export type InstantRequest = {
  sessionId: string;
  playerRef: string;
  /** Chosen by the form: the same form sent twice is one wager. */
  formRef: string;
  /** What the form holds: the game reads its choice out of it, and the stake. */
  fields: URLSearchParams;
  /** Rounds that were given to the player: this one is taken from them, with the stake that they are worth. */
  freeRoundsId?: string | undefined;
  /** How long the house lets a game wait between two wagers of one player. */
  cycleMs?: number;
};

export type BeginInstantRefusal =
  | WagerRefusal
  | NotWhole
  | { reason: "stakeNotOffered" | "choiceGone" | "tooSoon" | "freeRoundsOver" };

/** The wager of this form, or the one that has to be finished before it. */
type Begun = { row: WagerRow; isOwn: boolean };

type Bet = { choice: Json; betMinor: bigint };

/**
 * Writes a wager with its number among the player's seeds, before anything is asked of the wallet. Under the lock on
 * the seeds no two wagers get one number, and none begins in a game that the player has one open in.
 */
export async function beginInstant(
  context: Context,
  request: InstantRequest,
): Promise<Outcome<Begun, BeginInstantRefusal>> {
  const { formRef, freeRoundsId, cycleMs = USUAL_CYCLE_MS } = request;
  const session = await readOwnSession(context.db, request);
  const game = session && instantGameOf(session.game);
  if (!session || !game) return refuse({ reason: "sessionNotFound" });
  if (formRef.length < 1 || formRef.length > FORM_REF_MAX) return refuse({ reason: "unreadable" });
  if (freeRoundsId !== undefined && !isId(freeRoundsId)) return refuse({ reason: "freeRoundsOver" });
  const bet = readBet(game, request.fields);
  if (!bet.ok) return bet;

  const at = context.now();
  const asked = { id: context.newId(), session, game, formRef, freeRoundsId, cycleMs, ...bet.value, at };
  return begunRow(await beginTogether(context.db, asked), {
    written: (beginning) => wagerBegun(asked, beginning),
    read: (id) => readWager(context.db, id),
  });
}

type AskedWager = Bet &
  Pick<InstantRequest, "formRef" | "freeRoundsId"> & {
    id: string;
    session: SessionRow;
    game: InstantGame;
    cycleMs: number;
    at: Date;
  };

type Conflict = "wagerConflict" | "choiceGone";

const beginTogether = beginningTogether<AskedWager, Conflict>("wagers", said);

function stakeOf({ betMinor, freeRoundsId }: AskedWager): bigint {
  return freeRoundsId === undefined ? betMinor : 0n;
}

function said(asked: AskedWager, nth: number) {
  const { id, session, game, formRef, choice, betMinor, freeRoundsId, cycleMs, at } = asked;
  return {
    nth,
    id,
    session: session.id,
    player: session.playerRef,
    vendor: session.vendor,
    ref: formRef,
    game: game.code,
    math: game.mathVersion,
    asset: session.asset,
    stake: stakeOf(asked).toString(),
    bet: betMinor.toString(),
    choice,
    free_rounds: freeRoundsId,
    gone: game.stillOffered?.(choice, at) === false,
    cycle_ms: game.ownCycleMs ?? cycleMs,
    at,
  };
}

/** A wager as it was just written. */
function wagerBegun(asked: AskedWager, beginning: Beginning<Conflict>): WagerRow {
  const { id, session, game, formRef, choice, betMinor, freeRoundsId, at } = asked;
  const { playerRef, vendor, asset, walletToken } = session;
  return {
    id,
    sessionId: session.id,
    playerRef,
    vendor,
    game: game.code,
    asset,
    mathVersion: game.mathVersion,
    formRef,
    roundRef: id,
    stakeMinor: stakeOf(asked),
    raisedMinor: 0n,
    choice,
    state: "staking",
    refusal: null,
    progress: null,
    result: null,
    payoutMinor: null,
    correctedMinor: null,
    freeRoundsId: freeRoundsId ?? null,
    betMinor,
    balanceMinor: null,
    placedAt: at,
    stakedAt: null,
    settledAt: null,
    walletToken,
    ...seedsBegun(beginning),
  };
}

function readBet(
  game: InstantGame,
  fields: URLSearchParams,
): Outcome<Bet, NotWhole | { reason: "stakeNotOffered" }> {
  const choice = game.readChoice(fields);
  if (choice === null) return refuse({ reason: "choiceNotOffered" });
  const typedStake = game.stakeOf ? null : fields.get("stake");
  const notWhole = whyNotWhole(fields);
  if (notWhole) return refuse(notWhole);
  const { minMinor, maxMinor, stepsMinor } = game.stakes;
  if (game.stakeOf) {
    const stakeMinor = game.stakeOf(choice);
    const isOffered = stakeMinor >= minMinor && stakeMinor <= maxMinor;
    return isOffered ? done({ choice, betMinor: stakeMinor }) : refuse({ reason: "stakeNotOffered" });
  }
  const betMinor = stepsMinor.find((step) => step.toString() === typedStake);
  return betMinor === undefined ? refuse({ reason: "stakeNotOffered" }) : done({ choice, betMinor });
}
