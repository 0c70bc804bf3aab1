import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PicturesField } from "#app/components/fields/pictures-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { TextArea } from "#app/components/fields/text-area.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ApplicationRule } from "#server/promotions/index.ts";

type ApplicationFormProps = {
  rule: Pick<ApplicationRule, "contact" | "pictures">;
  /** How long a remark may be, as a number for the reader. */
  remarkMax: string;
  answer: FormAnswer | undefined;
};

/** A remark, where one is reached if the promotion asks, and pictures (P02). */
export function ApplicationForm({ rule, remarkMax, answer }: ApplicationFormProps) {
  const { t } = useSpeech();
  const { contact, pictures } = rule;
  return (
    <PostForm id="apply" answer={answer} className="panel stack" encType="multipart/form-data">
      <TextArea
        name="remark"
        label={t("application.remark")}
        hint={t("application.remarkHint", { max: remarkMax })}
        answer={answer}
        rows={3}
        dir="auto"
      />
      {contact ? (
        <Field
          name="contact"
          label={t(`application.contact.${contact}`)}
          hint={t(`application.contactHint.${contact}`)}
          answer={answer}
          required
          maxLength={60}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      {pictures === "none" ? null : (
        <PicturesField
          label={t(`application.pictures.${pictures}`)}
          hint={t("application.picturesHint")}
          required={pictures === "required"}
          answer={answer}
        />
      )}
      <Button kind="primary">{t("application.submit")}</Button>
    </PostForm>
  );
}
