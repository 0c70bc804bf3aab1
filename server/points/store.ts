import type { LocalText } from "../core/languages.ts";
import { type Asset, type Money, money } from "../core/numbers/money.ts";
import type { Database } from "../db/database.ts";
import type { PointsConfig } from "./config.ts";
import {
  ADD_CREDIT,
  ALL_REWARDS,
  CHANGE_CONFIG,
  CHANGE_REWARD,
  CONFIGS,
  type Earned,
  HOLD_CONFIG,
  HOLD_MARK,
  HOLD_PLAYER,
  INSERT_CONFIG,
  INSERT_REDEMPTION,
  INSERT_REWARD,
  LATEST,
  type ListedReward,
  MAKE_POINTS,
  MARK_GIVEN,
  OWED,
  type Pays,
  REDEMPTION_BY_KEY,
  REWARD_BY_ID,
  REWARDS,
  type RedemptionRow,
  type RewardRow,
  SAVE_MARK,
  TAKE_REWARD,
} from "./statements.ts";

export type { ListedReward, Pays, RewardRow } from "./statements.ts";

export function readConfigs(db: Database): Promise<(PointsConfig & { readonly brandId: string })[]> {
  return db.call(CONFIGS, []);
}

/** Null where a brand has no points. Until the transaction ends, nobody else changes it. */
export async function holdConfig(db: Database, brand: string): Promise<PointsConfig | null> {
  const [config] = await db.call(HOLD_CONFIG, [brand]);
  return config ?? null;
}

export async function addConfig(db: Database, brand: string, config: PointsConfig): Promise<void> {
  const { earnStakeMinor, earnCategories, convertPoints, convertMinor, convertMinPoints } = config;
  const values = [brand, earnStakeMinor, earnCategories, convertPoints, convertMinor, convertMinPoints];
  await db.call(INSERT_CONFIG, values);
}

export async function changeConfig(db: Database, brand: string, config: PointsConfig): Promise<void> {
  const { earnStakeMinor, convertPoints, convertMinor, convertMinPoints } = config;
  await db.call(CHANGE_CONFIG, [brand, earnStakeMinor, convertPoints, convertMinor, convertMinPoints]);
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

/** What somebody has staked, and how much of it makes a point: both in hundredths of minor units. */
export type Credit = { readonly playerId: bigint; readonly credit: bigint; readonly perPoint: bigint };

export async function addCredits(db: Database, credits: readonly Credit[]): Promise<void> {
  const players = credits.map(({ playerId }) => playerId);
  await db.call(ADD_CREDIT, [players, credits.map(({ credit }) => credit)]);
  await db.call(MAKE_POINTS, [players, credits.map(({ perPoint }) => perPoint)]);
}

/** Players whose points are not in the ledger yet, after one of them. */
export async function readOwed(db: Database, after: bigint, most: number): Promise<bigint[]> {
  return (await db.call(OWED, [after, most])).map(({ playerId }) => playerId);
}

export async function holdPlayer(db: Database, playerId: bigint): Promise<Earned> {
  const [row] = await db.call(HOLD_PLAYER, [playerId]);
  if (!row) throw new Error("A player's points could not be held.");
  return row;
}

export async function markGiven(db: Database, playerId: bigint): Promise<void> {
  await db.call(MARK_GIVEN, [playerId]);
}

export function readRewards(db: Database, brandId: string): Promise<RewardRow[]> {
  return db.call(REWARDS, [brandId]);
}

export async function readReward(db: Database, brandId: string, id: string): Promise<RewardRow | null> {
  const [row] = await db.call(REWARD_BY_ID, [brandId, id]);
  return row ?? null;
}

/** Also those that are switched off. Until a transaction ends, nobody else changes or takes one. */
export function allRewards(db: Database, brandId: string): Promise<ListedReward[]> {
  return db.call(ALL_REWARDS, [brandId]);
}

export async function changeReward(
  db: Database,
  brandId: string,
  { id, costPoints, stock, isOn }: ListedReward,
): Promise<void> {
  await db.call(CHANGE_REWARD, [brandId, id, costPoints, stock, isOn]);
}

/** Takes one out of the stock, as it is now; null when there is none left or no such reward. */
export async function takeReward(db: Database, brandId: string, id: string): Promise<RewardRow | null> {
  const [row] = await db.call(TAKE_REWARD, [brandId, id]);
  return row ?? null;
}

export async function addReward(
  db: Database,
  brand: string,
  { id, names, pays, costPoints, amountMinor, stock }: RewardRow,
  position: number,
): Promise<void> {
  const values = [brand, id, JSON.stringify(names), pays, costPoints, amountMinor, stock, position];
  await db.call(INSERT_REWARD, values);
}

/** Points that were given, for a reward by its name of that day or, without one, for money. */
export type Redemption = {
  readonly id: string;
  readonly reward: string | null;
  readonly names: LocalText | null;
  readonly pays: Pays;
  readonly points: Money;
  readonly amount: Money;
  /** The ledger's. */
  readonly movementId: bigint;
  readonly at: Date;
};

export async function redemptionByKey(
  db: Database,
  playerId: bigint,
  key: string,
): Promise<Redemption | null> {
  const [row] = await db.call(REDEMPTION_BY_KEY, [playerId, key]);
  return row ? redemptionIn(row) : null;
}

export type NewRedemption = Omit<Redemption, "points" | "amount"> & {
  readonly playerId: bigint;
  readonly key: string;
  readonly points: bigint;
  readonly asset: Asset;
  readonly amountMinor: bigint;
};

export async function insertRedemption(db: Database, made: NewRedemption): Promise<Redemption> {
  const { id, playerId, key, reward, names, pays, points, asset, amountMinor, movementId, at } = made;
  const written = names && JSON.stringify(names);
  const values = [id, playerId, key, reward, written, pays, points, asset, amountMinor, movementId, at];
  const [row] = await db.call(INSERT_REDEMPTION, values);
  if (!row) throw new Error("A redemption was not written.");
  return redemptionIn(row);
}

export async function latestRedemptions(db: Database, playerId: bigint, most: number): Promise<Redemption[]> {
  return (await db.call(LATEST, [playerId, most])).map(redemptionIn);
}

function redemptionIn({ points, asset, amountMinor, ...row }: RedemptionRow): Redemption {
  return { ...row, points: money(points, "PTS"), amount: money(amountMinor, asset) };
}
