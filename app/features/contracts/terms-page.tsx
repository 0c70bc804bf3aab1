import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { BillPreview } from "./bill-preview.tsx";
import type { ShownTermsForm, TermsAnswer } from "./shown-terms-form.ts";
import type { ShownSignature } from "./signature-fields.tsx";
import { TermsForm } from "./terms-form.tsx";

type TermsPageProps = {
  title: string;
  shown: { form: ShownTermsForm; signature: ShownSignature; canKeep: boolean; back: string };
  answer: TermsAnswer | undefined;
};

/** The page on which terms are written for somebody. */
export function TermsPage({ title, shown, answer }: TermsPageProps) {
  const { t } = useSpeech();
  const { back, ...form } = shown;
  const isForNobody = form.form.children?.length === 0;
  return (
    <>
      <h1>{title}</h1>
      <p className="page__intro">{t("contracts.form.intro")}</p>
      {isForNobody ? (
        <Notice kind="plain">{t("contracts.form.nobody")}</Notice>
      ) : (
        <>
          {answer?.preview ? <BillPreview {...answer.preview} /> : null}
          <TermsForm {...form} answer={answer} />
        </>
      )}
      <p>
        <a href={back}>{t("contracts.contract.back")}</a>
      </p>
    </>
  );
}
