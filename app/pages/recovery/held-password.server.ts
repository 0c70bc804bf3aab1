import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import type { ShownAgreement } from "#app/features/recovery/first-agreement.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { owesFirstAgreement, passwordHint } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import type { HeldLogin, Visitor } from "#server/http/visitor/visitor.ts";

/** What is shown where a login waits for another password, on its page and in its dialog alike. */
export async function shownHeldPassword({
  context,
  brand,
  language,
  held,
}: Pick<Visitor, "context" | "brand" | "language"> & { readonly held: HeldLogin }) {
  const { t } = await speechOf(language);
  const agreement: ShownAgreement | null = (await owesFirstAgreement(context, { playerId: held.player.id }))
    ? {
        text: t("entry.register.firstLogin"),
        ofAge: t("entry.register.ofAge", { age: brand.minimumAge }),
        terms: t("entry.register.terms"),
        read: t("entry.register.readTerms"),
      }
    : null;
  return {
    agreement,
    title: t("codes.changePassword.title"),
    texts: await codeTexts(language, "newPassword", "changePassword"),
    rule: passwordHint(await registrationFields(context, brand.id, "username"), sayReasons(t)),
  };
}
