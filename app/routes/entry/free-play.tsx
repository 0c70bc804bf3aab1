import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  replace,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Notice } from "#app/components/notice.tsx";
import { FreePlayButton } from "#app/features/entry-form/free-play-button.tsx";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { titled } from "#app/lib/page-title.ts";
import { openTrial } from "#server/accounts/index.ts";
import { hasFlag } from "#server/brand/index.ts";
import { completeLogin } from "#server/http/complete-login.ts";
import { takeTrial } from "#server/http/per-address.ts";
import { readForm } from "#server/http/posted-form.ts";
import { safePath } from "#server/http/safe-path.ts";
import { visitorOf } from "#server/http/visitor.ts";

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
  const { context, brand, language, address } = visitor;
  const form = await readForm(args, z.object({ redirectTo: z.string().optional() }));
  if (!form.ok) return form.answer(400);
  const redirectTo = safePath(form.value.redirectTo ?? null);
  if (visitor.player) return replace(redirectTo, 303);
  const { t } = await speechOf(language);

  const counted = takeTrial(context, address);
  if (!counted.ok) {
    return form.answer(429, tooMany(counted.refusal.retryAt, { t, language, timeZone: brand.timeZone }));
  }
  const opened = await openTrial(context, { brand, language });
  if (!opened.ok) {
    const isClosed = opened.refusal.reason === "freePlayClosed";
    return form.answer(isClosed ? 422 : 429, {
      "": [t(isClosed ? "entry.freePlay.closed" : "reasons.tooBusy")],
    });
  }
  const { playerId } = opened.value;
  const { to, headers } = await completeLogin(visitor, { playerId, way: "freePlay", from: redirectTo });
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
    </div>
  );
}
