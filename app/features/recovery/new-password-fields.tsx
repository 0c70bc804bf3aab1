import { PasswordField } from "#app/components/fields/password-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type NewPasswordFieldsProps = { rule: string; answer: FormAnswer | undefined };

/** The new password twice. Nothing of it ever comes back to the page. */
export function NewPasswordFields({ rule, answer }: NewPasswordFieldsProps) {
  const { t } = useSpeech();
  return (
    <>
      <PasswordField
        name="newPassword"
        label={t("codes.newPassword.new")}
        hint={answer?.errors.newPassword?.includes(rule) ? undefined : rule}
        answer={answer}
        required
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmNewPassword"
        label={t("codes.newPassword.again")}
        answer={answer}
        required
        autoComplete="new-password"
      />
    </>
  );
}
