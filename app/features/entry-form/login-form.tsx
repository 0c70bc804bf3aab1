import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/fields/checkbox.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { EntryFormProps } from "./entry-form-props.ts";

type LoginFormProps = EntryFormProps & {
  /** The address that it posts to: one for each door and each way. */
  action: string;
  /** What proves who somebody is: name and password, or a number and its code. */
  children: ReactNode;
  remembers: boolean;
};

/** What every way in has in common: where one comes back to, and whether the browser is remembered (L06). */
export function LoginForm({ action, redirectTo, answer, children, remembers, ...form }: LoginFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm {...form} action={action} answer={answer}>
      <input type="hidden" name="redirectTo" value={answer?.values.redirectTo ?? redirectTo} />
      {children}
      <Checkbox
        name="remember"
        label={t("entry.login.remember")}
        answer={answer}
        defaultChecked={remembers}
      />
      <Button kind="primary" className="button--wide">
        {t("entry.login.submit")}
      </Button>
    </PostForm>
  );
}

type NameFieldsProps = Pick<EntryFormProps, "answer"> & {
  username: string;
  /** The password of the header, where a step was missing before anybody looked at it (L03). */
  typed?: () => string;
};

/** Name and password. After a failure the name is still there, the password never is. */
export function NameFields({ username, answer, typed }: NameFieldsProps) {
  const { t } = useSpeech();
  return (
    <>
      <Field
        name="username"
        label={t("entry.fields.username")}
        answer={answer}
        defaultValue={username}
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
        {...(typed ? { typed } : {})}
        required
        autoComplete="current-password"
      />
    </>
  );
}

type MobileFieldProps = Pick<EntryFormProps, "answer"> & { mobileNum: string };

export function MobileField({ mobileNum, answer }: MobileFieldProps) {
  const { t } = useSpeech();
  return (
    <Field
      name="mobileNum"
      label={t("entry.fields.mobileNum")}
      answer={answer}
      defaultValue={mobileNum}
      required
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      dir="ltr"
    />
  );
}
