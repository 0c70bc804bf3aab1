import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DepositBonuses } from "#app/features/bonuses/deposit-bonuses.tsx";
import { promotedMatches } from "#app/features/bonuses/shown-match.ts";
import { awayText } from "#app/features/limits/shown-away.ts";
import { offerState } from "#app/features/offers/shown-offer.ts";
import { PromotionDetail } from "#app/features/promotions/promotion-detail.tsx";
import { type ClaimStanding, shownDetail } from "#app/features/promotions/shown-promotion.ts";
import { RichText } from "#app/features/rich-text/rich-text.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { freeRoundsIn } from "#app/pages/play/free-games.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { matchesOfPromotion } from "#server/http/visitor/next-matches.ts";
import { ownPromotions } from "#server/http/visitor/own-promotions.ts";
import { isPlayer, type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { playPause } from "#server/limits/index.ts";
import { findOffer, type Offer, ownOffers } from "#server/offers/index.ts";
import { promotionOf } from "#server/promotions/index.ts";

export const says: RouteSays = { who: "anybody", kept: "guests", search: "found" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: data?.promotion.title,
      description: data?.promotion.summary,
      path: data && paths.promotion(data.promotion.id),
    },
    matches,
  );

/** `?id=` names the promotion. One that is not there, or not for this visitor, is a page that is not found. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const id = new URL(args.request.url).searchParams.get("id") ?? "";
  const known = await ownPromotions(visitor);
  const asked = { id, language, audience: audienceOf(visitor), at: context.now(), ...known };
  const promotion = await promotionOf(context, asked);
  if (!promotion) throw new Response(null, { status: 404 });
  const speaker = { ...(await speechOf(language)), timeZone: brand.timeZone };
  const offer = await findOffer(context, { brand: brand.id, promotion: id });
  const claim = offer?.kind === "claim" ? await claimStanding(visitor, id) : null;
  const isGiven = promotion.rule === "open" && promotion.status === "joining";
  const matched = isGiven ? await matchesOfPromotion(visitor, id) : null;
  const match = matched && (matched.own.size > 0 ? ("open" as const) : ("away" as const));
  const tickets = ticketsOf(offer);
  const rounds = claim === "claimed" ? await roundsOf(visitor, offer) : null;
  const pause = isPlayer(visitor) ? await playPause(context, visitor.player.id) : null;
  const away = pause && awayText(pause, "promotion", speaker);
  return {
    texts: await textsOf(language, "promotions"),
    bonuses: matched && promotedMatches(...matched.open, speaker),
    promotion: shownDetail({ ...promotion, claim, match, away, tickets, rounds }, speaker),
  };
}

function ticketsOf(offer: Offer | null): string | null {
  return offer?.kind === "claim" && offer.gift.what === "tickets"
    ? prizePaths.raffle(offer.gift.raffle)
    : null;
}

async function roundsOf(visitor: Visitor, offer: Offer | null) {
  if (!isPlayer(visitor) || offer?.kind !== "claim" || offer.gift.what !== "rounds") return null;
  return freeRoundsIn(visitor, offer.gift);
}

/** How far whoever looks is with what a promotion gives by rule. */
async function claimStanding(visitor: Visitor, id: string): Promise<ClaimStanding> {
  if (!isPlayer(visitor)) return "guest";
  const { context, player, language, brand } = visitor;
  const asked = { player: { ...player, language }, timeZone: brand.timeZone };
  const own = (await ownOffers(context, asked)).find(({ promotion }) => promotion.id === id);
  return own ? offerState(own) : "away";
}

export default function PromotionPage() {
  const { texts, bonuses, promotion } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <PromotionDetail promotion={promotion} gives={bonuses && <DepositBonuses {...bonuses} />}>
        <RichText html={promotion.body} />
      </PromotionDetail>
    </MoreTexts>
  );
}
