import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import { JoinPage } from "#app/features/join/join-page.tsx";
import { sayPartner } from "#app/features/join/say-partner.ts";
import { shownApplicant } from "#app/features/join/shown-applicant.ts";
import { shownApplication } from "#app/features/join/shown-application.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { rewardPaths } from "#app/lib/paths/reward-paths.ts";
import { isAgentType, isTrialType } from "#server/accounts/index.ts";
import {
  APPLICATION_LENGTHS,
  applicationForm,
  applyAsPartner,
  CHANNELS,
  findApplication,
} from "#server/agents/index.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takeApplication } from "#server/http/tries/per-address.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = {
  who: "anybody",
  posts: "anybody",
  bearsFloods: true,
  kept: "guests",
  search: "listed",
};

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

/** How to become a partner (R17), and with `?sent=` how an application stands. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, player } = visitor;
  const speaker = await speakerOf(visitor);
  const asked = new URL(args.request.url).searchParams.get("sent") ?? "";
  const application = asked ? await findApplication(context, asked) : null;
  return {
    title: speaker.t("partner.join.title"),
    description: speaker.t("partner.join.description"),
    texts: await textsOf(language, "partner"),
    applicant: shownApplicant(player, {
      isAgent: player !== null && isAgentType(player.accountType),
      isTrial: player !== null && isTrialType(player.accountType),
    }),
    sent: application && shownApplication(application, speaker),
    channels: [...CHANNELS],
    lengths: APPLICATION_LENGTHS,
  };
}

/** Keeps an application. Each try counts for its address, so that nobody fills the desk with them. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language, player } = visitor;
  const speaker = await speakerOf(visitor);
  const say = sayPartner(speaker.t);
  const form = await readForm(args, applicationForm(say));
  if (!form.ok) return form.answer(400);

  const counted = takeApplication(context, visitor.address);
  if (!counted.ok) return form.answer(429, tooMany(counted.refusal.retryAt, speaker));
  const kept = await applyAsPartner(context, { brandId: brand.id, language, player, applied: form.value });
  if (kept.ok) return redirect(rewardPaths.join({ sent: kept.value.reference }), 303);
  const { reason } = kept.refusal;
  return form.answer(reason === "applicationOpen" ? 409 : 422, { "": [say(reason)] });
}

export default function Join() {
  const { texts, description: _, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <JoinPage {...page} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
