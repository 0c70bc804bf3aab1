import type { ComponentProps } from "react";
import { Notice } from "#app/components/notice.tsx";
import type { PostForm } from "#app/components/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { NewPasswordForm } from "./new-password-form.tsx";

type HeldFormProps = Pick<ComponentProps<typeof PostForm>, "id" | "via"> & {
  action: string;
  rule: string;
  answer: FormAnswer | undefined;
};

/** Another password for a login that waits for it (L05). The one before has just been typed and is not asked again. */
export function HeldForm(form: HeldFormProps) {
  const { t } = useSpeech();
  return (
    <NewPasswordForm {...form} asksOld={false} submit={t("codes.changePassword.heldSubmit")}>
      <Notice kind="warning">{t("codes.changePassword.held")}</Notice>
    </NewPasswordForm>
  );
}
