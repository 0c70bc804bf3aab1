import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { checkProof, type ProofFile, type PublishedDay } from "../proofs/check-proof.ts";
import { readSaid } from "../proofs/said-text.ts";
import { balanceText, DAY_TITLE } from "../proofs/texts.ts";
import { HASH_TREE, SUM_TREE } from "../proofs/tree.ts";
import { balanceSalt } from "./close-day.ts";
import type { HouseKey } from "./house-key.ts";
import { BALANCES_OF, DAY, DAYS, type DayRow, LEAF_OF, ROUND_NOW } from "./statements.ts";
import { pathOf, RECEIPTS, textOf } from "./store.ts";

export type ReceiptProof = {
  readonly file: ProofFile;
  /** The day in which it was published; null while that is to come. */
  readonly day: string | null;
};

/**
 * The receipt of a round that is over, signed, and the way to the root of its day where that is closed. One that changed
 * since says what it is now, and is published with the next day. Null while the round is open.
 */
export async function receiptOf(
  { db }: Pick<Context, "db">,
  key: HouseKey,
  { playerId, vendor, roundId }: { playerId: bigint; vendor: string; roundId: string },
): Promise<ReceiptProof | null> {
  const of = [playerId, vendor, roundId];
  const [[now], [leaf]] = await Promise.all([db.call(ROUND_NOW, of), db.call(LEAF_OF, of)]);
  if (!now) return null;
  const text = textOf(key, now);
  const signed = { text, sig: key.sign(text), key: key.x };
  if (!leaf || textOf(key, leaf) !== text) return { file: signed, day: null };
  const [published, path] = await Promise.all([
    dayOf(db, leaf.day),
    pathOf(db, { ...leaf, name: RECEIPTS, kind: HASH_TREE }),
  ]);
  if (!published || !path) return { file: signed, day: null };
  const file = { ...signed, path, day: published };
  // With another secret of the house the text has another salt: what was published under the old one is not said again.
  return checkProof(file)?.verdict === "proven" ? { file, day: leaf.day } : { file: signed, day: null };
}

/** Where what a player was owed stands in the sums of a day, one file for each asset; none once it is kept no longer. */
export async function balanceProofs(
  { db }: Pick<Context, "db">,
  key: HouseKey,
  { playerId, day }: { playerId: bigint; day: string },
): Promise<ProofFile[]> {
  const [rows, published] = await Promise.all([db.call(BALANCES_OF, [playerId, day]), dayOf(db, day)]);
  if (!published) return [];
  const files = rows.map(async (row) => {
    const path = await pathOf(db, { ...row, name: row.asset, kind: SUM_TREE });
    const text = balanceText(row, balanceSalt(key, row.day, row));
    return path && { text, key: key.x, path, day: published };
  });
  return (await Promise.all(files)).filter((file) => file !== null);
}

/** A day as it was published; null where none was. */
export function publishedDay({ db }: Pick<Context, "db">, day: string): Promise<PublishedDay | null> {
  return isDay(day) ? dayOf(db, day) : Promise.resolve(null);
}

async function dayOf(db: Database, day: string): Promise<PublishedDay | null> {
  const [row] = await db.call(DAY, [day]);
  return row ? publishedIn(row) : null;
}

const publishedIn = ({ head, signature }: DayRow): PublishedDay => ({ head, sig: signature });

/** Days as they were published, the newest first; `before` is a day as `2026-11-26`. */
export async function publishedDays(
  { db }: Pick<Context, "db">,
  { before = null, limit }: { before?: string | null; limit: number },
): Promise<PublishedDay[]> {
  return (await db.call(DAYS, [before, limit])).map(publishedIn);
}

export type DaySaid = {
  /** `2026-11-26` */
  readonly day: string;
  readonly receipts: number;
  readonly root: string;
  readonly owed: ReadonlyArray<{
    readonly asset: string;
    readonly totalMinor: bigint;
    readonly holders: number;
  }>;
};

/** What a head says of its day, as a page shows it. */
export function daySaid({ head }: PublishedDay): DaySaid {
  const said = readSaid(DAY_TITLE, head) ?? new Map<string, string>();
  const of = (name: string) => said.get(name) ?? "";
  const assets = [...said.keys()].flatMap((name) => /^([A-Z]+)\.total$/.exec(name)?.[1] ?? []);
  return {
    day: of("day"),
    receipts: Number(of("receipts")),
    root: of("root"),
    owed: assets.map((asset) => ({
      asset,
      totalMinor: BigInt(of(`${asset}.total`)),
      holders: Number(of(`${asset}.holders`)),
    })),
  };
}

/** Whether a text is a day as days are named here, and one that the calendar has. */
export function isDay(text: string): boolean {
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().slice(0, DAY_DIGITS) === text;
}

const DAY_DIGITS = 10;
