import { EmptyState } from "#app/components/empty-state.tsx";
import type { Card } from "#app/features/game-card/card-of.ts";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameRail, GameRailItem } from "#app/features/game-rail/game-rail.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { Category } from "#server/catalogue/index.ts";

export type OtherCategory = { readonly category: Category; readonly games: readonly Card[] };

/** A category without a game says so, and leads to those that have some. */
export function NoGamesYet({ category, others }: { category: Category; others: readonly OtherCategory[] }) {
  const { t } = useSpeech();
  const { formToken } = useFrame();
  return (
    <>
      <EmptyState
        picture="/brand/empty-games.svg"
        title={t("games.none.title", { category: t(`site.category.${category}`) })}
        text={t(others.length > 0 ? "games.none.text" : "games.none.nothing")}
      >
        <p className="row">
          {others.map((other) => (
            <a key={other.category} className="button button--quiet" href={paths.games(other.category)}>
              {t(`site.category.${other.category}`)}
            </a>
          ))}
        </p>
      </EmptyState>
      {others.map((other) => (
        <GameRail
          key={other.category}
          id={other.category.toLowerCase()}
          title={t(`site.category.${other.category}`)}
          href={paths.games(other.category)}
        >
          {other.games.map((card) => (
            <GameRailItem key={card.nodeId}>
              <GameCard {...card} formToken={formToken} />
            </GameRailItem>
          ))}
        </GameRail>
      ))}
    </>
  );
}
