import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { applicationErrors } from "#app/features/applications/application-errors.ts";
import { ApplicationPage } from "#app/features/applications/application-page.tsx";
import { shownApplication, shownRule } from "#app/features/applications/shown-application.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { shownAway } from "#app/features/limits/shown-away.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { applicationPaths } from "#app/lib/paths/application-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { localText } from "#server/core/languages.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import { bytesOf } from "#server/http/posts/posted-files.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takePromotionApplication } from "#server/http/tries/per-member.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { playPause } from "#server/limits/index.ts";
import {
  applicable,
  applicationForm,
  applicationsOf,
  applyFor,
  givenAmount,
  promotionOf,
  promotionTitles,
  REMARK_MAX,
  takesApplication,
} from "#server/promotions/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "rewardCenter" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/**
 * Where a member applies for one promotion, and what became of their applications for it, also when it is shown no more
 * (P02). Of one that takes none it says so.
 */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const promotion = args.params.promotion ?? "";
  const offer = await applicable(context, promotion);
  const own = await applicationsOf(context, { playerId: player.id, promotion });
  const there =
    offer === null &&
    (await promotionOf(context, { id: promotion, language, audience: "members", at: context.now() }));
  const titles = offer || there || own.length > 0 ? await promotionTitles(context, promotion) : null;
  if (!titles) throw new Response(null, { status: 404 });
  const speaker = await speakerOf(visitor);
  const asked = new URL(args.request.url).searchParams;
  const look = { own, at: context.now(), timeZone: brand.timeZone };
  const open = offer && takesApplication(offer, look) ? offer.application : null;
  const away = open && shownAway(await playPause(context, player.id), "application", speaker);
  const rule = away ? null : open;
  return {
    back: offer || there ? { href: paths.promotion(promotion), words: speaker.t("application.back") } : null,
    title: speaker.t("application.title", { promotion: localText(titles, language) }),
    texts: await textsOf(language, "application"),
    sentences: rule ? shownRule(rule, givenAmount(rule.gives), speaker) : [],
    rule: rule && { contact: rule.contact, pictures: rule.pictures },
    away,
    shut: speaker.t(there ? "application.notAppliedFor" : "application.shut"),
    remarkMax: formatWhole(REMARK_MAX, language),
    own: own.map((application) => shownApplication(application, speaker)),
    done: own[0]?.state === "waiting" && asked.get("done") === "1" ? speaker.t("application.done") : null,
    firstStands: own[0] && asked.get("done") === "firstStands" ? speaker.t("application.firstStands") : null,
  };
}

export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, brand } = visitor;
  const promotion = args.params.promotion ?? "";
  const offer = await applicable(context, promotion);
  if (!offer) throw new Response(null, { status: 404 });
  const { t } = await speakerOf(visitor);
  const schema = applicationForm(offer.application, (reason) => t(`application.reasons.${reason}`));
  const form = await readForm(args, schema);
  if (!form.ok) return form.answer(400);
  if (!takePromotionApplication(context, player.id).ok)
    return form.answer(429, applicationErrors("tooManyTries", t));

  const { remark, contact, pictures } = form.value;
  const said = { promotion, remark, contact, pictures: await bytesOf(pictures) };
  const applied = await applyFor(context, { player, timeZone: brand.timeZone, ...said });
  if (applied.ok) {
    const done = applied.value.isOther ? "firstStands" : "1";
    return redirect(applicationPaths.application(promotion, { done }), 303);
  }
  const { reason } = applied.refusal;
  if (reason === "unknownPromotion") throw new Response(null, { status: 404 });
  return form.answer(422, applicationErrors(reason, t));
}

export default function ApplicationForPromotion() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <ApplicationPage {...page} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
