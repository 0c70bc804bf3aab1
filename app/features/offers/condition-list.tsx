import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownCondition } from "./shown-condition.ts";

/** What is asked, each with whether it is so, and how far one is. */
export function ConditionList({ conditions }: { conditions: readonly ShownCondition[] }) {
  const { t } = useSpeech();
  if (conditions.length === 0) return <p>{t("offers.noConditions")}</p>;
  const counted = (["deposit", "deposits", "rounds"] as const).filter((what) =>
    conditions.some(({ counts }) => counts === what),
  );
  return (
    <>
      <ul className="stack">
        {conditions.map(({ text, isMet, progress }) => (
          <li key={text} data-testid="condition" data-met={isMet}>
            <strong>{t(isMet ? "offers.met" : "offers.notMet")}</strong> · {text}
            {progress && !isMet ? (
              <span className="bonus-card__progress">
                <progress
                  className="progress"
                  max={100}
                  value={progress.percent}
                  aria-label={progress.text}
                />
                <span data-testid="condition-progress">{progress.text}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      {counted.map((what) => (
        <p key={what} className="quiet">
          {t(`offers.counts.${what}`)}
        </p>
      ))}
    </>
  );
}
