import { isId } from "../../core/ids.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Database, Statement } from "../../db/database.ts";
import { gathered, TWO_LANES } from "../../db/gathered.ts";
import type { SessionRow } from "../statements.ts";
import { readSession } from "../store.ts";
import type { Json, WagerRow } from "../wager-statements.ts";
import { FORM_REF_MAX, readWager, type WagerRefusal } from "../wagers.ts";
import type { InstantGame } from "./instant-game.ts";
import { instantGameOf } from "./instant-games.ts";

export type InstantRequest = {
  sessionId: string;
  playerRef: string;
  /** Chosen by the form: the same form sent twice is one wager. */
  formRef: string;
  /** What the form holds: the game reads its choice out of it, and the stake. */
  fields: URLSearchParams;
  /** Rounds that were given to the player: this one is taken from them, with the stake that they are worth. */
  freeRoundsId?: string | undefined;
};

export type BeginInstantRefusal =
  | WagerRefusal
  | { reason: "choiceNotOffered" | "stakeNotOffered" | "choiceGone" | "tooSoon" | "freeRoundsOver" };

/** The wager of this form, or the one that has to be finished before it. */
type Begun = { wager: WagerRow; isOwn: boolean };

type Bet = { choice: Json; betMinor: bigint };

/**
 * Writes a wager with its number among the player's seeds, before anything is asked of the wallet. Under the lock on
 * the seeds no two wagers get one number, and none begins in a game that the player has one open in.
 */
export async function beginInstant(
  context: Context,
  request: InstantRequest,
): Promise<Outcome<Begun, BeginInstantRefusal>> {
  const { sessionId, playerRef, formRef, freeRoundsId } = request;
  const session = isId(sessionId) ? await readSession(context.db, sessionId) : null;
  const game = session && instantGameOf(session.game);
  if (!session || !game || session.playerRef !== playerRef) return refuse({ reason: "sessionNotFound" });
  if (formRef.length < 1 || formRef.length > FORM_REF_MAX) return refuse({ reason: "unreadable" });
  if (freeRoundsId !== undefined && !isId(freeRoundsId)) return refuse({ reason: "freeRoundsOver" });
  const bet = readBet(game, request.fields);
  if (!bet.ok) return bet;

  const at = context.now();
  const asked = { id: context.newId(), session, game, formRef, freeRoundsId, ...bet.value, at };
  const answer = await beginTogether(context.db, asked);
  switch (answer.outcome) {
    case "begun":
      return done({ wager: wagerBegun(asked, answer), isOwn: true });
    case "own":
    case "open":
      return done({
        wager: await readWager(context.db, answer.wagerId),
        isOwn: answer.outcome === "own",
      });
    default:
      return refuse({ reason: answer.outcome });
  }
}

type AskedWager = Bet &
  Pick<InstantRequest, "formRef" | "freeRoundsId"> & {
    id: string;
    session: SessionRow;
    game: InstantGame;
    at: Date;
  };

type BegunRow = {
  nth: number;
  outcome: "begun" | "own" | "open" | "wagerConflict" | "choiceGone" | "tooSoon" | "freeRoundsOver";
  wagerId: string;
  /** What decides it; of a wager that begins here. */
  seedPairId: string;
  nonce: number;
  serverSeed: string;
  commitment: string;
  clientSeed: string;
};

const BEGIN: Statement<BegunRow> = {
  name: "studio.begin_wagers",
  text: `
    select nth, outcome, wager as "wagerId", pair as "seedPairId", number as nonce, server as "serverSeed",
      commit_ as commitment, client as "clientSeed"
    from studio.begin_wagers($1) order by nth`,
};

/** Wagers that arrive together begin together. Asked again, one that began finds itself. */
const beginTogether = gathered(
  (db: Database, asked: AskedWager[]) => db.call(BEGIN, [JSON.stringify(asked.map(said))]),
  { ...TWO_LANES, apart: true },
);

function stakeOf({ betMinor, freeRoundsId }: AskedWager): bigint {
  return freeRoundsId === undefined ? betMinor : 0n;
}

function said(asked: AskedWager, nth: number) {
  const { id, session, game, formRef, choice, betMinor, freeRoundsId, at } = asked;
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
    cycle_ms: game.minCycleMs,
    at,
  };
}

/** A wager as it was just written. */
function wagerBegun(asked: AskedWager, { seedPairId, nonce, serverSeed, commitment, clientSeed }: BegunRow) {
  const { id, session, game, formRef, choice, betMinor, freeRoundsId, at } = asked;
  const { playerRef, vendor, asset, walletToken } = session;
  const wager: WagerRow = {
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
    seedPairId,
    nonce,
    clientSeed,
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
    serverSeed,
    commitment,
    pairState: "active",
  };
  return wager;
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
    return isOffered ? done({ choice, betMinor: stakeMinor }) : refuse({ reason: "stakeNotOffered" });
  }
  const betMinor = stepsMinor.find((step) => step.toString() === fields.get("stake"));
  return betMinor === undefined ? refuse({ reason: "stakeNotOffered" }) : done({ choice, betMinor });
}
