import { EmptyState } from "#app/components/empty-state.tsx";
import { FilterChoice, FilterGroup } from "#app/components/fields/filter-group.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { PromotionStatus } from "#server/promotions/index.ts";
import type { ShownPromotion } from "./shown-promotion.ts";
import { StatusTag } from "./status-tag.tsx";

type PromotionListProps = {
  promotions: readonly ShownPromotion[];
  /** Those that some promotion has. */
  statuses: readonly PromotionStatus[];
  chosen: PromotionStatus | null;
};

/** Promotions as cards; with one status alone there is nothing to choose. */
export function PromotionList({ promotions, statuses, chosen }: PromotionListProps) {
  const { t } = useSpeech();
  return (
    <>
      {statuses.length > 1 || chosen ? (
        <div className="filters">
          <FilterGroup label={t("promotions.filter")}>
            <FilterChoice to={paths.promotions()} chosen={chosen === null}>
              {t("promotions.all")}
            </FilterChoice>
            {statuses.map((status) => (
              <FilterChoice key={status} to={paths.promotions({ status })} chosen={status === chosen}>
                {t(`promotions.statuses.${status}`)}
              </FilterChoice>
            ))}
          </FilterGroup>
        </div>
      ) : null}
      {promotions.length === 0 ? (
        <EmptyState title={t("promotions.empty")} text={t("promotions.emptyText")}>
          <a href={paths.promotions()}>{t("promotions.back")}</a>
        </EmptyState>
      ) : (
        <ul className="promo-list">
          {promotions.map((promotion, index) => (
            <li key={promotion.id} className="promo-list__item">
              <PromotionCard {...promotion} isEarly={index < 2} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type PromotionCardProps = ShownPromotion & { isEarly: boolean };

function PromotionCard({ id, title, summary, image, status, window, isEarly }: PromotionCardProps) {
  const { t } = useSpeech();
  return (
    <article className="promo-card">
      <img
        className="promo-card__picture"
        src={image}
        alt=""
        width="1200"
        height="400"
        loading={isEarly ? "eager" : "lazy"}
      />
      <div className="promo-card__text">
        <h2 className="promo-card__title">
          <a className="promo-card__link" href={paths.promotion(id)}>
            {title}
          </a>
        </h2>
        <p>{summary}</p>
        <p className="promo-card__facts">
          <StatusTag status={status} />
          {window ? <span className="promo-card__window">{window}</span> : null}
        </p>
        <span className="promo-card__more" aria-hidden="true">
          {t("promotions.open")}
        </span>
      </div>
    </article>
  );
}
