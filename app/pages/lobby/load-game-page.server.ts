import type { LoaderFunctionArgs } from "@remix-run/node";
import { promiseHash } from "remix-utils/promise";
import { cardsFor } from "#app/features/game-card/card-of.ts";
import { type Favourite, favouriteOf } from "#app/features/game-list/favourite.ts";
import { gameListQuery, isOwnList } from "#app/features/game-list/game-list-query.ts";
import { rememberedVendor } from "#app/features/game-list/vendor-tab.ts";
import { shownWins } from "#app/features/winners/shown-winners.ts";
import { described } from "#app/i18n/described.server.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { paths } from "#app/lib/paths/paths.ts";
import {
  type Category,
  categoryOf,
  type GameList,
  hotGames,
  LISTS,
  listGames,
  winnerBoard,
} from "#server/catalogue/index.ts";
import { type BannerGroup, bannersOf } from "#server/content/index.ts";
import { pageAddress } from "#server/http/addresses/page-address.ts";
import { favouriteSlots } from "#server/http/cache/favourite-slots.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import { audienceOf } from "#server/http/visitor/audience.ts";
import { requirePlayer, type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { otherCategories } from "./other-categories.server.ts";

/** The banners over each category: those without a group of their own stand under the one next of kin. */
const BANNERS: Readonly<Record<Category, BannerGroup>> = {
  RNG: "w_rng",
  CRASH: "w_rng",
  FISH: "w_fish",
  LIVE: "w_live",
  PVP: "w_pvp",
  SPORTS: "w_sports",
  ESPORTS: "w_esports",
  COCKFIGHT: "w_cockfight",
  ELOTT: "w_lott",
  LOTT: "w_lott",
};

/** Slots are played on the page; the games of others open a window, and so does their login. */
const OWN_WINDOW: ReadonlySet<Category> = new Set([
  "LIVE",
  "SPORTS",
  "ESPORTS",
  "PVP",
  "COCKFIGHT",
  "ELOTT",
  "LOTT",
]);

/** So few games are one row of a wide window. */
const FEW = 5;

/** The category that an address names. A name that is none has no page. */
export function categoryAt(url: string): Category {
  const [, name = ""] = /^\/(\w+)/.exec(new URL(url).pathname) ?? [];
  const category = categoryOf(name);
  if (!category) throw new Response(null, { status: 404 });
  return category;
}

/** What a page of games shows of its own: the list asked for, and what stands over and under it (load-lobby.server.ts has the rest). */
export async function loadGamePage(args: LoaderFunctionArgs) {
  const { request } = args;
  const category = categoryAt(request.url);
  const query = gameListQuery(request.url);
  const visitor = await (isOwnList(query.list) ? requirePlayer : visitorOf)(args);
  const { context, language, player, brand } = visitor;
  const audience = audienceOf(visitor);
  const vassalage = query.vassalage || (category === "RNG" ? rememberedVendor(request) : "");
  const asked = { ...query, vassalage, category, language, playerId: player?.id };
  const { speech, ...found } = await promiseHash({
    speech: speechOf(language),
    banners: bannersOf(context, { group: BANNERS[category], language, audience }),
    list: listGames(context, asked),
    wins: winnerBoard(context, { brandId: brand.id, category, language }),
  });
  const { t } = speech;
  const cardOf = cardsFor({ language, offersFree: await offersFreePlay(visitor) });
  const { list, wins, ...rest } = found;
  const address = pageAddress(new URL(request.url));
  const isEmpty = list.vendors.length === 0;
  const suggested = isSoonLookedThrough(list) ? await hotGames(context, { language }) : [];
  const games = list.games.map((game) => ({
    ...cardOf(game),
    favourite: shownFavourite(visitor, game),
    door: audience === "guests" ? paths.login({ redirectTo: `${address}#${game.nodeId}` }) : undefined,
    loginHref:
      audience === "guests" && OWN_WINDOW.has(category)
        ? paths.login({ redirectTo: paths.launch(game.nodeId) })
        : undefined,
  }));
  return {
    ...rest,
    category,
    title: category === "RNG" ? t("lobby.games.title") : t(`site.category.${category}`),
    description: await described({ brand, language }, "games", { category: t(`site.category.${category}`) }),
    list: { ...list, games, lists: LISTS, signedIn: audience === "members" },
    wins: shownWins(wins, { language, timeZone: brand.timeZone }),
    suggested: suggested.filter((game) => game.category !== category).map(cardOf),
    others: isEmpty ? await otherCategories(visitor) : null,
  };
}

/** A guest has none; a page that is kept for all members has a place for each. */
function shownFavourite(
  { player, template }: Pick<Visitor, "player" | "template">,
  { nodeId, isFavourite }: { nodeId: string; isFavourite: boolean },
): Favourite | null {
  if (template !== null) return favouriteSlots(nodeId);
  return player && favouriteOf(isFavourite);
}

function isSoonLookedThrough(list: GameList): boolean {
  return list.total > 0 && list.total <= FEW && isWholeList(list);
}

/** Whether nothing narrows it. */
export function isWholeList({ filters }: Pick<GameList, "filters">): boolean {
  return Object.values(filters).every((filter) => filter === "");
}

export type GamePageData = Awaited<ReturnType<typeof loadGamePage>>;
