import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type CodeFrameProps = {
  action: string;
  /** The field that says where the code goes. */
  field: string;
  answer: FormAnswer | undefined;
  sent: { readonly text: string; readonly again: string; readonly againInS: number } | undefined;
  /** The picture that is to be read first; null where nobody asks for one. */
  picture: ReactNode;
};

/** The page in the frame beside a code's field: what to do next, or what became of it. It has no script of its own. */
export function CodeFrame({ action, field, answer, sent, picture }: CodeFrameProps) {
  const { t } = useSpeech();
  if (sent) {
    return (
      <p className="code-frame" data-said="" data-again-in={sent.againInS}>
        {sent.text} {sent.again}
      </p>
    );
  }
  if (!picture) return <Said answer={answer} again={action} />;
  return (
    <PostForm action={action} answer={answer} className="code-frame stack">
      <p data-said="">{t("codes.send.person")}</p>
      <input type="hidden" name="isPerson" value="1" />
      <input type="hidden" name={field} value={answer?.values[field] ?? ""} />
      <input type="hidden" name="countryDialingCode" value={answer?.values.countryDialingCode ?? ""} />
      {picture}
      <Button kind="primary">{t("codes.send.submit")}</Button>
    </PostForm>
  );
}

/** A code that was not sent is a warning to be confirmed; then the frame is as it was (L11). */
function Said({ answer, again }: Pick<CodeFrameProps, "answer"> & { again: string }) {
  const { t } = useSpeech();
  const refused = answer?.refused ? [t(`reasons.${answer.refused}`)] : [];
  const errors = [...refused, ...Object.values(answer?.errors ?? {}).flat()];
  if (errors.length === 0) return <p className="code-frame code-frame--quiet">{t("codes.field.before")}</p>;
  return (
    <div className="code-frame code-frame--wrong stack" role="alertdialog" aria-labelledby="code-failed">
      <p id="code-failed" data-said="">
        {errors.join(" ")}
      </p>
      <a className="button button--quiet" href={again}>
        {t("codes.send.failed")}
      </a>
    </div>
  );
}
