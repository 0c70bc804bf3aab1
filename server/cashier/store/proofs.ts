import { grouped } from "../../core/numbers/grouped.ts";
import type { Database, Statement } from "../../db/database.ts";

export type ProofImage = {
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly digest: Uint8Array;
};

type NewProof = ProofImage & { readonly id: string; readonly deposit: string; readonly at: Date };

const ENTER_PROOF: Statement<never> = {
  name: "cashier.enter-proof",
  text: "insert into cashier.proofs (id, deposit, type, bytes, digest, at) values ($1, $2, $3, $4, $5, $6)",
};

const COUNT_PROOFS: Statement<{ readonly many: bigint }> = {
  name: "cashier.count-proofs",
  text: "select count(*) as many from cashier.proofs where deposit = $1",
};

const LAST_PROOF: Statement<ProofImage> = {
  name: "cashier.last-proof",
  text: "select type, bytes, digest from cashier.proofs where deposit = $1 order by at desc, id desc limit 1",
};

const COUNTS_OF_PROOFS: Statement<{ readonly deposit: string; readonly many: bigint }> = {
  name: "cashier.counts-of-proofs",
  text: `
    select deposit, count(*) as many from cashier.proofs where deposit = any($1::text[]) group by deposit`,
};

const SAME_PROOFS: Statement<{ readonly deposit: string; readonly other: string }> = {
  name: "cashier.same-proofs",
  text: `
    with last as (
      select distinct on (deposit) deposit, digest from cashier.proofs where deposit = any($1::text[])
      order by deposit, at desc, id desc
    )
    select distinct last.deposit, same.deposit as other from last
      join cashier.proofs same on same.digest = last.digest and same.deposit <> last.deposit
      order by 1, 2`,
};

export async function insertProof(
  db: Database,
  { id, deposit, type, bytes, digest, at }: NewProof,
): Promise<void> {
  await db.call(ENTER_PROOF, [id, deposit, type, bytes, digest, at]);
}

export async function countProofs(db: Database, deposit: string): Promise<number> {
  const [row] = await db.call(COUNT_PROOFS, [deposit]);
  return Number(row?.many ?? 0);
}

/** How many each of some orders was given; one that was given none is not there. */
export async function proofCounts(
  db: Database,
  deposits: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = deposits.length === 0 ? [] : await db.call(COUNTS_OF_PROOFS, [deposits]);
  return new Map(rows.map(({ deposit, many }) => [deposit, Number(many)]));
}

/** The image that was sent last. */
export async function readProof(db: Database, deposit: string): Promise<ProofImage | null> {
  const [row] = await db.call(LAST_PROOF, [deposit]);
  return row ?? null;
}

/** By order: the others that were given the very image that was sent last for it. */
export async function sameProofs(
  db: Database,
  deposits: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = deposits.length === 0 ? [] : await db.call(SAME_PROOFS, [deposits]);
  const pairs = grouped(rows, ({ deposit }) => deposit);
  return new Map([...pairs].map(([deposit, same]) => [deposit, same.map(({ other }) => other)]));
}
