import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { RecoveryFormProps } from "./recovery-form-props.ts";

/** The name and the mail address of an account, for a link to a new password (L12). */
export function MailForm({ picture, answer, ...form }: RecoveryFormProps & { picture: ReactNode }) {
  const { t } = useSpeech();
  return (
    <PostForm {...form} answer={answer}>
      <p>{t("codes.forget.mailText")}</p>
      <Field
        name="username"
        label={t("entry.fields.username")}
        answer={answer}
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
      <Field
        name="email"
        type="email"
        label={t("entry.fields.email")}
        answer={answer}
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
      />
      {picture}
      <Button kind="primary" className="button--wide">
        {t("codes.forget.mailSubmit")}
      </Button>
    </PostForm>
  );
}
