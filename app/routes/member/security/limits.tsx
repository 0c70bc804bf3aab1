import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LimitForm } from "#app/features/limits/limit-form.tsx";
import { LimitsPage } from "#app/features/limits/limits-page.tsx";
import { limitsPath } from "#app/features/limits/limits-path.ts";
import { PauseForm } from "#app/features/limits/pause-form.tsx";
import { shownLimits } from "#app/features/limits/shown-limits.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { whatRunsOut } from "#app/pages/security/what-runs-out.server.ts";
import { openDepositsOf } from "#server/cashier/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { isLimitResult, limitsForm, limitsOf } from "#server/limits/index.ts";

import { carryOutLimits } from "#server/use-cases/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "account" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.page.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const { timeZone } = brand;
  const query = new URL(args.request.url).searchParams;
  const { minor: pendingMinor } = await openDepositsOf(context.db, player.id);
  const view = await limitsOf(context, { playerId: player.id, timeZone, pendingMinor });
  const speaker = { language, t, timeZone };
  const page = shownLimits(view, speaker);
  const asked = view.offers.find(({ term }) => term === query.get("confirm"));
  const done = query.get("done") ?? "";
  return {
    texts: await textsOf(language, "limits"),
    page,
    done: isLimitResult(done) ? done : null,
    changed: page.limits.find(({ name }) => name === query.get("change")) ?? null,
    offer: page.offers.find(({ term }) => term === asked?.term) ?? null,
    runsOut: asked ? await whatRunsOut(visitor, asked, speaker) : [],
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, player, language, brand } = await requireMember(args);
  const { t } = await speechOf(language);
  const say = (reason: Parameters<Parameters<typeof limitsForm>[0]["say"]>[0]) =>
    t(`limits.reasons.${reason}`);
  const form = await readForm(args, limitsForm({ language, say }));
  if (!form.ok) return form.answer(400);

  const request = { playerId: player.id, timeZone: brand.timeZone, wish: form.value };
  const outcome = await carryOutLimits(context, request);
  if (outcome.ok) return redirect(limitsPath({ done: outcome.value }), 303);
  const { reason } = outcome.refusal;
  const field = reason === "ceilingOutOfRange" || reason === "sessionOutOfRange" ? "ceiling" : "";
  return form.answer(422, { [field]: [t(`limits.reasons.${reason}`)] });
}

export default function Limits() {
  const { texts, page, done, changed, offer, runsOut } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <MoreTexts texts={texts}>
      {changed ? <LimitForm limit={changed} example={page.example} answer={answer} /> : null}
      {offer && !changed ? <PauseForm offer={offer} runsOut={runsOut} answer={answer} /> : null}
      {offer || changed ? null : <LimitsPage {...page} done={done} answer={answer} />}
    </MoreTexts>
  );
}
