import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { Banners } from "#app/features/banner-carousel/banners.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { answerRecovery } from "#app/pages/recovery/recover.server.ts";
import { RecoveryBody } from "#app/pages/recovery/recovery-body.tsx";
import { shownRecovery } from "#app/pages/recovery/recovery-shown.server.ts";
import { bannersOf } from "#server/content/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { isRemembered, visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/**
 * The way back for who has forgotten the password (R04). Whoever is signed in by it has not, and may change it; whom
 * the browser remembers may have.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  if (visitor.player && !isRemembered(visitor)) throw replace(paths.home());
  const { context, language } = visitor;
  const { t } = await speechOf(language);
  const url = new URL(args.request.url);
  return {
    title: t("codes.forget.title"),
    banners: await bannersOf(context, { group: "w_forget", language, audience: audienceOf(visitor) }),
    // Where one was going to when the password was asked for.
    from: safePath(url.searchParams.get("redirectTo"), ""),
    ...(await shownRecovery(visitor, url)),
  };
}

export function action(args: ActionFunctionArgs) {
  return answerRecovery(args);
}

export default function ForgetPage() {
  const { title, banners, texts, from, ...shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as FormAnswer | undefined;
  return (
    <>
      <h1>{title}</h1>
      <MoreTexts texts={texts}>
        <div className="panel entry__panel">
          <RecoveryBody
            {...shown}
            redirectTo=""
            answer={answer}
            hrefOf={(way) => paths.forget({ way, redirectTo: from })}
          />
        </div>
        <Back from={from} />
      </MoreTexts>
      <Banners banners={banners} />
    </>
  );
}

function Back({ from }: { from: string }) {
  const { t } = useSpeech();
  return (
    <p className="entry__panel recovery-back">
      <Link to={paths.login({ redirectTo: from })}>{t("codes.forget.toLogin")}</Link>
      <Link to={paths.home()}>{t("codes.forget.toHome")}</Link>
    </p>
  );
}
