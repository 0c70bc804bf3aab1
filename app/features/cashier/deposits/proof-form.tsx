import { Button } from "#app/components/button.tsx";
import { FieldFrame } from "#app/components/fields/field-frame.tsx";
import { useFieldParts } from "#app/components/fields/form-scope.ts";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type ProofFormProps = { isGiven: boolean; answer: FormAnswer | undefined };

/** A picture that shows the payment. What is sent is checked and made anew by the server before it is kept. */
export function ProofForm({ isGiven, answer }: ProofFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm
      id="proof-form"
      answer={answer}
      className="stack panel cashier-form"
      encType="multipart/form-data"
    >
      <input type="hidden" name="intent" value="proof" />
      <h2>{t("cashier.proof.title")}</h2>
      <PictureField answer={answer} />
      <Button kind="primary">{t(`cashier.proof.${isGiven ? "another" : "submit"}`)}</Button>
    </PostForm>
  );
}

function PictureField({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const hint = t("cashier.proof.hint");
  const parts = useFieldParts({ name: "proof", hint, answer });
  return (
    <FieldFrame label={t("cashier.proof.label")} hint={hint} parts={parts}>
      <input
        {...parts.described}
        id={parts.id}
        name="proof"
        type="file"
        accept="image/png,image/jpeg"
        required
        className="field__input"
      />
    </FieldFrame>
  );
}
