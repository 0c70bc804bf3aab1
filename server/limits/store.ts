import type { Database } from "../db/database.ts";
import type { LimitName } from "./limit-name.ts";
import type { Pause, PauseKind, PauseTerm } from "./pause.ts";
import {
  CEILINGS,
  CHANGES,
  type ChangeKind,
  DELETE_CEILING,
  DELETE_RAISE,
  INSERT_CHANGE,
  INSERT_PAUSE,
  type LimitChange,
  LOCK_KNOWN_PLAYER,
  LOCK_PLAYER,
  PAUSE,
  PAUSES,
  type PauseChange,
  RAISES,
  type RaiseRow,
  SAVE_CEILING,
  SAVE_RAISE,
} from "./statements.ts";

/** What binds a player by name. Minor units of P; minutes for `session`. */
export type Ceilings = ReadonlyMap<LimitName, bigint>;

/** What a player asked for by name, whether it can still be confirmed or not. */
export type Raises = ReadonlyMap<LimitName, RaiseRow>;

/** Takes the lock under which a player's limits change, and keeps it to the end of the transaction. */
export async function lockPlayer(db: Database, playerId: bigint, timeZone: string): Promise<void> {
  await db.call(LOCK_PLAYER, [playerId, timeZone]);
}

/** The same lock, for a player who may never have asked for anything: then null, and there is nothing to lock. */
export async function lockKnownPlayer(
  db: Database,
  playerId: bigint,
): Promise<{ readonly timeZone: string } | null> {
  const [row] = await db.call(LOCK_KNOWN_PLAYER, [playerId]);
  return row ?? null;
}

export async function readCeilings(db: Database, playerId: bigint): Promise<Ceilings> {
  const rows = await db.call(CEILINGS, [playerId]);
  return new Map(rows.map(({ name, ceiling }) => [name, ceiling]));
}

type CeilingRequest = { playerId: bigint; name: LimitName; ceiling: bigint | null; at: Date };

/** Null takes the limit away. */
export async function saveCeiling(
  db: Database,
  { playerId, name, ceiling, at }: CeilingRequest,
): Promise<void> {
  if (ceiling === null) await db.call(DELETE_CEILING, [playerId, name]);
  else await db.call(SAVE_CEILING, [playerId, name, ceiling, at]);
}

export async function readRaises(db: Database, playerId: bigint): Promise<Raises> {
  const rows = await db.call(RAISES, [playerId]);
  return new Map(rows.map((row) => [row.name, row]));
}

export async function saveRaise(
  db: Database,
  { playerId, name, ceiling, at }: CeilingRequest,
): Promise<void> {
  await db.call(SAVE_RAISE, [playerId, name, ceiling, at]);
}

export async function deleteRaise(db: Database, playerId: bigint, name: LimitName): Promise<void> {
  await db.call(DELETE_RAISE, [playerId, name]);
}

export async function readPause(db: Database, playerId: bigint, now: Date): Promise<Pause | null> {
  const [row] = await db.call(PAUSE, [playerId, now]);
  return row ? { kind: row.kind, until: row.endsAt } : null;
}

type PauseEntry = {
  readonly playerId: bigint;
  readonly kind: PauseKind;
  readonly term: PauseTerm;
  readonly beganAt: Date;
  readonly endsAt: Date | null;
  readonly endedBefore: Date | null;
  readonly askedBy: string;
};

export async function insertPause(db: Database, entry: PauseEntry): Promise<void> {
  const { playerId, kind, term, beganAt, endsAt, endedBefore, askedBy } = entry;
  await db.call(INSERT_PAUSE, [playerId, kind, term, beganAt, endsAt, endedBefore, askedBy]);
}

type ChangeEntry = {
  readonly playerId: bigint;
  readonly name: LimitName;
  readonly what: ChangeKind;
  readonly before: bigint | null;
  readonly after: bigint | null;
  readonly askedBy: string;
  readonly at: Date;
};

export async function insertChange(db: Database, entry: ChangeEntry): Promise<void> {
  const { playerId, name, what, before, after, askedBy, at } = entry;
  await db.call(INSERT_CHANGE, [playerId, name, what, before, after, askedBy, at]);
}

export function readChanges(db: Database, playerId: bigint, limit: number): Promise<LimitChange[]> {
  return db.call(CHANGES, [playerId, limit]);
}

export function readPauses(db: Database, playerId: bigint, limit: number): Promise<PauseChange[]> {
  return db.call(PAUSES, [playerId, limit]);
}
