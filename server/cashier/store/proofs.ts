import { and, count, desc, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { proofs } from "../../db/schema/cashier.ts";

export async function insertProof(db: Database, row: typeof proofs.$inferInsert): Promise<void> {
  await db.orm.insert(proofs).values(row);
}

export async function countProofs(db: Database, deposit: string): Promise<number> {
  const [row] = await db.orm.select({ many: count() }).from(proofs).where(eq(proofs.deposit, deposit));
  return Number(row?.many ?? 0);
}

/** The image that was sent last. */
export async function readProof(
  db: Database,
  deposit: string,
): Promise<{ type: string; bytes: Uint8Array; digest: Uint8Array } | null> {
  const [row] = await db.orm
    .select({ type: proofs.type, bytes: proofs.bytes, digest: proofs.digest })
    .from(proofs)
    .where(eq(proofs.deposit, deposit))
    .orderBy(desc(proofs.at), desc(proofs.id))
    .limit(1);
  return row ?? null;
}

/** Other orders that were given the very same image as their proof. */
export async function readSameProofs(db: Database, deposit: string, digest: Uint8Array): Promise<string[]> {
  const rows = await db.orm
    .selectDistinct({ deposit: proofs.deposit })
    .from(proofs)
    .where(and(eq(proofs.digest, digest), ne(proofs.deposit, deposit)));
  return rows.map((row) => row.deposit);
}
