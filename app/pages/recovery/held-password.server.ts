import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { passwordHint } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";

/** What is shown where a login waits for another password, on its page and in its dialog alike. */
export async function shownHeldPassword({
  context,
  brand,
  language,
}: Pick<Visitor, "context" | "brand" | "language">) {
  const { t } = await speechOf(language);
  return {
    title: t("codes.changePassword.title"),
    texts: await codeTexts(language, "newPassword", "changePassword"),
    rule: passwordHint(await registrationFields(context, brand.id, "username"), sayReasons(t)),
  };
}
