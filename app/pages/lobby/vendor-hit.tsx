import { useSpeech } from "#app/i18n/speech.tsx";
import type { Category } from "#server/catalogue/index.ts";

export type ShownVendor = {
  readonly name: string;
  readonly category: Category;
  readonly games: number;
  readonly href: string;
  /** Its picture; null for one that has its name alone. */
  readonly mark: string | null;
};

/** A vendor in one category, and how much it has there: a plain link, because there may be many. */
export function VendorHit({ name, category, games, href, mark }: ShownVendor) {
  const { t } = useSpeech();
  return (
    <a className="vendor-hits__hit" href={href}>
      {mark ? (
        <img className="vendor-hits__mark" src={mark} alt="" width="44" height="44" loading="lazy" />
      ) : null}
      <span>
        <strong className="vendor-hits__name">{name}</strong>
        <span className="quiet">
          {t(`site.category.${category}`)} · {t("lobby.games.result", { count: games })}
        </span>
      </span>
    </a>
  );
}
