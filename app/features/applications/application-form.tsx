import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { FieldFrame } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
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
      {pictures === "none" ? null : <PicturesField pictures={pictures} answer={answer} />}
      <Button kind="primary">{t("application.submit")}</Button>
    </PostForm>
  );
}

type PicturesFieldProps = { pictures: "optional" | "required"; answer: FormAnswer | undefined };

function PicturesField({ pictures, answer }: PicturesFieldProps) {
  const { t } = useSpeech();
  const hint = t("application.picturesHint");
  const parts = useFieldParts({ name: "pictures", hint, answer });
  return (
    <FieldFrame label={t(`application.pictures.${pictures}`)} hint={hint} parts={parts}>
      <input
        {...parts.described}
        id={parts.id}
        name="pictures"
        type="file"
        accept="image/png,image/jpeg"
        multiple
        required={pictures === "required"}
        className="field__input"
      />
    </FieldFrame>
  );
}
