import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Notice } from "#app/components/notice.tsx";
import { FreePlayButton } from "#app/features/entry-form/free-play-button.tsx";
import { sayTrialRefusal } from "#app/features/entry-form/say-trial-refusal.server.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { wayBack } from "#app/lib/browser/way-back.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { hasFlag } from "#server/brand/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { beginTrial } from "#server/http/sign-in/begin-trial.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", posts: "anybody", whileClosed: "guests" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Asked for by a link it only offers: an account is made by a post. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, brand, player, language } = await visitorOf(args);
  const redirectTo = safePath(new URL(args.request.url).searchParams.get("redirectTo"));
  if (player) throw replace(redirectTo);
  const { t } = await speechOf(language);
  const isOffered = await hasFlag(context, brand.id, "FREEPLAY3");
  return { title: t("entry.freePlay.title"), isOffered, redirectTo };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const form = await readForm(args, z.object({ redirectTo: wayBack }));
  if (!form.ok) return form.answer(400);
  const redirectTo = safePath(form.value.redirectTo ?? null);
  if (visitor.player) return replace(redirectTo, 303);

  const begun = await beginTrial(visitor, { from: redirectTo });
  if (!begun.ok) {
    const { status, errors } = await sayTrialRefusal(visitor, begun.refusal);
    return form.answer(status, errors);
  }
  const { to, headers } = begun.value;
  return replace(to, { status: 303, headers });
}

export default function FreePlayPage() {
  const { t } = useSpeech();
  const { title, isOffered, redirectTo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="page entry entry--alone stack">
      <h1>{title}</h1>
      {isOffered ? (
        <div className="panel">
          <FreePlayButton redirectTo={redirectTo} answer={answer} />
        </div>
      ) : (
        <Notice kind="info">
          <p>{t("entry.freePlay.closed")}</p>
        </Notice>
      )}
      <p>
        <Link to={paths.register({ redirectTo })}>{t("entry.login.register")}</Link>
      </p>
    </div>
  );
}
