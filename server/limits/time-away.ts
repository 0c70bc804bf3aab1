import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import {
  type ExclusionTerm,
  endOf,
  isLonger,
  isTimeOut,
  type Pause,
  type PauseTerm,
  type TimeOutTerm,
} from "./pause.ts";
import { bindPause } from "./play-guard.ts";
import { insertPause, lockPlayer, readPause } from "./store.ts";

type AwayRequest<Term extends PauseTerm> = {
  readonly playerId: bigint;
  readonly timeZone: string;
  readonly term: Term;
};

type Away = Outcome<Pause, { reason: "notLonger" }>;

/**
 * Begins a break of a day, a week or thirty days, at once. Nobody can end it early. Refuses with `notLonger` who is
 * already away for at least as long. The account stays open: records are read and money is taken out as before.
 */
export function startTimeOut(context: Context, request: AwayRequest<TimeOutTerm>): Promise<Away> {
  return goAway(context, request);
}

/**
 * Shuts a player out of play and deposits by their own wish, at once. It can be made longer and never shorter. Each
 * time the player is told what it means for their money.
 */
export function excludeSelf(context: Context, request: AwayRequest<ExclusionTerm>): Promise<Away> {
  return goAway(context, request);
}

async function goAway(context: Context, { playerId, timeZone, term }: AwayRequest<PauseTerm>): Promise<Away> {
  return context.db.transaction(async (db) => {
    await lockPlayer(db, playerId, timeZone);
    const beganAt = context.now();
    const present = await readPause(db, playerId, beganAt);
    const endsAt = endOf(term, beganAt);
    if (!isLonger(present, endsAt)) return refuse({ reason: "notLonger" });

    const kind = isTimeOut(term) ? "timeOut" : "exclusion";
    const endedBefore = present?.until ?? null;
    await insertPause(db, { playerId, kind, term, beganAt, endsAt, endedBefore, askedBy: "player" });
    const pause: Pause = { kind, until: endsAt };
    await bindPause({ ...context, db }, { playerId, pause, timeZone });
    if (kind === "exclusion") {
      const key = `exclusion:${term}:${beganAt.toISOString()}`;
      const facts = { until: endsAt?.toISOString() ?? "" };
      await sendMessage({ ...context, db }, { playerId, kind: "exclusionStarted", facts, key });
    }
    return done(pause);
  });
}

/** The time away that a player is in; null when they may play. */
export function playPause({ db, now }: Context, playerId: bigint): Promise<Pause | null> {
  return readPause(db, playerId, now());
}
