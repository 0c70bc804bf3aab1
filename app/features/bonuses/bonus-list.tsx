import { EmptyState } from "#app/components/empty-state.tsx";
import { type ShownSteps, Steps } from "#app/components/steps.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { BonusCard } from "./bonus-card.tsx";
import type { ShownBonus } from "./shown-bonus.ts";

type BonusListProps = {
  title: string;
  bonuses: readonly ShownBonus[];
  steps: ShownSteps;
  timeZone: string;
};

/** A player's bonuses and how far each is (M09). */
export function BonusList({ title, bonuses, steps, timeZone }: BonusListProps) {
  const { t } = useSpeech();
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("bonus.intro")}</p>
      {bonuses.length === 0 ? (
        <EmptyState title={t("bonus.none")} text={t("bonus.noneText")}>
          <a className="button" href={paths.promotions()}>
            {t("bonus.promotions")}
          </a>
        </EmptyState>
      ) : (
        <ul className="stack">
          {bonuses.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} />
          ))}
        </ul>
      )}
      <Steps steps={steps} texts={{ newer: t("bonus.newer"), older: t("bonus.older") }} />
      <p className="quiet">{t("member.timeZone", { zone: timeZone })}</p>
    </>
  );
}
