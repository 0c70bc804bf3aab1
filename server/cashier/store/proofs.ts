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

const SAME_PROOFS: Statement<{ readonly deposit: string }> = {
  name: "cashier.same-proofs",
  text: "select distinct deposit from cashier.proofs where digest = $2 and deposit <> $1",
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

/** The image that was sent last. */
export async function readProof(db: Database, deposit: string): Promise<ProofImage | null> {
  const [row] = await db.call(LAST_PROOF, [deposit]);
  return row ?? null;
}

/** Other orders that were given the very same image as their proof. */
export async function readSameProofs(db: Database, deposit: string, digest: Uint8Array): Promise<string[]> {
  return (await db.call(SAME_PROOFS, [deposit, digest])).map((row) => row.deposit);
}
