import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { promiseHash } from "remix-utils/promise";
import { ErrorSummary } from "#app/components/error-summary.tsx";
import { BannerCarousel } from "#app/features/banner-carousel/banner-carousel.tsx";
import { cardOf } from "#app/features/game-card/card-of.ts";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameItem } from "#app/features/game-list/game-item.tsx";
import { gameListQuery, isOwnList } from "#app/features/game-list/game-list-query.ts";
import { GameListing } from "#app/features/game-list/game-listing.tsx";
import { NoticeBar } from "#app/features/notice-bar/notice-bar.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useFrame } from "#app/lib/frame.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { favouriteForm, LISTS, listGames, MIN_BETS, setFavourite } from "#server/catalogue/index.ts";
import { bannersOf, newsTitles } from "#server/content/index.ts";
import { readForm } from "#server/http/posted-form.ts";
import { requirePlayer, visitorOf } from "#server/http/visitor.ts";

const CATEGORY = "RNG";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

export async function loader(args: LoaderFunctionArgs) {
  const query = gameListQuery(args.request.url);
  const { context, language, player } = await (isOwnList(query.list) ? requirePlayer : visitorOf)(args);
  const { speech, banners, news, list } = await promiseHash({
    speech: speechOf(language),
    banners: bannersOf(context, { group: "w_rng", language }),
    news: newsTitles(context, { language }),
    list: listGames(context, { ...query, category: CATEGORY, language, playerId: player?.id }),
  });
  const games = list.games.map((game) => ({
    ...cardOf(game, language),
    favourite: player && game.isFavourite,
  }));
  const title = speech.t("lobby.games.title");
  return { ...list, games, title, banners, news, minBets: MIN_BETS, lists: LISTS, signedIn: player !== null };
}

export async function action(args: ActionFunctionArgs) {
  const { context, player, language } = await requirePlayer(args);
  const { t } = await speechOf(language);
  const form = await readForm(args, favouriteForm(t("reasons.unreadable")));
  if (!form.ok) return form.answer(400);
  const { nodeId, favourite } = form.value;
  const marked = await setFavourite(context, { playerId: player.id, nodeId, favourite: favourite === "1" });
  if (!marked.ok) throw new Response(null, { status: 404 });
  return redirect(`${paths.games(CATEGORY)}${new URL(args.request.url).search}#${nodeId}`, 303);
}

export default function SlotGamesPage() {
  const { formToken } = useFrame();
  const { title, banners, news, games, ...list } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <BannerCarousel banners={banners} />
      <NoticeBar notices={news} />
      <h1>{title}</h1>
      <ErrorSummary answer={useActionData<typeof action>()} />
      <GameListing category={CATEGORY} {...list}>
        {games.map(({ favourite, ...card }) => (
          <GameItem key={card.nodeId} nodeId={card.nodeId} name={card.name} favourite={favourite}>
            <GameCard {...card} formToken={formToken} />
          </GameItem>
        ))}
      </GameListing>
    </div>
  );
}
