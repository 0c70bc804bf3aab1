import { EmptyState } from "#app/components/empty-state.tsx";
import { Pages } from "#app/components/pages.tsx";
import type { Card } from "#app/features/game-card/card-of.ts";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameItem } from "#app/features/game-list/game-item.tsx";
import { SearchBox } from "#app/features/game-list/search-box.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame } from "#app/lib/frame.ts";
import { paths } from "#app/lib/paths.ts";
import type { Category } from "#server/catalogue/index.ts";
import "./lobby.css";

type FoundVendor = {
  readonly name: string;
  readonly category: Category;
  readonly games: number;
  readonly href: string;
};

type SearchPageProps = {
  title: string;
  typed: string;
  meant: string | null;
  vendors: readonly FoundVendor[];
  games: readonly Card[];
  total: number;
  pageNo: number;
  totalPages: number;
  suggested: readonly Card[];
};

/** What was found, vendors first; and where nothing was, what was meant or might be liked instead. */
export function SearchPage({ title, typed, meant, suggested, ...found }: SearchPageProps) {
  const { t } = useSpeech();
  const { vendors, games, total, pageNo, totalPages } = found;
  const isSearched = typed !== "";
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <SearchBox typed={typed} />
      {isSearched ? (
        <p className="game-count" role="status">
          {t("games.search.count", { count: total })}
          {meant ? ` ${t("games.search.meant", { meant })}` : ""}
        </p>
      ) : null}
      {vendors.length > 0 ? <FoundVendors vendors={vendors} /> : null}
      {games.length > 0 ? <Cards title={t("lobby.games.found")} cards={games} /> : null}
      <Pages
        pageNo={pageNo}
        totalPages={totalPages}
        hrefOf={(page) => paths.search({ q: typed, pageNo: String(page) })}
      />
      {isSearched && total === 0 ? (
        <EmptyState title={t("games.search.none")} text={t("games.search.noneText")} />
      ) : null}
      {suggested.length > 0 ? <Cards title={t("games.search.suggested")} cards={suggested} isShown /> : null}
    </div>
  );
}

function FoundVendors({ vendors }: { vendors: readonly FoundVendor[] }) {
  const { t } = useSpeech();
  return (
    <section aria-labelledby="found-vendors">
      <h2 id="found-vendors">{t("games.search.vendors")}</h2>
      <ul className="vendor-hits">
        {vendors.map(({ name, category, games, href }) => (
          <li key={href}>
            <a className="vendor-hits__hit" href={href}>
              <strong>{name}</strong>
              <span className="quiet">
                {t(`site.category.${category}`)} · {t("lobby.games.result", { count: games })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Cards({ title, cards, isShown }: { title: string; cards: readonly Card[]; isShown?: boolean }) {
  const { formToken } = useFrame();
  return (
    <section>
      <h2 className={isShown ? undefined : "visually-hidden"}>{title}</h2>
      <ul className="game-grid">
        {cards.map((card) => (
          <GameItem key={card.nodeId} nodeId={card.nodeId} name={card.name} favourite={null}>
            <GameCard {...card} formToken={formToken} />
          </GameItem>
        ))}
      </ul>
    </section>
  );
}
