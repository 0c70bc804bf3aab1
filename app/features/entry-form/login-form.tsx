import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/field.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { paths } from "#app/lib/paths.ts";

type LoginFormProps = { redirectTo: string; answer: FormAnswer | undefined };

/** Name and password. After a failure the name is still there, the password never is. */
export function LoginForm({ redirectTo, answer }: LoginFormProps) {
  const { t } = useSpeech();
  return (
    <>
      <PostForm answer={answer} className="stack panel">
        <input type="hidden" name="redirectTo" value={answer?.values.redirectTo ?? redirectTo} />
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
        <PasswordField
          name="password"
          label={t("entry.fields.password")}
          answer={answer}
          required
          autoComplete="current-password"
        />
        <Button kind="primary">{t("entry.login.submit")}</Button>
      </PostForm>
      <p>
        {t("entry.login.noAccount")} <Link to={paths.register()}>{t("entry.login.register")}</Link>
      </p>
    </>
  );
}
