import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { HeldForm } from "#app/features/recovery/held-form.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { agreementOwed } from "#app/pages/recovery/agreement-owed.server.ts";
import { changePasswordSchema, sayChangeRefusal } from "#app/pages/recovery/change-password-schema.server.ts";
import { shownHeldPassword } from "#app/pages/recovery/held-password.server.ts";
import { changePassword } from "#server/accounts/index.ts";
import { registrationFields } from "#server/brand/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { liftHold } from "#server/http/sign-in/complete-login.ts";
import { requireHeld } from "#server/http/visitor/require-held.ts";

export const says: RouteSays = { who: "changePassword", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where a login waits whose password must be another one first (L05): it opens nothing else until then. */
export async function loader(args: LoaderFunctionArgs) {
  return shownHeldPassword(await requireHeld(args, "changePassword"));
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireHeld(args, "changePassword");
  const { context, platform, brand, language, held } = visitor;
  const { t } = await speechOf(language);
  const settings = await registrationFields(context, brand.id, "username");
  const { playerId, agreement } = await agreementOwed(visitor, t);
  const form = await readForm(args, changePasswordSchema(t, settings, false).and(agreement));
  if (!form.ok) return form.answer(400);

  const changed = await changePassword(context, platform.gateways, {
    brand,
    playerId,
    oldPassword: null,
    newPassword: form.value.newPassword,
    family: held.session.family,
    language,
    agrees: { version: brand.termsVersion, age: brand.minimumAge },
  });
  if (!changed.ok) {
    const { status, errors } = sayChangeRefusal(changed.refusal, { t, language, timeZone: brand.timeZone });
    return form.answer(status, errors);
  }
  const { to, headers } = await liftHold(visitor);
  return replace(to, { status: 303, headers });
}

export default function ChangePasswordPage() {
  const { title, texts, rule, agreement } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return (
    <>
      <h1>{title}</h1>
      <div className="entry__panel">
        <MoreTexts texts={texts}>
          <HeldForm action={paths.changePassword()} rule={rule} agreement={agreement} answer={answer} />
        </MoreTexts>
      </div>
    </>
  );
}
