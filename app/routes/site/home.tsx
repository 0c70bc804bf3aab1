import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { promiseHash } from "remix-utils/promise";
import { BannerCarousel } from "#app/features/banner-carousel/banner-carousel.tsx";
import { cardOf } from "#app/features/game-card/card-of.ts";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameRail, GameRailItem } from "#app/features/game-rail/game-rail.tsx";
import { NoticeBar } from "#app/features/notice-bar/notice-bar.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useFrame } from "#app/lib/frame.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { type Game, hotGames, vendorRails } from "#server/catalogue/index.ts";
import { bannersOf, newsTitles } from "#server/content/index.ts";
import { localText } from "#server/core/languages.ts";
import { visitorOf } from "#server/http/visitor.ts";

const CATEGORY = "RNG";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const { context, language, brand } = await visitorOf(args);
  const { speech, banners, news, hot, series } = await promiseHash({
    speech: speechOf(language),
    banners: bannersOf(context, { group: "w_home", language }),
    news: newsTitles(context, { language }),
    hot: hotGames(context, { language }),
    series: vendorRails(context, { category: CATEGORY, language }),
  });
  const { t } = speech;
  const cards = (games: readonly Game[]) => games.map((game) => cardOf(game, language));
  const hotRail = {
    id: "hot",
    title: t("lobby.home.hot"),
    href: paths.games(CATEGORY, { list: "hot" }),
    games: cards(hot),
  };
  const seriesRails = series.map(({ vendor, name, games }) => ({
    id: vendor.toLowerCase(),
    title: t("lobby.home.series", { name }),
    href: paths.games(CATEGORY, { vassalage: vendor }),
    games: cards(games),
  }));
  return {
    title: t("lobby.home.title", { brand: localText(brand.name, language) }),
    banners,
    news,
    rails: [hotRail, ...seriesRails].filter(({ games }) => games.length > 0),
  };
}

export default function HomePage() {
  const { formToken } = useFrame();
  const { title, banners, news, rails } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1 className="visually-hidden">{title}</h1>
      <BannerCarousel banners={banners} />
      <NoticeBar notices={news} />
      {rails.map(({ id, title, href, games }) => (
        <GameRail key={id} id={id} title={title} href={href}>
          {games.map((card) => (
            <GameRailItem key={card.nodeId}>
              <GameCard {...card} formToken={formToken} />
            </GameRailItem>
          ))}
        </GameRail>
      ))}
    </div>
  );
}
