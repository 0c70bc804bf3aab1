import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { answerRecovery } from "#app/recovery/recover.server.ts";
import { RecoveryBody } from "#app/recovery/recovery-body.tsx";
import { shownRecovery } from "#app/recovery/recovery-shown.server.ts";
import { visitorOf } from "#server/http/visitor.ts";

export const handle: PageHandle = { frame: { header: false, sideMenu: false, footer: false } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** The way back for who has forgotten the password (R04). Whoever is signed in has not, and may change it. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  if (visitor.player) throw replace(paths.home());
  const { t } = await speechOf(visitor.language);
  const shown = await shownRecovery(visitor, new URL(args.request.url));
  return { title: t("codes.forget.title"), ...shown };
}

export function action(args: ActionFunctionArgs) {
  return answerRecovery(args);
}

export default function ForgetPage() {
  const { title, texts, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return (
    <div className="page entry entry--alone stack">
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        <div className="panel recovery-panel">
          <RecoveryBody {...shown} redirectTo="" answer={answer} hrefOf={(way) => paths.forget({ way })} />
        </div>
        <Back />
      </MoreTexts>
    </div>
  );
}

function Back() {
  const { t } = useSpeech();
  return (
    <p className="recovery-panel recovery-back">
      <Link to={paths.login()}>{t("codes.forget.toLogin")}</Link>
      <Link to={paths.home()}>{t("codes.forget.toHome")}</Link>
    </p>
  );
}
