import { hasPaymentPassword } from "../../../accounts/index.ts";
import { type Outcome, refuse } from "../../../core/outcome.ts";
import type { PlayerVisitor } from "../../../http/visitor/visitor.ts";
import { checkSigner, type SignerRefusal } from "../../../use-cases/index.ts";
import type { CallRefusal } from "../../call.ts";

/** Why a signature may not be taken as the player's own. */
export const SIGNATURE_ERRORS = [
  ...(["badField", "paymentPasswordMissing", "paymentPasswordWrong", "moneyLocked", "tooBusy"] as const),
  ...(["codeMissing", "codeWrong", "codeUsed", "tooMany"] as const),
] as const;

export type Signing = {
  readonly paymentPassword?: string | undefined;
  readonly code?: string | undefined;
  readonly key: string;
};

export const UNSIGNED = { reason: "badField", fields: ["paymentPassword"] } as const;

/** Whether a payment password is asked for and was left out, which is no try at it. */
export async function isUnsigned(
  { context, player }: PlayerVisitor,
  { paymentPassword }: Pick<Signing, "paymentPassword">,
): Promise<boolean> {
  return !paymentPassword && (await hasPaymentPassword(context, player.id));
}

/** Whether whoever signs is the player. */
export async function checkSignature(
  visitor: PlayerVisitor,
  { paymentPassword, code, key }: Signing,
): Promise<Outcome<null, SignerRefusal | CallRefusal<"badField">>> {
  if (await isUnsigned(visitor, { paymentPassword })) return refuse(UNSIGNED);
  const { context, platform, player } = visitor;
  const { houseSecret } = platform.config;
  return checkSigner(context, { playerId: player.id, houseSecret, paymentPassword, code, key });
}
