import { lazy, type ReactNode, Suspense } from "react";
import { Pages } from "#app/components/pages.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { usePagePath } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { GameList, List } from "#server/catalogue/index.ts";
import { EmptyList as DirectEmptyList } from "./empty-list.tsx";
import { GameFilters as DirectGameFilters, type OfferedBet } from "./game-filters.tsx";
import { VendorTabs } from "./vendor-tabs.tsx";

/** Links and a form that work as the server wrote them: a browser fetches their code beside that of the page. */
const GameFilters = import.meta.env.SSR
  ? DirectGameFilters
  : lazy(async () => ({ default: (await import("./game-filters.tsx")).GameFilters }));
const EmptyList = import.meta.env.SSR
  ? DirectEmptyList
  : lazy(async () => ({ default: (await import("./empty-list.tsx")).EmptyList }));

type GameListingProps = Omit<GameList, "games"> & {
  category: string;
  minBets: readonly OfferedBet[];
  lists: readonly List[];
  signedIn: boolean;
  /** What follows the games of the page, before the way to the other pages. */
  more: ReactNode;
  /** One GameItem for each game of the page. */
  children: ReactNode;
};

/** The games of a category: vendors, filters, how many there are, one page of them, and the way to the others. */
export function GameListing({
  category,
  filters,
  pageNo,
  totalPages,
  total,
  children,
  ...rest
}: GameListingProps) {
  const { t } = useSpeech();
  const path = usePagePath();
  const { vendors, classes, minBets, lists, signedIn, more } = rest;
  const hrefOf = (target: number) => paths.games(category, { ...filters, pageNo: String(target) });
  return (
    <>
      <VendorTabs path={path} category={category} vendors={vendors} current={filters.vassalage} />
      <div className="narrowing">
        <Suspense>
          <GameFilters
            category={category}
            filters={filters}
            classes={classes}
            minBets={minBets}
            lists={lists}
            signedIn={signedIn}
          />
        </Suspense>
        <p className="game-count" role="status">
          {t("lobby.games.result", { count: total })}
        </p>
      </div>
      {total === 0 ? (
        <Suspense>
          <EmptyList category={category} filters={filters} />
        </Suspense>
      ) : (
        <section>
          <h2 className="visually-hidden">{t("lobby.games.found")}</h2>
          <ul className="game-grid">{children}</ul>
          {more}
        </section>
      )}
      <Pages pageNo={pageNo} totalPages={totalPages} hrefOf={hrefOf} />
    </>
  );
}
