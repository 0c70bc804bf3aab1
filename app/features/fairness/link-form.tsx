import { Button } from "#app/components/button.tsx";
import { ErrorSummary } from "#app/components/fields/error-summary.tsx";
import { TextArea } from "#app/components/fields/text-area.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { VERIFY_PATH } from "#app/lib/paths/verify-paths.ts";

/** Where a round's link is pasted. It changes nothing, so it is a query and its result has an address. */
export function LinkForm({ answer }: { answer: FormAnswer }) {
  const { t } = useSpeech();
  return (
    <form method="get" action={VERIFY_PATH} className="stack panel" noValidate>
      <ErrorSummary answer={answer} />
      <TextArea
        name="address"
        label={t("games.verify.address")}
        hint={t("games.verify.addressHint")}
        answer={answer}
        dir="ltr"
        rows={4}
        required
        autoComplete="off"
        spellCheck={false}
      />
      <Button kind="primary">{t("games.verify.submit")}</Button>
    </form>
  );
}
