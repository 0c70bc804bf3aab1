import type { Database } from "../db/database.ts";
import type { Level, LevelWithdrawals } from "./level.ts";
import {
  ADD_STAKED,
  CHANGE_LEVEL,
  HOLD_LEVELS,
  HOLD_MARK,
  INSERT_LEVEL,
  INSERT_LEVEL_UP,
  INSERT_RISE,
  LEVEL_UPS,
  LEVELS,
  type LevelUp,
  MARK_GIVEN,
  OWED,
  PLAYERS,
  RAISE,
  SAVE_MARK,
  type VipPlayer,
} from "./statements.ts";

export type { LevelUp, VipPlayer } from "./statements.ts";

export function readLevels(db: Database): Promise<(Level & { readonly brandId: string })[]> {
  return db.call(LEVELS, []);
}

/** Those of a brand. Until the transaction ends, nobody else changes them. */
export function holdLevels(db: Database, brand: string): Promise<Level[]> {
  return db.call(HOLD_LEVELS, [brand]);
}

/** As the brand lets everybody take money out: an operator widens that. */
export async function addLevel(
  db: Database,
  brand: string,
  level: Omit<Level, "keepMinor" | keyof LevelWithdrawals>,
): Promise<void> {
  const { rank, names, stakedMinor, pointsPercent, rewardPoints, privileges } = level;
  const values = [brand, rank, JSON.stringify(names), stakedMinor, pointsPercent, rewardPoints];
  await db.call(INSERT_LEVEL, [...values, JSON.stringify(privileges)]);
}

export async function changeLevel(db: Database, brand: string, level: Level): Promise<void> {
  const { rank, stakedMinor, pointsPercent, rewardPoints } = level;
  const { withdrawalsPerDay, withdrawnPerDayMinor, withdrawalsFirst } = level;
  await db.call(CHANGE_LEVEL, [
    ...[brand, rank, stakedMinor, pointsPercent, rewardPoints],
    ...[withdrawalsPerDay, withdrawnPerDayMinor, withdrawalsFirst],
  ]);
}

/** Those of them who have staked something. */
export function readPlayers(db: Database, playerIds: readonly bigint[]): Promise<VipPlayer[]> {
  return db.call(PLAYERS, [playerIds]);
}

/** Until the transaction ends, nobody else counts. */
export async function holdMark(db: Database): Promise<string> {
  const [row] = await db.call(HOLD_MARK, []);
  if (!row) throw new Error("There is no mark up to which stakes were counted.");
  return row.mark;
}

export async function saveMark(db: Database, mark: string): Promise<void> {
  await db.call(SAVE_MARK, [mark]);
}

type Sum = { readonly playerId: bigint; readonly brand: string; readonly netMinor: bigint };

/** Gives each of them as they are afterwards. */
export function addStaked(
  db: Database,
  sums: readonly Sum[],
): Promise<(VipPlayer & { readonly brandId: string })[]> {
  const column = <Name extends keyof Sum>(name: Name) => sums.map((sum) => sum[name]);
  return db.call(ADD_STAKED, [column("playerId"), column("brand"), column("netMinor")]);
}

type Reached = Omit<LevelUp, "movementId">;

export async function addLevelUp(
  db: Database,
  { playerId, rank, reachedAt, rewardPoints }: Reached,
): Promise<void> {
  await db.call(INSERT_LEVEL_UP, [playerId, rank, reachedAt, rewardPoints]);
}

export async function raise(
  db: Database,
  { playerId, rank }: { playerId: bigint; rank: number },
): Promise<void> {
  await db.call(RAISE, [playerId, rank]);
}

export type Rise = { readonly playerId: bigint; readonly rank: number; readonly at: Date };

export async function addRise(db: Database, { playerId, rank, at }: Rise): Promise<void> {
  await db.call(INSERT_RISE, [playerId, rank, at]);
}

export function readLevelUps(db: Database, playerId: bigint): Promise<LevelUp[]> {
  return db.call(LEVEL_UPS, [playerId]);
}

/** Rewards that are to be given, after one of them. */
export function readOwed(
  db: Database,
  after: Pick<LevelUp, "playerId" | "rank">,
  most: number,
): Promise<LevelUp[]> {
  return db.call(OWED, [after.playerId, after.rank, most]);
}

export async function markGiven(
  db: Database,
  { playerId, rank, movementId }: Pick<LevelUp, "playerId" | "rank"> & { readonly movementId: bigint },
): Promise<void> {
  await db.call(MARK_GIVEN, [playerId, rank, movementId]);
}
