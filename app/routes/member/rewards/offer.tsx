import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { gamesOf, shownTerms } from "#app/features/bonuses/shown-terms.ts";
import { speakerOf } from "#app/features/cashier/speaker.server.ts";
import { awayText } from "#app/features/limits/shown-away.ts";
import { OfferPage } from "#app/features/offers/offer-page.tsx";
import { gamesIn, shownCondition } from "#app/features/offers/shown-condition.ts";
import { gamesOfOffers, shownOffer } from "#app/features/offers/shown-offer.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { textsOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { offerPaths } from "#app/lib/paths/offer-paths.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { offerNames } from "#server/http/visitor/offer-names.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { playPause } from "#server/limits/index.ts";
import { bonusOfOffer, claimOffer, findOffer, GIVES, ownOffers, standingOf } from "#server/offers/index.ts";
import { promotionOf } from "#server/promotions/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

export const handle: PageHandle = { entry: "rewardCenter" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Why nothing is offered. */
const AWAY = {
  coming: "offers.reasons.notOpen",
  open: "offers.away",
  gone: "offers.reasons.budgetSpent",
  stopped: "offers.stopped",
  ended: "offers.ended",
} as const;

/** What a promotion gives by rule, what it asks, and how far a member is (P01). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, language, brand } = visitor;
  const id = args.params.promotion ?? "";
  const [offer, promotion] = await Promise.all([
    findOffer(context, { brand: brand.id, promotion: id }),
    promotionOf(context, { id, language, audience: "members", at: context.now() }),
  ]);
  if (offer?.kind !== "claim" || !promotion) throw new Response(null, { status: 404 });
  const speaker = await speakerOf(visitor);
  const asked = { player: { ...player, language }, timeZone: brand.timeZone };
  const own = (await ownOffers(context, asked)).find((one) => one.promotion.id === id) ?? null;
  const pause = await playPause(context, player.id);
  const bonus = own && (await bonusOfOffer(context, own));
  const games = [...gamesOfOffers(own ? [own] : []), ...(bonus ? gamesOf(bonus) : [])];
  const names = await offerNames(visitor, games);
  const done = GIVES.find((what) => what === new URL(args.request.url).searchParams.get("done"));
  return {
    promotion: id,
    title: promotion.title,
    summary: promotion.summary,
    texts: await textsOf(language, "offers"),
    offer: own && shownOffer(own, names, speaker),
    away: pause ? awayText(pause, "promotion", speaker) : speaker.t(AWAY[standingOf(offer, context.now())]),
    terms: bonus ? shownTerms(bonus, names.gameOf, speaker) : [],
    done: done && own?.claim ? speaker.t(`offers.done.${done}`) : null,
  };
}

/** Claims it. Whoever misses something reads what, and how far they are. */
export async function action(args: ActionFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, brand } = visitor;
  const promotion = args.params.promotion ?? "";
  const form = await readForm(args, z.object({}));
  if (!form.ok) return form.answer(400);
  const claimed = await claimOffer(context, { player, timeZone: brand.timeZone, promotion });
  if (claimed.ok) return redirect(offerPaths.offer(promotion, { done: claimed.value.what }), 303);
  const { refusal } = claimed;
  if (refusal.reason === "unknownOffer") throw new Response(null, { status: 404 });
  const speaker = await speakerOf(visitor);
  if (refusal.reason === "budgetSpent" && refusal.gone === "today")
    return form.answer(422, { "": [speaker.t("offers.reasons.dayBudgetSpent")] });
  if (refusal.reason !== "missing")
    return form.answer(422, { "": [speaker.t(`offers.reasons.${refusal.reason}`)] });
  const names = await offerNames(visitor, gamesIn(refusal.missing.map(({ condition }) => condition)));
  const missing = refusal.missing.map((one) => shownCondition(one, names, speaker));
  const said = missing.map(({ text, progress }) => (progress ? `${text} ${progress.text}` : text));
  return form.answer(422, { "": [speaker.t("offers.reasons.missing"), ...said] });
}

export default function OfferOfPromotion() {
  const { texts, ...page } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <OfferPage {...page} answer={useActionData<typeof action>()} />
    </MoreTexts>
  );
}
