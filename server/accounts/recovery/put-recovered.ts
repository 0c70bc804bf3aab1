import type { Brand } from "../../brand/index.ts";
import type { Language } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import type { Gateways } from "../../gateway/index.ts";
import { sendMessage } from "../../messages/index.ts";
import { forgetLinks } from "../../verification/index.ts";
import { savePassword } from "../passwords/password-age.ts";
import { heldAfterChange } from "../passwords/payment-password.ts";
import { markProofChanged, readProofs } from "../profile/proof-store.ts";
import { closeSessions } from "../sessions/end-sign-ins.ts";
import { tellByGateway } from "../tell-by-gateway.ts";

/**
 * Puts a password in force that was set without the one before it. Everybody who was signed in is not any more, no
 * money leaves for a day, and the player is told: who reads somebody's mail could have done it.
 */
export async function putRecovered(context: Context, playerId: bigint, hash: string): Promise<void> {
  const { db, now, newId } = context;
  const at = now();
  await savePassword(db, { playerId, hash, at });
  await markProofChanged(db, playerId, at);
  await closeSessions(context, playerId);
  await forgetLinks(context, playerId);
  const facts = { heldUntil: heldAfterChange(at).toISOString() };
  await sendMessage(context, { playerId, kind: "passwordRecovered", facts, key: `password:${newId()}` });
}

type Recovered = { readonly brand: Brand; readonly playerId: bigint; readonly language: Language };

/**
 * Tells the owner wherever there is a way, once the password is in force: whoever holds the mailbox or the telephone
 * that recovered it may be somebody else, and a message inside the account reaches only who is in it now.
 */
export async function tellRecovered(
  { db }: Pick<Context, "db">,
  gateways: Gateways,
  { brand, playerId, language }: Recovered,
): Promise<void> {
  const proofs = await readProofs(db, playerId);
  if (!proofs) return;
  tellByGateway(gateways, { brand, kind: "passwordChanged", proofs, language, isEverywhere: true });
}
