import { useSpeech } from "#app/i18n/speech.tsx";
import { localText } from "#server/core/languages.ts";
import { formatWhole } from "#server/core/numbers/numbers.ts";
import type { Fish } from "#server/studio/instant/index.ts";
import sprite from "./fish.svg";
import type { FishSheet } from "./sea-model.ts";

type TargetsProps = {
  fish: readonly Fish[];
  sheet: FishSheet;
  chosen: number | null;
  onChoose(id: number): void;
};

/** What can be aimed at now: arrow keys go from one to the next, and the page's button shoots. */
export function Targets({ fish, sheet, chosen, onChoose }: TargetsProps) {
  const { t, language } = useSpeech();
  const byKind = new Map(sheet.kinds.map((kind) => [kind.id, kind]));
  return (
    <fieldset className="bets targets">
      <legend className="field__label">{t("instant.fish.targets")}</legend>
      {fish.length === 0 ? <p>{t("instant.fish.none")}</p> : null}
      <div className="targets__list">
        {fish.map(({ id, kind: kindId }) => {
          const kind = byKind.get(kindId);
          const times = formatWhole(kind?.times ?? 0, language);
          return (
            <label key={id} className="choice">
              <input
                type="radio"
                name="fish"
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              <span className="bets__amount targets__fish">
                <svg viewBox="0 0 120 80" aria-hidden="true" focusable="false">
                  <use href={`${sprite}#${kindId}`} width="120" height="80" />
                </svg>
                <span>
                  {kind ? localText(kind.names, language) : null} <bdi>×{times}</bdi>
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
