import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { SelectField } from "#app/components/fields/select-field.tsx";
import { TextArea } from "#app/components/fields/text-area.tsx";
import type { MessageKey } from "#app/i18n/message-key.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type Length = { readonly min: number; readonly max: number };
export type ApplicationLengths = Readonly<Record<"name" | "contact" | "country" | "message", Length>>;

type PartnerFormProps = {
  channels: readonly string[];
  lengths: ApplicationLengths;
  answer: FormAnswer | undefined;
};

/** The applicant's name, where they are reached, and what they would like to do. */
export function PartnerForm({ channels, lengths, answer }: PartnerFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm id="apply" answer={answer} className="panel stack">
      <Field
        name="name"
        label={t("partner.join.name")}
        answer={answer}
        required
        maxLength={lengths.name.max}
        autoComplete="name"
      />
      <SelectField
        name="channel"
        label={t("partner.join.channel")}
        answer={answer}
        options={channels.map((value) => ({
          value,
          text: t(`partner.join.channels.${value}` as MessageKey),
        }))}
      />
      <Field
        name="contact"
        label={t("partner.join.contact")}
        hint={t("partner.join.contactHint")}
        answer={answer}
        required
        maxLength={lengths.contact.max}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        name="country"
        label={t("partner.join.country")}
        answer={answer}
        maxLength={lengths.country.max}
        autoComplete="country-name"
      />
      <TextArea
        name="message"
        label={t("partner.join.message")}
        hint={t("partner.join.messageHint", lengths.message)}
        answer={answer}
        required
        maxLength={lengths.message.max}
      />
      <Trap answer={answer} />
      <p className="quiet">{t("partner.join.privacy")}</p>
      <Button kind="primary">{t("partner.join.submit")}</Button>
    </PostForm>
  );
}

/** Nobody sees it and no keyboard reaches it: what fills it in is a program. When it was, it is shown to be cleared. */
function Trap({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const label = t("partner.join.trap");
  if (answer?.errors.website)
    return <Field name="website" label={label} answer={answer} autoComplete="off" />;
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="apply-website-trap">{label}</label>
      <input id="apply-website-trap" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
