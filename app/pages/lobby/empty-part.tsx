import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { GamePageData } from "./load-game-page.server.ts";
import type { LobbyData } from "./load-lobby.server.ts";
import { NoGamesYet, type OtherCategory } from "./no-games-yet.tsx";

type EmptyPartProps = Pick<GamePageData, "category"> &
  Pick<LobbyData, "texts"> & { others: readonly OtherCategory[] };

/** A category without games, with the texts that only such a page needs. */
export function EmptyPart({ texts, category, others }: EmptyPartProps) {
  return (
    <MoreTexts texts={texts}>
      <NoGamesYet category={category} others={others} />
    </MoreTexts>
  );
}
