import { Button } from "#app/components/button.tsx";
import { ErrorSummary } from "#app/components/fields/error-summary.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { paths } from "#app/lib/paths/paths.ts";

type VerifyFormProps = {
  games: ReadonlyArray<{ readonly value: string; readonly text: string }>;
  answer: FormAnswer;
};

/** What decides a round, to be filled in. It changes nothing, so it is a query and its result has an address. */
export function VerifyForm({ games, answer }: VerifyFormProps) {
  const { t } = useSpeech();
  const seed = { answer, dir: "ltr", autoComplete: "off", required: true } as const;
  return (
    <form method="get" action={paths.verify()} className="stack panel" noValidate>
      <ErrorSummary answer={answer} />
      <SelectField name="game" label={t("play.verify.game")} options={games} answer={answer} />
      <Field name="serverSeed" label={t("play.verify.serverSeed")} {...seed} />
      <Field name="clientSeed" label={t("play.verify.clientSeed")} {...seed} />
      <Field name="nonce" label={t("play.verify.nonce")} inputMode="numeric" {...seed} />
      <Button kind="primary">{t("play.verify.submit")}</Button>
    </form>
  );
}
