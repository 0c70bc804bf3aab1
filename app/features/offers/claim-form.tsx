import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type ClaimFormProps = { id: string; href: string; answer?: FormAnswer | undefined };

/** Claims what a promotion gives; it is answered at the offer's own page. */
export function ClaimForm({ id, href, answer }: ClaimFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm id={`offer-${id}`} action={href} edition={id} answer={answer}>
      <p className="button-row">
        <Button kind="primary">{t("offers.claim")}</Button>
      </p>
    </PostForm>
  );
}
