import type { ReactNode } from "react";
import { Pages } from "#app/components/pages.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths.ts";
import type { GameList, List, MinBet } from "#server/catalogue/index.ts";
import { EmptyList } from "./empty-list.tsx";
import { GameFilters } from "./game-filters.tsx";
import { VendorTabs } from "./vendor-tabs.tsx";

type GameListingProps = Omit<GameList, "games"> & {
  category: string;
  /** The bets to choose from, in minor units. */
  minBets: Readonly<Record<MinBet, bigint>>;
  lists: readonly List[];
  signedIn: boolean;
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
  const { vendors, minBets, lists, signedIn } = rest;
  const hrefOf = (target: number) => paths.games(category, { ...filters, pageNo: String(target) });
  return (
    <>
      <VendorTabs category={category} vendors={vendors} current={filters.vassalage} />
      <GameFilters
        category={category}
        filters={filters}
        minBets={minBets}
        lists={lists}
        signedIn={signedIn}
      />
      <p className="game-count" role="status">
        {t("lobby.games.result", { count: total })}
      </p>
      {total === 0 ? (
        <EmptyList category={category} filters={filters} />
      ) : (
        <section>
          <h2 className="visually-hidden">{t("lobby.games.found")}</h2>
          <ul className="game-grid">{children}</ul>
        </section>
      )}
      <Pages pageNo={pageNo} totalPages={totalPages} hrefOf={hrefOf} />
    </>
  );
}
