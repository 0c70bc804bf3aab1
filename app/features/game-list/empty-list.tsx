import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { GameFilters } from "#server/catalogue/index.ts";

/** Why a list is empty, and the way back to all games. */
export function EmptyList({ category, filters }: { category: string; filters: GameFilters }) {
  const { t } = useSpeech();
  const reason = filters.gameName !== "" || filters.list === "" ? "search" : filters.list;
  return (
    <EmptyState title={t(`lobby.games.empty.${reason}`)} text={t(`lobby.games.emptyText.${reason}`)}>
      <Link className="button button--quiet" to={paths.vendorTab(category)}>
        {t("lobby.games.showAll")}
      </Link>
    </EmptyState>
  );
}
