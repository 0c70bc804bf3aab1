import { z } from "zod";
import type { Translate } from "#app/i18n/translate.ts";
import { owesFirstAgreement } from "#server/accounts/index.ts";
import type { HeldVisitor } from "#server/http/visitor/require-held.ts";

/** The boxes that a held login has to tick: none, unless an agent opened the account and nobody has agreed yet. */
export async function agreementOwed({ context, brand, held }: HeldVisitor, t: Translate) {
  const playerId = held.player.id;
  const isOwed = await owesFirstAgreement(context, { playerId });
  const box = (said: string) => {
    const ticked = z.literal("on", { error: () => said });
    return isOwed ? ticked : ticked.optional();
  };
  const ofAge = box(t("reasons.ofAge", { age: brand.minimumAge }));
  return { playerId, agreement: z.object({ ofAge, terms: box(t("reasons.acceptTerms")) }) };
}
