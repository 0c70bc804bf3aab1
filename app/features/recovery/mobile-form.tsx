import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import type { RecoveryFormProps } from "./recovery-form-props.ts";

type MobileFormProps = RecoveryFormProps & {
  /** Which country the number belongs to. */
  country: ReactNode;
  code: ReactNode;
  /** What a password has to be like. */
  rule: string;
};

/** The number, the code that went there, and the new password (L13). */
export function MobileForm({ country, code, rule, answer, ...form }: MobileFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm {...form} answer={answer}>
      <p>{t("codes.forget.mobileText")}</p>
      {country}
      <Field
        name="mobileNum"
        type="tel"
        label={t("entry.fields.mobileNum")}
        answer={answer}
        required
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
      {code}
      <NewPasswordFields rule={rule} answer={answer} />
      <Button kind="primary" className="button--wide">
        {t("codes.forget.mobileSubmit")}
      </Button>
    </PostForm>
  );
}
