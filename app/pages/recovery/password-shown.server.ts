import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { codeTexts } from "#app/pages/codes/code-texts.server.ts";
import { passwordHint } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import type { RequestArgs } from "#server/http/visitor/visitor.ts";
import { shownFirstPassword } from "./first-password.server.ts";

/** What the page of the password shows: another one, or a first one to who has none. */
export async function shownPassword(args: RequestArgs) {
  const visitor = await requireMember(args);
  const { context, brand, language } = visitor;
  const { t } = await speechOf(language);
  const { searchParams } = new URL(args.request.url);
  const done = searchParams.get("done");
  const first = await shownFirstPassword(visitor);
  return {
    action: memberPaths.password({ redirectTo: safePath(searchParams.get("redirectTo"), "") }),
    title: first?.title ?? t("codes.changePassword.title"),
    texts: await codeTexts(language, "newPassword", "changePassword"),
    done: done && t(done === "first" ? "codes.firstPassword.saved" : "codes.changePassword.changed"),
    text: t("codes.changePassword.text"),
    hold: t("cashier.paymentPassword.holdAhead"),
    submit: t("codes.changePassword.submit"),
    rule: passwordHint(await registrationFields(context, brand.id, "username"), sayReasons(t)),
    first,
  };
}
