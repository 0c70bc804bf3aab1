import { defaultBrand } from "../brand/index.ts";
import { dayOf, startOfDay } from "../core/days.ts";
import { later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { headHash } from "../proofs/check-proof.ts";
import { balanceText, dayText, type Owed } from "../proofs/texts.ts";
import { HASH_TREE, hashOf, leafHash, levelsOf, rootOf, SUM_TREE, sumNode, sumOf } from "../proofs/tree.ts";
import type { HouseKey } from "./house-key.ts";
import {
  ADD_BALANCES,
  ADD_DAY,
  ADD_LEAVES,
  type BalanceRow,
  type DayRow,
  EDGE,
  FORGET_BALANCES,
  LAST_DAY,
  LEAVES,
  LOCK,
  OWED_NOW,
} from "./statements.ts";
import { addTree, RECEIPTS, textOf } from "./store.ts";

/** Read and hashed at a time. */
const PART = 10_000;

/**
 * Closes the day of the house's zone that ended last, once: every round in which something moved since the day before was
 * closed becomes a leaf, every balance a leaf of the tree of what players are owed, and the head of both is signed. After
 * a stop of days they are one. Answers with the day; null where it is closed already.
 */
export async function closeDay(context: Context, key: HouseKey): Promise<string | null> {
  const { timeZone } = await defaultBrand(context);
  const now = context.now();
  const day = dayName(startOfDay(now, timeZone, 1), timeZone);
  if (isClosed(day, await lastDay(context.db))) return null;
  return context.db.transaction(async (db) => {
    await db.call(LOCK, []);
    const last = await lastDay(db);
    if (isClosed(day, last)) return null;
    const [edge] = await db.call(EDGE, []);
    if (!edge) throw new Error("The database does not say how far its ledger is written.");
    // From here on nothing comes in any more: no round of the day is over later than it says.
    const closedAt = context.now();
    await db.call(ADD_LEAVES, [day, last?.toXid ?? "0", edge.xid]);
    const { receipts, root } = await addReceipts(db, day, key);
    const owed = await addOwed(db, day, key);
    const previous = last ? headHash(last.head) : "";
    const head = dayText({ day, closedAt, receipts, root, owed, previous });
    await db.call(ADD_DAY, [day, head, key.sign(head), edge.xid, receipts, closedAt]);
    await db.call(FORGET_BALANCES, [day]);
    return day;
  });
}

const lastDay = async (db: Database): Promise<DayRow | undefined> => (await db.call(LAST_DAY, []))[0];

/** Names of days stand in the order of the days. */
const isClosed = (day: string, last: DayRow | undefined): boolean => last !== undefined && last.day >= day;

/** `2026-11-26`, as a calendar on the wall of that zone says it. */
function dayName(midnight: Date, timeZone: string): string {
  return dayOf(later(midnight, 1), timeZone);
}

async function addReceipts(
  db: Database,
  day: string,
  key: HouseKey,
): Promise<{ receipts: number; root: string }> {
  const leaves: Buffer[] = [];
  for (;;) {
    const rows = await db.call(LEAVES, [day, leaves.length, PART]);
    for (const row of rows) leaves.push(leafHash(textOf(key, row)));
    if (rows.length < PART) break;
  }
  const levels = levelsOf(HASH_TREE, leaves);
  await addTree(db, { day, name: RECEIPTS }, levels);
  return { receipts: leaves.length, root: rootOf(HASH_TREE, levels).toString("hex") };
}

async function addOwed(db: Database, day: string, key: HouseKey): Promise<Owed[]> {
  const rows = await db.call(OWED_NOW, []);
  const assets = [...new Set(rows.map(({ asset }) => asset))].sort();
  const owed: Owed[] = [];
  for (const asset of assets) {
    const own = rows.filter((row) => row.asset === asset);
    owed.push(await addOwedOf(db, { day, asset, rows: own }, key));
  }
  return owed;
}

type OwedRows = { readonly day: string; readonly asset: string; readonly rows: readonly BalanceRow[] };

/** In the order of their hashes, so that nobody can guess whose sum stands beside the own. */
async function addOwedOf(db: Database, { day, asset, rows }: OwedRows, key: HouseKey): Promise<Owed> {
  const leaves = rows
    .map((row) => ({ ...row, hash: leafHash(balanceText({ day, ...row }, balanceSalt(key, day, row))) }))
    .sort((one, other) => Buffer.compare(one.hash, other.hash));
  const levels = levelsOf(
    SUM_TREE,
    leaves.map(({ amountMinor, hash }) => sumNode(amountMinor, hash)),
  );
  const root = rootOf(SUM_TREE, levels);
  await addTree(db, { day, name: asset }, levels);
  for (let at = 0; at < leaves.length; at += PART) {
    const part = leaves.slice(at, at + PART);
    const positions = part.map((_, nth) => at + nth);
    const [players, amounts] = [part.map(({ playerId }) => playerId), part.map((row) => row.amountMinor)];
    await db.call(ADD_BALANCES, [day, asset, positions, players, amounts]);
  }
  return { asset, holders: leaves.length, totalMinor: sumOf(root), root: hashOf(root).toString("hex") };
}

export function balanceSalt(
  key: HouseKey,
  day: string,
  { playerId, asset }: Pick<BalanceRow, "playerId" | "asset">,
): string {
  return key.salt(`${day} ${playerId} ${asset}`);
}
