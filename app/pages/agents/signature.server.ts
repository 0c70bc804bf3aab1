import type { ShownSignature } from "#app/features/contracts/signature-fields.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { shownCodeField } from "#app/lib/shown-code-field.ts";
import { hasPaymentPassword, hasSecondFactor } from "#server/accounts/index.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { checkSigner } from "#server/use-cases/index.ts";

/** What a visitor is asked for when they sign. */
export async function signatureOf(
  { context, player }: PlayerVisitor,
  { t }: Speaker,
): Promise<ShownSignature> {
  const [hasPassword, asksForCode] = await Promise.all([
    hasPaymentPassword(context, player.id),
    hasSecondFactor(context, player.id),
  ]);
  return { hasPassword, codeField: asksForCode ? shownCodeField(t) : null, key: context.newId() };
}

type Typed = {
  readonly key: string;
  readonly paymentPassword?: string | undefined;
  readonly code?: string | undefined;
};

/** Whether what was typed makes a signature of the visitor's own. */
export function checkSignature({ context, platform, player }: PlayerVisitor, typed: Typed) {
  const { houseSecret } = platform.config;
  const { key, paymentPassword, code } = typed;
  return checkSigner(context, { playerId: player.id, key, paymentPassword, code, houseSecret });
}
