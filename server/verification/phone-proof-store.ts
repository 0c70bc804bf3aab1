import type { Database, Statement } from "../db/database.ts";
import { CODE_TRIES } from "./code.ts";

/** Which proof is meant: there is one at most. */
export type ProofPlace = { readonly brandId: string; readonly target: string; readonly network: string };

const SAVE: Statement<never> = {
  name: "verification.save-phone-proof",
  text: `
    insert into verification.phone_proofs (brand_id, target, network, session, sent_at, expires_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (brand_id, target, network) do update set session = excluded.session,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0, spent_at = null`,
};

const HOLDS =
  "brand_id = $1 and target = $2 and network = $3 and spent_at is null and expires_at > $4 and tries < $5";

const OPEN: Statement<{ readonly found: boolean }> = {
  name: "verification.open-phone-proof",
  text: `select true as found from verification.phone_proofs where ${HOLDS}`,
};

const TAKE_TRY: Statement<{ readonly session: string; readonly sentAt: Date }> = {
  name: "verification.try-phone-proof",
  text: `
    update verification.phone_proofs set tries = tries + 1 where ${HOLDS}
    returning session, sent_at as "sentAt"`,
};

const SPEND: Statement<{ readonly target: string }> = {
  name: "verification.spend-phone-proof",
  text: `
    update verification.phone_proofs set spent_at = $5
    where brand_id = $1 and target = $2 and network = $3 and session = $4 and spent_at is null
    returning target`,
};

const keyOf = ({ brandId, target, network }: ProofPlace) => [brandId, target, network];

type Saved = { readonly session: string; readonly sentAt: Date; readonly expiresAt: Date };

export async function savePhoneProof(db: Database, place: ProofPlace, saved: Saved): Promise<void> {
  await db.call(SAVE, [...keyOf(place), saved.session, saved.sentAt, saved.expiresAt]);
}

export async function isProofOpen(db: Database, place: ProofPlace, at: Date): Promise<boolean> {
  return (await db.call(OPEN, [...keyOf(place), at, CODE_TRIES])).length > 0;
}

/** Counts a try and gives what is tried; null where nothing may be. */
export async function tryPhoneProof(
  db: Database,
  place: ProofPlace,
  at: Date,
): Promise<{ readonly session: string; readonly sentAt: Date } | null> {
  const [row] = await db.call(TAKE_TRY, [...keyOf(place), at, CODE_TRIES]);
  return row ?? null;
}

/** Whether it was still there to be spent. */
export async function spendPhoneProof(
  db: Database,
  place: ProofPlace,
  { session, at }: { readonly session: string; readonly at: Date },
): Promise<boolean> {
  return (await db.call(SPEND, [...keyOf(place), session, at])).length > 0;
}
