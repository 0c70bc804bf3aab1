import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { promiseHash } from "remix-utils/promise";
import { z } from "zod";
import { ErrorSummary } from "#app/components/error-summary.tsx";
import { Pages } from "#app/components/pages.tsx";
import { BannerCarousel } from "#app/features/banner-carousel/banner-carousel.tsx";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { cardOf } from "#app/features/game-list/card-of.ts";
import { EmptyList } from "#app/features/game-list/empty-list.tsx";
import { GameFilters } from "#app/features/game-list/game-filters.tsx";
import { GameGrid, GameGridItem } from "#app/features/game-list/game-grid.tsx";
import { gameListQuery, isOwnList } from "#app/features/game-list/game-list-query.ts";
import { VendorTabs } from "#app/features/game-list/vendor-tabs.tsx";
import { NoticeBar } from "#app/features/notice-bar/notice-bar.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths.ts";
import { LISTS, listGames, MIN_BETS, setFavourite } from "#server/catalogue/index.ts";
import { bannersOf, newsTitles } from "#server/content/index.ts";
import { readForm } from "#server/http/posted-form.ts";
import { requirePlayer, visitorOf } from "#server/http/visitor.ts";

const CATEGORY = "RNG";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

const favouriteForm = z.object({ nodeId: z.string().max(100), favourite: z.enum(["0", "1"]) });

export async function loader(args: LoaderFunctionArgs) {
  const query = gameListQuery(args.request.url);
  const { context, language, player } = await (isOwnList(query.list) ? requirePlayer : visitorOf)(args);
  const { speech, banners, news, list } = await promiseHash({
    speech: speechOf(language),
    banners: bannersOf(context, { group: "w_rng", language }),
    news: newsTitles(context, { language }),
    list: listGames(context, { ...query, category: CATEGORY, language, playerId: player?.id }),
  });
  const games = list.games.map((game) => ({ ...cardOf(game, language), favourite: player && game.isFavourite }));
  const title = speech.t("lobby.games.title");
  return { ...list, games, title, banners, news, minBets: MIN_BETS, lists: LISTS, signedIn: player !== null };
}

export async function action(args: ActionFunctionArgs) {
  const { context, player } = await requirePlayer(args);
  const form = await readForm(args, favouriteForm);
  if (!form.ok) return form.answer(400);
  const { nodeId, favourite } = form.value;
  const marked = await setFavourite(context, { playerId: player.id, nodeId, favourite: favourite === "1" });
  if (!marked.ok) throw new Response(null, { status: 404 });
  return redirect(`${paths.games(CATEGORY, shownBy(args.request.url))}#${nodeId}`, 303);
}

export default function SlotGamesPage() {
  const { t } = useSpeech();
  const page = useLoaderData<typeof loader>();
  const { games, filters, pageNo, totalPages, total } = page;
  const hrefOf = (target: number) => paths.games(CATEGORY, { ...filters, pageNo: String(target) });
  return (
    <div className="page stack">
      <BannerCarousel banners={page.banners} />
      <NoticeBar notices={page.news} />
      <h1>{page.title}</h1>
      <ErrorSummary answer={useActionData<typeof action>()} />
      <VendorTabs category={CATEGORY} vendors={page.vendors} current={filters.vassalage} />
      <GameFilters category={CATEGORY} filters={filters} minBets={page.minBets} lists={page.lists} signedIn={page.signedIn} />
      <p role="status">{t("lobby.games.result", { count: total })}</p>
      {total === 0 ? <EmptyList category={CATEGORY} filters={filters} /> : null}
      <GameGrid>
        {games.map(({ favourite, ...card }) => (
          <GameGridItem key={card.nodeId} nodeId={card.nodeId} name={card.name} favourite={favourite}>
            <GameCard {...card} />
          </GameGridItem>
        ))}
      </GameGrid>
      <Pages pageNo={pageNo} totalPages={totalPages} hrefOf={hrefOf} />
    </div>
  );
}
