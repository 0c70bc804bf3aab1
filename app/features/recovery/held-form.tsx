import type { ComponentProps } from "react";
import type { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FirstAgreement, type ShownAgreement } from "./first-agreement.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";

type HeldFormProps = Pick<ComponentProps<typeof PostForm>, "id" | "via"> & {
  action: string;
  rule: string;
  /** For somebody who has agreed to nothing yet. */
  agreement: ShownAgreement | null;
  answer: FormAnswer | undefined;
};

/** Another password for a login that waits for it (L05). The one before has just been typed and is not asked again. */
export function HeldForm({ agreement, ...form }: HeldFormProps) {
  const { t } = useSpeech();
  return (
    <NewPasswordForm
      {...form}
      asksOld={false}
      submit={t("codes.changePassword.heldSubmit")}
      below={agreement ? <FirstAgreement agreement={agreement} answer={form.answer} /> : null}
    >
      <Notice kind="warning">{t("codes.changePassword.held")}</Notice>
    </NewPasswordForm>
  );
}
