import { EmptyState } from "#app/components/empty-state.tsx";
import { Pages } from "#app/components/pages.tsx";
import type { Card } from "#app/features/game-card/card-of.ts";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameItem } from "#app/features/game-list/game-item.tsx";
import { SearchBox } from "#app/features/game-list/search-box.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { type ShownVendor, VendorHit } from "./vendor-hit.tsx";
import "./lobby.css";

type SearchPageProps = {
  title: string;
  typed: string;
  meant: string | null;
  vendors: readonly ShownVendor[];
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

function FoundVendors({ vendors }: { vendors: readonly ShownVendor[] }) {
  const { t } = useSpeech();
  return (
    <section aria-labelledby="found-vendors">
      <Heading id="found-vendors" text={t("games.search.vendors")} />
      <ul className="vendor-hits">
        {vendors.map((vendor) => (
          <li key={vendor.href}>
            <VendorHit {...vendor} />
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
      {isShown ? <Heading text={title} /> : <h2 className="visually-hidden">{title}</h2>}
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

function Heading({ id, text }: { id?: string; text: string }) {
  return (
    <div className="heading">
      <h2 className="heading__text" id={id}>
        {text}
      </h2>
    </div>
  );
}
