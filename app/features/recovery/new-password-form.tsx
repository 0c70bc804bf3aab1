import type { ComponentProps, ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

type NewPasswordFormProps = Pick<ComponentProps<typeof PostForm>, "id" | "via"> & {
  action: string;
  /** What stands above the fields. */
  children?: ReactNode;
  /** What stands below them. */
  below?: ReactNode;
  rule: string;
  /** The present password is asked for as a proof; where the player has just given another one, it is not (L14). */
  asksOld: boolean;
  submit: string;
  answer: FormAnswer | undefined;
};

/** Another password: after a link, for a login that is held, and whenever a player wants one. */
export function NewPasswordForm({
  children,
  below,
  rule,
  asksOld,
  submit,
  answer,
  ...form
}: NewPasswordFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm {...form} answer={answer} className="stack panel cashier-form">
      {children}
      {asksOld ? (
        <PasswordField
          name="oldPassword"
          label={t("codes.changePassword.old")}
          answer={answer}
          required
          autoComplete="current-password"
        />
      ) : null}
      <NewPasswordFields rule={rule} answer={answer} />
      {below}
      <Button kind="primary">{submit}</Button>
    </PostForm>
  );
}
