import type { Context } from "../db/context.ts";
import { playFigures, sumsOfMovements } from "../wallet/index.ts";
import { calendarPeriod } from "./calendar-periods.ts";
import { LIMIT_NAMES, LIMIT_PERIODS, type LimitName, periodOf } from "./limit-name.ts";
import { type Pause, type PauseOffer, pauseOffers } from "./pause.ts";
import { type PlaySession, playSession } from "./play-notice.ts";
import { pendingRaise, type Raise } from "./raise.ts";
import type { LimitChange, PauseChange } from "./statements.ts";
import { readCeilings, readChanges, readPause, readPauses, readRaises } from "./store.ts";

/** One limit as its player sees it. Amounts in minor units of P; minutes for `session`. */
export type LimitView = {
  readonly name: LimitName;
  readonly ceiling: bigint | null;
  /**
   * In the present period, nothing where more was won than lost; null for a single stake, of which nothing is used up,
   * and for play that nobody has counted because no limit asked for it.
   */
  readonly used: bigint | null;
  /** What the next stake or deposit may use: more than the ceiling for who is ahead; null without a ceiling. */
  readonly left: bigint | null;
  /** When the period ends and nothing is used any more; null where there is no period. */
  readonly startsAnewAt: Date | null;
  readonly raise: Raise | null;
};

export type LimitsView = {
  readonly limits: readonly LimitView[];
  readonly session: PlaySession | null;
  readonly pause: Pause | null;
  /** Time away that could begin now, the present one being shorter. */
  readonly offers: readonly PauseOffer[];
  /** The latest changes, newest first. */
  readonly changes: readonly LimitChange[];
  readonly pauses: readonly PauseChange[];
};

const CHANGES_SHOWN = 10;

/**
 * `pendingMinor` is what the player has asked to deposit and neither got nor was refused: it uses the limits up as
 * depositRefusal() counts it.
 */
export type LimitsQuestion = {
  readonly playerId: bigint;
  readonly timeZone: string;
  readonly pendingMinor: bigint;
};

/** Everything about a player's limits and time away, with what is used of each until now. */
export async function limitsOf(
  context: Context,
  { playerId, timeZone, pendingMinor }: LimitsQuestion,
): Promise<LimitsView> {
  const { db, now } = context;
  const at = now();
  const playing = playSession(context, playerId);
  const [ceilings, raises, session, usedOf, pause, changes, pauses] = await Promise.all([
    readCeilings(db, playerId),
    readRaises(db, playerId),
    playing,
    usage(context, { playerId, timeZone, pendingMinor }, playing),
    readPause(db, playerId, at),
    readChanges(db, playerId, CHANGES_SHOWN),
    readPauses(db, playerId, CHANGES_SHOWN),
  ]);
  const limits = LIMIT_NAMES.map((name): LimitView => {
    const ceiling = ceilings.get(name) ?? null;
    const used = usedOf.get(name) ?? null;
    const period = periodOf(name);
    return {
      name,
      ceiling,
      used: used === null ? null : atLeastNothing(used),
      left: ceiling === null ? null : atLeastNothing(ceiling - (used ?? 0n)),
      startsAnewAt: period && calendarPeriod(period, at, timeZone).to,
      raise: pendingRaise(raises.get(name), at),
    };
  });
  return { limits, session, pause, offers: pauseOffers(pause, at), changes, pauses };
}

/** Of what counts over a period, as the ledger counts it: below nothing where more was won than lost. */
async function usage(
  context: Context,
  { playerId, timeZone, pendingMinor }: LimitsQuestion,
  playing: Promise<PlaySession | null>,
): Promise<ReadonlyMap<LimitName, bigint>> {
  const asset = "P";
  const since = LIMIT_PERIODS.map((period) => calendarPeriod(period, context.now(), timeZone).from);
  const [session, figures, deposited] = await Promise.all([
    playing,
    playFigures(context, { playerId, asset }),
    sumsOfMovements(context, { playerId, asset, kind: "deposit", since }),
  ]);
  const used = new Map<LimitName, bigint>();
  for (const [nth, period] of LIMIT_PERIODS.entries()) {
    used.set(`deposit-${period}`, (deposited[nth] ?? 0n) + pendingMinor);
    if (!figures) continue;
    used.set(`loss-${period}`, figures[period].lostMinor);
    used.set(`wager-${period}`, figures[period].stakedMinor);
  }
  if (figures) used.set("session", BigInt(session?.minutes ?? 0));
  return used;
}

function atLeastNothing(minor: bigint): bigint {
  return minor > 0n ? minor : 0n;
}
