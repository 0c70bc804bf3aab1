import type { Brand } from "../../brand/index.ts";
import type { Language } from "../../core/languages.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import type { Gateways } from "../../gateway/index.ts";
import { sendMessage } from "../../messages/index.ts";
import { type CodeRefusal, checkCode, isCodeOpen } from "../../verification/index.ts";
import { readProofs } from "../profile/proof-store.ts";
import { closeOtherSessions } from "../sessions/end-sign-ins.ts";
import { tellByGateway } from "../tell-by-gateway.ts";
import { hashPassword } from "./password.ts";
import { savePassword } from "./password-age.ts";
import { type PasswordRefusal, passwordRefusal } from "./password-refusal.ts";

export type FirstPassword = {
  readonly brand: Brand;
  readonly playerId: bigint;
  /** What was sent to the player's proven number for the purpose `recover`. */
  readonly code: string;
  /** The network that tries, as sendCode was given it. */
  readonly network?: string;
  /** Within the brand's rule: the form has seen to that. */
  readonly newPassword: string;
  /** The sign-in that goes on; every other one ends. */
  readonly family: string;
  readonly language: Language;
};

export type FirstPasswordRefusal =
  | PasswordRefusal
  | CodeRefusal
  | { readonly reason: "hasPassword" | "numberUnproven" };

const LACKS_PASSWORD: Statement<{ readonly lacks: boolean }> = {
  name: "accounts.lacks-password",
  text: "select not has_password as lacks from accounts.players where id = $1::bigint",
};

/** Whether a player has never chosen a password: who registered by a number alone. */
export async function lacksPassword({ db }: Pick<Context, "db">, playerId: bigint): Promise<boolean> {
  const [row] = await db.call(LACKS_PASSWORD, [playerId]);
  return row?.lacks === true;
}

/**
 * Gives a player who has none a first password, on which everything depends that concerns money. A code to the proven
 * number is the proof, as it was at registration. It takes the place of none, so it holds no money back; the player is
 * told nevertheless.
 */
export async function setFirstPassword(
  context: Context,
  gateways: Gateways,
  { brand, playerId, code, network, newPassword, family, language }: FirstPassword,
): Promise<Outcome<null, FirstPasswordRefusal>> {
  const { db } = context;
  if (!(await lacksPassword(context, playerId))) return refuse({ reason: "hasPassword" });
  const proofs = await readProofs(db, playerId);
  if (!proofs?.mobile || proofs.mobileVerifiedAt === null) return refuse({ reason: "numberUnproven" });
  const about = {
    brandId: brand.id,
    purpose: "recover",
    channel: "sms",
    to: proofs.mobile,
    network,
  } as const;
  if (!(await isCodeOpen(context, about))) return refuse({ reason: "codeExpired" });
  const hashed = await hashPassword(newPassword);
  if (!hashed.ok) return hashed;
  const { username } = proofs;
  const checked = await checkCode(context, { ...about, code }, () =>
    passwordRefusal(context, { playerId, username, typed: newPassword }),
  );
  if (!checked.ok) return checked;

  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await savePassword(transaction, { playerId, hash: hashed.value, at: context.now() });
    await closeOtherSessions(inside, { playerId, exceptFamily: family });
    const key = `password:${context.newId()}`;
    await sendMessage(inside, { playerId, kind: "passwordChanged", facts: {}, key });
  });
  tellByGateway(gateways, { brand, kind: "passwordChanged", proofs, language });
  return done(null);
}
