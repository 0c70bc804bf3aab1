import { lazy, type ReactNode, Suspense } from "react";
import { ErrorSummary } from "#app/components/fields/error-summary.tsx";
import { Banners } from "#app/features/banner-carousel/banners.tsx";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameItem } from "#app/features/game-list/game-item.tsx";
import { GameListing } from "#app/features/game-list/game-listing.tsx";
import { NoticeBar } from "#app/features/notice-bar/notice-bar.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { useFrame, usePagePath } from "#app/lib/page/frame.ts";
import { BelowGames as DirectBelowGames } from "./below-games.tsx";
import { EmptyPart as DirectEmptyPart } from "./empty-part.tsx";
import type { GamePageData } from "./load-game-page.server.ts";
import { MoreWhenIdle } from "./more-when-idle.tsx";
import { useLobby } from "./use-lobby.ts";
import { usePopups } from "./use-popups.ts";
import "./lobby.css";

/** The server writes these at once; a browser fetches their code by itself and the page is alive without it. */
const BelowGames = import.meta.env.SSR
  ? DirectBelowGames
  : lazy(async () => ({ default: (await import("./below-games.tsx")).BelowGames }));
const EmptyPart = import.meta.env.SSR
  ? DirectEmptyPart
  : lazy(async () => ({ default: (await import("./empty-part.tsx")).EmptyPart }));

type GamePageProps = GamePageData & {
  answer: FormAnswer | undefined;
  /** What stands under the banner of some categories. */
  children?: ReactNode;
  /** What stands before the list. */
  shelf?: ReactNode;
  /** The list is left out where the shelf has everything that is in it. */
  isListed?: boolean;
};

/** A page of games: one category, its list, and who won in it lately. */
export function GamePage(page: GamePageProps) {
  const { banners, title, category, list, wins, suggested, others, answer, children } = page;
  const { shelf = null, isListed = true } = page;
  const { texts, news, ranks, minBets } = useLobby();
  const { formToken } = useFrame();
  const path = usePagePath();
  const { games, ...listing } = list;
  usePopups(games.some(({ loginHref }) => loginHref !== undefined));
  return (
    <div className="page stack games-page">
      <Banners banners={banners} />
      {children}
      <NoticeBar notices={news} />
      <h1>{title}</h1>
      <ErrorSummary answer={answer} />
      {shelf}
      {others ? (
        <Suspense>
          <EmptyPart texts={texts} category={category} others={others} />
        </Suspense>
      ) : null}
      {isListed && !others ? (
        <GameListing
          category={category}
          {...listing}
          minBets={minBets}
          more={<MoreWhenIdle key={path} category={category} list={list} texts={texts} />}
        >
          {games.map(({ favourite, door, ...card }) => (
            <GameItem
              key={card.nodeId}
              nodeId={card.nodeId}
              name={card.name}
              favourite={favourite}
              door={door}
            >
              <GameCard {...card} formToken={formToken} />
            </GameItem>
          ))}
        </GameListing>
      ) : null}
      {others ? null : (
        <Suspense>
          <BelowGames texts={texts} wins={wins} ranks={ranks} suggested={suggested} />
        </Suspense>
      )}
    </div>
  );
}
