import type { LoaderFunctionArgs } from "@remix-run/node";
import { promiseHash } from "remix-utils/promise";
import { cardsFor } from "#app/features/game-card/card-of.ts";
import { poolOf } from "#app/features/jackpot/jackpot-of.ts";
import { shownWins } from "#app/features/winners/shown-winners.ts";
import { described } from "#app/i18n/described.server.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { paths } from "#app/lib/paths/paths.ts";
import {
  type Category,
  categoryRails,
  type Game,
  hotList,
  vendorRails,
  vendorsOf,
  winnerBoard,
} from "#server/catalogue/index.ts";
import { bannersOf, newsTitles } from "#server/content/index.ts";
import { localText } from "#server/core/languages.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { promotionRules } from "#server/http/visitor/own-promotions.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { jackpotView } from "#server/jackpots/index.ts";
import { promotionsOf } from "#server/promotions/index.ts";
import { gameTexts } from "./game-texts.server.ts";
import { shownVendor } from "./shown-vendor.ts";

const SLOTS: Category = "RNG";
const SERIES_SHOWN = 3;
const VENDORS_SHOWN = 30;
const WINS_SHOWN = 10;
const PROMOTIONS_SHOWN = 3;
/** So many games are a row of their own; smaller categories stand together in one. */
const ROW_MIN = 3;

/** The first page. Nothing in it is anybody's own: it is kept whole, once for guests and once for members. */
export async function loadHome(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, language, brand } = visitor;
  const audience = audienceOf(visitor);
  const { speech, hot, series, categories, vendors, wins, promotions, pool, ...shown } = await promiseHash({
    speech: speechOf(language),
    texts: gameTexts(language, "home", "search", "winners"),
    banners: bannersOf(context, { group: "w_home", language, audience }),
    news: newsTitles(context, { language, audience }),
    hot: hotList(context, { language }),
    series: vendorRails(context, { category: SLOTS, language, vendors: SERIES_SHOWN }),
    categories: categoryRails(context, { language }),
    vendors: vendorsOf(context, { language, limit: VENDORS_SHOWN }),
    wins: winnerBoard(context, { brandId: brand.id, language, limit: WINS_SHOWN }),
    promotions: promotionRules(visitor).then((rules) =>
      promotionsOf(context, { language, audience, at: context.now(), rules }),
    ),
    pool: jackpotView(context),
  });
  const { t } = speech;
  const cardOf = cardsFor({ language, offersFree: await offersFreePlay(visitor) });
  const cards = (games: readonly Game[]) => games.map(cardOf);
  const seriesRails = series.map(({ vendor, name, games }) => ({
    id: vendor.toLowerCase(),
    title: t("lobby.home.series", { name }),
    href: paths.games(SLOTS, { vassalage: vendor }),
    footer: null,
    games: cards(games),
  }));
  const others = categories.filter(({ category }) => category !== SLOTS);
  const categoryRows = others
    .filter(({ games }) => games.length >= ROW_MIN)
    .map(({ category, games }) => ({
      id: `category-${category.toLowerCase()}`,
      title: t(`site.category.${category}`),
      href: paths.games(category),
      footer: null,
      games: cards(games),
    }));
  const smallRow = {
    id: "others",
    title: t("lobby.home.others"),
    href: null,
    footer: null,
    games: cards(others.flatMap(({ games }) => (games.length < ROW_MIN ? games : []))),
  };
  const hotRail = {
    id: "hot",
    title: t("lobby.home.hot"),
    href: paths.games(SLOTS, { list: "hot" }),
    footer: t("games.home.hotFooter", hot.footer),
    games: cards(hot.list),
  };
  return {
    ...shown,
    pool: poolOf(pool, { language, t }),
    title: t("lobby.home.title", { brand: localText(brand.name, language) }),
    description: await described({ brand, language }, "home"),
    rails: [hotRail, ...categoryRows, smallRow, ...seriesRails].filter(({ games }) => games.length > 0),
    vendors: vendors.map(shownVendor),
    wins: shownWins(wins, { language, timeZone: brand.timeZone }),
    promotions: promotions
      .filter(({ status }) => status !== "closed")
      .slice(0, PROMOTIONS_SHOWN)
      .map(({ id, title, summary, image }) => ({ id, title, summary, image })),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;
