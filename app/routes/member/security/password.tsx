import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Notice } from "#app/components/notice.tsx";
import { CodeField } from "#app/features/codes/code-field.tsx";
import { FirstPasswordForm } from "#app/features/recovery/first-password-form.tsx";
import { NewPasswordForm } from "#app/features/recovery/new-password-form.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { changePasswordSchema, sayChangeRefusal } from "#app/pages/recovery/change-password-schema.server.ts";
import { answerFirstPassword } from "#app/pages/recovery/first-password.server.ts";
import { shownPassword } from "#app/pages/recovery/password-shown.server.ts";
import { changePassword, lacksPassword } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", subLogins: true };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export function loader(args: LoaderFunctionArgs) {
  return shownPassword(args);
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, platform, player, session, brand, language } = visitor;
  if (await lacksPassword(context, player.id)) return answerFirstPassword(args, visitor);
  const { t } = await speechOf(language);
  const settings = await registrationFields(context, brand.id, "username");
  const form = await readForm(args, changePasswordSchema(t, settings, true));
  if (!form.ok) return form.answer(400);

  const { oldPassword = "", newPassword } = form.value;
  const changed = await changePassword(context, platform.gateways, {
    brand,
    playerId: player.id,
    oldPassword,
    newPassword,
    family: session.family,
    language,
  });
  if (changed.ok) return redirect(memberPaths.password({ done: "1" }), 303);
  const { status, errors } = sayChangeRefusal(changed.refusal, { t, language, timeZone: brand.timeZone });
  return form.answer(status, errors);
}

export default function PasswordPage() {
  const { title, texts, done, text, hold, submit, action, rule, first } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  const form = { action, rule, answer };
  return (
    <>
      <h1>{title}</h1>
      {done ? <Notice kind="good">{done}</Notice> : null}
      <MoreTexts texts={texts}>
        {first ? (
          <FirstPasswordForm {...form} {...first} code={<CodeField code={first.code} answer={answer} />} />
        ) : (
          <NewPasswordForm {...form} asksOld submit={submit}>
            <p>{text}</p>
            <Notice kind="warning">{hold}</Notice>
          </NewPasswordForm>
        )}
      </MoreTexts>
    </>
  );
}
