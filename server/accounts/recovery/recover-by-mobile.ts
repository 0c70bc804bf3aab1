import type { Brand } from "../../brand/index.ts";
import type { Language } from "../../core/languages.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Gateways } from "../../gateway/index.ts";
import { type CodeRefusal, checkCode, isCodeOpen } from "../../verification/index.ts";
import { hashPassword } from "../passwords/password.ts";
import { type PasswordRefusal, passwordRefusal } from "../passwords/password-refusal.ts";
import { playerByMobile } from "../sign-in/log-in-by-mobile.ts";
import { putRecovered, tellRecovered } from "./put-recovered.ts";

export type MobileRecovery = {
  readonly brand: Brand;
  /** As canonicalMobile spells it. */
  readonly mobile: string;
  readonly code: string;
  /** Within the brand's rule: the form has seen to that. */
  readonly password: string;
  readonly language: Language;
  /** The network that tries, as sendCode was given it. */
  readonly network?: string;
};

/**
 * Sets a new password by a code that went to the player's number (L13). A number that nobody has is answered as a
 * wrong code is. The password is hashed before the code is looked at: what is too busy uses up no code. Where no code
 * was asked for nothing is hashed, so that nobody keeps the house busy here.
 */
export async function recoverByMobile(
  context: Context,
  gateways: Gateways,
  { brand, mobile, code, password, language, network }: MobileRecovery,
): Promise<Outcome<{ playerId: bigint }, CodeRefusal | PasswordRefusal>> {
  const brandId = brand.id;
  const asked = { brandId, purpose: "recover", channel: "sms", to: mobile, network } as const;
  if (!(await isCodeOpen(context, asked))) return refuse({ reason: "codeExpired" });
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  const player = await playerByMobile(context, { brandId, mobile });
  const checked = await checkCode(
    context,
    { ...asked, code },
    async () =>
      player && passwordRefusal(context, { playerId: player.id, username: player.username, typed: password }),
  );
  if (!checked.ok) return checked;
  if (player?.state !== "active") return refuse({ reason: "codeWrong" });
  const playerId = player.id;
  await context.db.transaction((db) => putRecovered({ ...context, db }, playerId, hashed.value));
  await tellRecovered(context, gateways, { brand, playerId, language });
  return done({ playerId });
}
