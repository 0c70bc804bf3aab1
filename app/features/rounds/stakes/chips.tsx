import { FieldErrors } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownChip } from "../shown-table.ts";

const COLOURS = ["one", "two", "three", "four", "five", "six"] as const;

type ChipsProps = { chips: readonly ShownChip[]; chosen: string; answer: FormAnswer | undefined };

/** The chips of the house, of which one is in the hand. */
export function Chips({ chips, chosen, answer }: ChipsProps) {
  const { t } = useSpeech();
  const parts = useFieldParts({ name: "stake", answer });
  return (
    <fieldset className="chips" id={parts.id} {...parts.described}>
      <legend className="field__label">{t("rounds.stake.chip")}</legend>
      <FieldErrors parts={parts} />
      <div className="chips__row">
        {chips.map(({ minor, text }, nth) => (
          <label key={minor} className="choice">
            <input type="radio" name="stake" value={minor} defaultChecked={minor === chosen} />
            <span className={`chips__face chips__face--${COLOURS[nth] ?? "one"}`}>
              <bdi>{text}</bdi>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
