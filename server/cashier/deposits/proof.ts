import { createHash } from "node:crypto";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { PICTURE_TYPE, type PictureRefusal, remakePicture } from "../../pictures/index.ts";
import { type DepositRow, lockDeposit, readDeposit } from "../store/deposits.ts";
import { readMethod } from "../store/methods.ts";
import { countProofs, insertProof, readProof } from "../store/proofs.ts";
import { moveDeposit } from "./deposit-step.ts";

const PROOFS_MAX = 3;

type Own = { readonly playerId: bigint; readonly depositId: string };
type AttachRefusal =
  | PictureRefusal
  | { reason: "unknownOrder" | "noProofNeeded" | "tooLate" | "tooManyProofs" };

/**
 * Takes the picture that shows a payment and hands the order to an operator. Three pictures at most, each made
 * anew before it is kept. Refused when the order is over, or when its way in needs none.
 */
export async function attachProof(
  context: Context,
  { playerId, depositId, bytes }: Own & { bytes: Uint8Array },
): Promise<Outcome<null, AttachRefusal>> {
  const asked = await judge(context, await readDeposit(context.db, depositId), playerId);
  if (!asked.ok) return asked;
  const image = await remakePicture(bytes);
  if (!image.ok) return image;
  return context.db.transaction(async (db) => {
    const row = await lockDeposit(db, depositId);
    const judged = await judge({ ...context, db }, row, playerId);
    if (!judged.ok) return judged;
    const at = context.now();
    await insertProof(db, {
      id: context.newId(),
      deposit: judged.value.reference,
      type: PICTURE_TYPE,
      bytes: image.value,
      digest: createHash("sha256").update(image.value).digest(),
      at,
    });
    if (judged.value.state === "waiting") {
      await moveDeposit(db, judged.value, { state: "checking", at, actor: { kind: "player", id: playerId } });
    }
    return done(null);
  });
}

/** Whether a picture may be sent: asked before it is decoded, which is dear, and again under the lock. */
async function judge(
  { db }: Context,
  row: DepositRow | null,
  playerId: bigint,
): Promise<Outcome<DepositRow, AttachRefusal>> {
  if (row?.playerId !== playerId) return refuse({ reason: "unknownOrder" });
  if (row.state !== "waiting" && row.state !== "checking") return refuse({ reason: "tooLate" });
  const method = await readMethod(db, row.brandId, row.method);
  if (!method?.needsProof) return refuse({ reason: "noProofNeeded" });
  if ((await countProofs(db, row.reference)) >= PROOFS_MAX) return refuse({ reason: "tooManyProofs" });
  return done(row);
}

export type ProofImage = { readonly type: string; readonly bytes: Uint8Array };

/** The picture that was sent last, for its own player; null for anybody else. */
export async function proofOf({ db }: Context, { playerId, depositId }: Own): Promise<ProofImage | null> {
  const row = await readDeposit(db, depositId);
  if (row?.playerId !== playerId) return null;
  return depositProof({ db }, { depositId });
}

/** The same for an operator. */
export async function depositProof(
  { db }: Pick<Context, "db">,
  { depositId }: { depositId: string },
): Promise<ProofImage | null> {
  const proof = await readProof(db, depositId);
  return proof && { type: proof.type, bytes: proof.bytes };
}
