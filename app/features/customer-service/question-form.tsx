import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PicturesField } from "#app/components/fields/pictures-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { TextArea } from "#app/components/fields/text-area.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** How an answer reaches who asks. */
export type WayOfAnswer = "messages" | "mail" | "page";

export type QuestionAsked = {
  /** Made by the server for this form: one sent twice is one question. */
  readonly key: string;
  readonly answered: WayOfAnswer;
  readonly length: { readonly min: number; readonly max: number };
};

type QuestionFormProps = { asked: QuestionAsked; answer: FormAnswer | undefined };

/** What somebody asks the house, and how they are answered (M16). */
export function QuestionForm({ asked: { key, answered, length }, answer }: QuestionFormProps) {
  const { t } = useSpeech();
  const takesPictures = answered === "messages";
  const form = { id: "ask", answer, className: "panel stack" };
  return (
    <PostForm {...form} {...(takesPictures ? { encType: "multipart/form-data" } : {})}>
      <input type="hidden" name="key" value={key} />
      <TextArea
        name="text"
        label={t("states.service.ask.text")}
        hint={t("states.service.ask.textHint", length)}
        answer={answer}
        required
        rows={5}
        maxLength={length.max}
      />
      {answered === "mail" ? (
        <Field
          name="mail"
          type="email"
          label={t("states.service.ask.mail")}
          answer={answer}
          required
          maxLength={254}
          dir="ltr"
          autoComplete="email"
        />
      ) : null}
      <Field
        name="phone"
        type="tel"
        label={t("states.service.ask.phone")}
        hint={t("states.service.ask.phoneHint")}
        answer={answer}
        maxLength={30}
        dir="ltr"
        autoComplete="tel"
      />
      {takesPictures ? (
        <PicturesField
          label={t("states.service.ask.pictures")}
          hint={t("states.service.ask.picturesHint")}
          answer={answer}
        />
      ) : null}
      <Trap answer={answer} />
      <p className="quiet">{t(`states.service.ask.how.${answered}`)}</p>
      <Button kind="primary">{t("states.service.ask.submit")}</Button>
    </PostForm>
  );
}

/** Nobody sees it and no keyboard reaches it: what fills it in is a program. When it was, it is shown to be cleared. */
function Trap({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const label = t("states.service.ask.trap");
  if (answer?.errors.website)
    return <Field name="website" label={label} answer={answer} autoComplete="off" />;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="ask-website-trap">{label}</label>
      <input id="ask-website-trap" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
