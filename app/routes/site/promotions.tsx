import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { promiseHash } from "remix-utils/promise";
import { BannerCarousel } from "#app/features/banner-carousel/banner-carousel.tsx";
import { DepositBonuses } from "#app/features/bonuses/deposit-bonuses.tsx";
import { shownMatches } from "#app/features/bonuses/shown-match.ts";
import { NoticeBar } from "#app/features/notice-bar/notice-bar.tsx";
import { PromotionList } from "#app/features/promotions/promotion-list.tsx";
import { shownPromotion } from "#app/features/promotions/shown-promotion.ts";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf, textsOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { pageMeta } from "#app/lib/page/page-title.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { bannersOf, newsTitles } from "#server/content/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { nextMatches } from "#server/http/visitor/next-matches.ts";
import { ownPromotions } from "#server/http/visitor/own-promotions.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { PROMOTION_STATUSES, promotionsOf } from "#server/promotions/index.ts";

export const says: RouteSays = { who: "anybody", kept: "guests", search: "listed" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({ title: data?.title, description: data?.description }, matches);

export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const to = { language, audience: audienceOf(visitor) };
  const { speech, texts, banners, news, all, matches } = await promiseHash({
    speech: speechOf(language),
    texts: textsOf(language, "promotions"),
    banners: bannersOf(context, { group: "w_promotion", ...to }),
    news: newsTitles(context, to),
    all: promotionsOf(context, { ...to, at: context.now(), ...(await ownPromotions(visitor)) }),
    matches: nextMatches(visitor),
  });
  const { t } = speech;
  const asked = new URL(args.request.url).searchParams.get("status");
  const chosen = PROMOTION_STATUSES.find((status) => status === asked) ?? null;
  return {
    title: t("promotions.title"),
    description: t("promotions.description"),
    texts,
    banners,
    news,
    rafflesHref: prizePaths.publicRaffles(),
    bonuses: shownMatches(...matches, { ...speech, timeZone: brand.timeZone }),
    chosen,
    statuses: PROMOTION_STATUSES.filter((status) => all.some((promotion) => promotion.status === status)),
    promotions: all
      .filter(({ status }) => chosen === null || status === chosen)
      .map((promotion) => shownPromotion(promotion, { t, language, timeZone: brand.timeZone })),
  };
}

export default function PromotionsPage() {
  const { texts, banners, news, rafflesHref, bonuses, ...list } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <div className="page stack">
        <BannerCarousel banners={banners} />
        <NoticeBar notices={news} />
        <Heading rafflesHref={rafflesHref} />
        <DepositBonuses {...bonuses} />
        <PromotionList {...list} />
      </div>
    </MoreTexts>
  );
}

function Heading({ rafflesHref }: { rafflesHref: string }) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{t("promotions.title")}</h1>
      <p className="page__intro">{t("promotions.intro")}</p>
      <p>
        <a href={rafflesHref}>{t("promotions.raffles")}</a>
      </p>
    </>
  );
}
