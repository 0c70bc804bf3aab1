import type { Database } from "../../db/database.ts";
import { sqlState } from "../../db/faults.ts";
import {
  MARK_PROOF_CHANGED,
  PLAYER_BY_MAIL,
  PROOFS,
  type Proofs,
  type Reached,
  SAVE_EMAIL,
  SAVE_MOBILE,
} from "./proof-statements.ts";

export async function readByMail(
  db: Database,
  { brandId, foldedUsername, email }: Readonly<Record<"brandId" | "foldedUsername" | "email", string>>,
): Promise<Reached | null> {
  const [row] = await db.call(PLAYER_BY_MAIL, [brandId, foldedUsername, email]);
  return row ?? null;
}

export async function readProofs(db: Database, playerId: bigint): Promise<Proofs | null> {
  const [row] = await db.call(PROOFS, [playerId]);
  return row ?? null;
}

type Saved = { readonly playerId: bigint; readonly value: string; readonly at: Date };

/** Null where somebody else has proved it before. */
export async function saveProof(
  db: Database,
  kind: "email" | "mobile",
  { playerId, value, at }: Saved,
): Promise<{ readonly changedAt: Date | null } | null> {
  try {
    const [row] = await db.call(kind === "email" ? SAVE_EMAIL : SAVE_MOBILE, [playerId, value, at]);
    return { changedAt: row?.proofChangedAt ?? null };
  } catch (fault) {
    if (sqlState(fault) === UNIQUE_VIOLATION) return null;
    throw fault;
  }
}

const UNIQUE_VIOLATION = "23505";

export async function markProofChanged(db: Database, playerId: bigint, at: Date): Promise<void> {
  await db.call(MARK_PROOF_CHANGED, [playerId, at]);
}
