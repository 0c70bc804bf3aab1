import { MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { appendSeals, type Copies, lastOutside, outsideBetween } from "./seals-outside.ts";

/** What one call seals at most, more or less: a backlog is taken in parts that each fit between two vendors' calls. */
const SEALED_MOST = 5000;
const CHECKED_TOGETHER = 200;
const COPIED_TOGETHER = 5000;
/** So many seals are compared with the file at a time: it is read once for each part, and no more of it is kept. */
const COMPARED_TOGETHER = 100_000;

const SEAL = {
  name: "ledger-seal-finished",
  text: "select ledger.seal_finished($1) as sealed",
  timeoutMs: MINUTE_MS,
  row: { sealed: 0n },
};

const SEALS_FROM = {
  name: "ledger-seals-from",
  text: `select seq, encode(root, 'hex') as root, transfers, at from ledger.seals where seq >= $1 order by seq limit $2`,
  row: { seq: 0n, root: "", transfers: 0, at: new Date(0) },
};

const CHECK = {
  name: "ledger-check-seals",
  text: `select seq, root, transfers, rows_agree as "rowsAgree", chain_agrees as "chainAgrees"
    from ledger.check_seals($1, $2)`,
  timeoutMs: 5 * MINUTE_MS,
  row: { seq: 0n, root: "", transfers: 0, rowsAgree: true, chainAgrees: true },
};

type CheckedSeal = (typeof CHECK)["row"];

/**
 * The first seal that is not as it was made, and where it was changed: `rows` when the movements that it covers are
 * not those that were sealed, `chain` when it does not follow from the seal before it, `outside` when the copy
 * outside the database says otherwise or only one of the two has it.
 */
export type SealDifference = { readonly seq: bigint; readonly disagrees: "rows" | "chain" | "outside" };

export type SealsVerified = {
  readonly seals: number;
  readonly transfers: number;
  /** The last seal that was looked at. */
  readonly through: bigint;
  readonly difference: SealDifference | null;
};

/**
 * Seals every movement of a finished transaction that no seal covers yet. Gives how many it sealed; nothing new is
 * no seal. Two processes at once make one chain.
 */
export async function sealFinished({ db }: Pick<Context, "db">): Promise<bigint> {
  let total = 0n;
  for (;;) {
    const [row] = await db.call(SEAL, [SEALED_MOST]);
    const sealed = row?.sealed ?? 0n;
    total += sealed;
    if (sealed < BigInt(SEALED_MOST)) return total;
  }
}

/**
 * Writes the seals that the file at `outside` does not have yet to its end, and waits until they are on the disk.
 * Where the last line of the file is not the seal of the database, nothing is written and the difference is told:
 * one of the two was changed, or the database was restored from before it.
 */
export async function copySeals(
  { db }: Pick<Context, "db">,
  { outside }: { outside: string },
): Promise<SealDifference | null> {
  const last = await lastOutside(outside);
  let after = last?.seq ?? 0n;
  if (last) {
    const [own] = await db.call(SEALS_FROM, [last.seq, 1]);
    if (own?.seq !== last.seq || own.root !== last.root) return { seq: last.seq, disagrees: "outside" };
  }
  for (;;) {
    const seals = await db.call(SEALS_FROM, [after + 1n, COPIED_TOGETHER]);
    if (seals.length > 0) await appendSeals(outside, seals);
    after = seals.at(-1)?.seq ?? after;
    if (seals.length < COPIED_TOGETHER) return null;
  }
}

/**
 * Counts the seals after `after` again, at most `most` of them, and compares them with the movements, with each
 * other and with the file at `outside`. Stops at the first that differs.
 */
export async function verifySeals(
  { db }: Pick<Context, "db">,
  {
    outside,
    after = 0n,
    most = Number.POSITIVE_INFINITY,
  }: { outside?: string; after?: bigint; most?: number },
): Promise<SealsVerified> {
  let seals = 0;
  let transfers = 0;
  let through = after;
  for (;;) {
    const part = Math.min(COMPARED_TOGETHER, most - seals);
    const end = through + BigInt(part);
    const span = { after: through, through: end };
    const copies = outside === undefined ? null : await outsideBetween(outside, span);
    const checked = await verifyPart(db, { copies, after: through, most: part });
    seals += checked.seals;
    transfers += checked.transfers;
    through = checked.through;
    const isOver = checked.difference !== null || checked.seals < part || seals >= most;
    if (isOver) return { seals, transfers, through, difference: checked.difference };
  }
}

async function verifyPart(
  db: Context["db"],
  { copies, after, most }: { copies: Copies | null; after: bigint; most: number },
): Promise<SealsVerified> {
  let seals = 0;
  let transfers = 0;
  let through = after;
  while (seals < most) {
    const limit = Math.min(CHECKED_TOGETHER, most - seals);
    const checked = await db.call(CHECK, [through, limit]);
    for (const seal of checked) {
      const difference = differenceOf(seal, copies);
      if (difference) return { seals, transfers, through, difference };
      through = seal.seq;
      seals += 1;
      transfers += seal.transfers;
    }
    if (checked.length < limit) {
      return { seals, transfers, through, difference: beyond(copies, through) };
    }
  }
  return { seals, transfers, through, difference: null };
}

function differenceOf(seal: CheckedSeal, copies: Copies | null): SealDifference | null {
  const { seq } = seal;
  if (!seal.rowsAgree) return { seq, disagrees: "rows" };
  if (!seal.chainAgrees) return { seq, disagrees: "chain" };
  if (copies === null) return null;
  // The newest seals may not have been copied yet: what the file lacks at its end is no difference.
  const copied = copies.roots.get(seq);
  if (copied === undefined) return seq < copies.last ? { seq, disagrees: "outside" } : null;
  return copied.every((root) => root === seal.root) ? null : { seq, disagrees: "outside" };
}

/** A seal that the file has and the database has not. */
function beyond(copies: Copies | null, through: bigint): SealDifference | null {
  if (copies === null || copies.last <= through) return null;
  return { seq: through + 1n, disagrees: "outside" };
}
