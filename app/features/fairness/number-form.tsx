import { Button } from "#app/components/button.tsx";
import { ErrorSummary } from "#app/components/fields/error-summary.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { VERIFY_PATH } from "#app/lib/paths/verify-paths.ts";

type NumberFormProps = {
  games: readonly { readonly value: string; readonly text: string }[];
  answer: FormAnswer;
};

/** A round that many share, by its game and the number that stood above it. */
export function NumberForm({ games, answer }: NumberFormProps) {
  const { t } = useSpeech();
  return (
    <form method="get" action={VERIFY_PATH} className="stack panel" noValidate>
      <h2>{t("games.verify.byNumber")}</h2>
      <ErrorSummary answer={answer} />
      <SelectField name="game" label={t("games.verify.game")} options={games} answer={answer} />
      <Field
        name="number"
        label={t("games.verify.number")}
        hint={t("games.verify.numberHint")}
        answer={answer}
        dir="ltr"
        maxLength={40}
        required
        autoComplete="off"
      />
      <Button kind="quiet">{t("games.verify.find")}</Button>
    </form>
  );
}
