import type { Database } from "../../db/database.ts";
import {
  ADD_WIN_SUMS,
  ADD_WINS,
  DROP_OLD_SUMS,
  DROP_SMALL_WINS,
  HOLD_WIN_MARK,
  LARGEST_SUMS,
  LARGEST_WINS,
  LIST_AGAIN,
  SAVE_WIN_MARK,
  type SumRow,
  TAKE_BACK_WINS,
  UNLIST,
  UNLISTED,
  type WinRow,
} from "./win-statements.ts";

/** One payout as the winner lists count it. */
export type CountedPayout = {
  readonly vendor: string;
  readonly player: bigint;
  readonly roundId: string;
  readonly brand: string;
  readonly day: string;
  readonly trial: boolean;
  readonly category: string;
  readonly game: string;
  readonly net: bigint;
  readonly at: Date;
};

export async function holdWinMark(db: Database): Promise<string> {
  const [row] = await db.call(HOLD_WIN_MARK, []);
  return row?.mark ?? "0";
}

export async function saveWinMark(db: Database, mark: string): Promise<void> {
  await db.call(SAVE_WIN_MARK, [mark]);
}

export async function addPayouts(db: Database, payouts: readonly CountedPayout[]): Promise<void> {
  if (payouts.length === 0) return;
  const rows = payouts.map(({ player, net, ...rest }) => ({ ...rest, player: `${player}`, net: `${net}` }));
  const paid = [JSON.stringify(rows)];
  await db.call(ADD_WINS, paid);
  await db.call(TAKE_BACK_WINS, paid);
  await db.call(ADD_WIN_SUMS, paid);
}

/** `until` is the last day that is dropped whole, as 2026-03-21. */
export async function dropOldWins(
  db: Database,
  { until, most }: { until: string; most: number },
): Promise<void> {
  await db.call(DROP_SMALL_WINS, [until, most]);
  await db.call(DROP_OLD_SUMS, [until]);
}

type Wanted = {
  readonly brandId: string;
  readonly trial: boolean;
  readonly category: string | null;
  /** Days after this one count, as 2026-03-21. */
  readonly after: string;
  readonly most: number;
};

export function readLargestWins(db: Database, wanted: Wanted): Promise<WinRow[]> {
  const { brandId, trial, category, after, most } = wanted;
  return db.call(LARGEST_WINS, [brandId, trial, category, after, most]);
}

export function readLargestSums(db: Database, wanted: Omit<Wanted, "category">): Promise<SumRow[]> {
  const { brandId, trial, after, most } = wanted;
  return db.call(LARGEST_SUMS, [brandId, trial, after, most]);
}

export async function saveUnlisted(db: Database, playerId: bigint, since: Date | null): Promise<void> {
  if (since) await db.call(UNLIST, [playerId, since]);
  else await db.call(LIST_AGAIN, [playerId]);
}

export async function readUnlisted(db: Database, playerId: bigint): Promise<boolean> {
  return (await db.call(UNLISTED, [playerId])).length > 0;
}
