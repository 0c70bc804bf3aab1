import { useState } from "react";
import { FieldFrame } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { DialingCountry } from "#server/accounts/index.ts";
import { useCountryPicker } from "./use-country-picker.ts";

type CountrySelectProps = {
  /** In the visitor's language: dialingCountries of accounts. */
  countries: readonly DialingCountry[];
  /** What the visitor chose before, or where they are: dialingValueOf of accounts. */
  chosen: string;
  answer: FormAnswer | undefined;
};

const NAME = "countryDialingCode";

/** Out of sight and of reach, and still the field that the form sends. */
const BEHIND = { className: "visually-hidden", tabIndex: -1, "aria-hidden": true } as const;

/**
 * Which country a mobile number belongs to. A number that names its own country does not need it. With script a list
 * with flags lies over the choice (country-picker.tsx), which remains what the form sends.
 */
export function CountrySelect({ countries, chosen, answer }: CountrySelectProps) {
  const { t } = useSpeech();
  const parts = useFieldParts({ name: NAME, answer });
  const [select, setSelect] = useState<HTMLSelectElement | null>(null);
  const Picker = useCountryPicker(select);
  const label = t("entry.fields.countryDialingCode");
  const open = { ...parts.described, id: parts.id, className: "field__input field__input--select" };
  return (
    <FieldFrame label={label} parts={parts}>
      <select
        {...(Picker ? BEHIND : open)}
        ref={setSelect}
        name={NAME}
        autoComplete="tel-country-code"
        defaultValue={parts.given ?? chosen}
      >
        {countries.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {Picker && select ? <Picker countries={countries} select={select} label={label} parts={parts} /> : null}
    </FieldFrame>
  );
}
