import { Checkbox } from "#app/components/fields/checkbox.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

export type ShownRight = { readonly name: string; readonly label: string; readonly isTicked: boolean };

type RightFieldsProps = { rights: readonly ShownRight[]; answer: FormAnswer | undefined };

/** What an owner lets a sub-login do, a box for each. */
export function RightFields({ rights, answer }: RightFieldsProps) {
  const { t } = useSpeech();
  return (
    <fieldset className="stack">
      <legend>{t("subLogins.mayDo")}</legend>
      {rights.map(({ name, label, isTicked }) => (
        <Checkbox key={name} name={name} label={label} defaultChecked={isTicked} answer={answer} />
      ))}
    </fieldset>
  );
}
