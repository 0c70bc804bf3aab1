import { Link } from "@remix-run/react";
import { Amount } from "#app/components/amount.tsx";
import { Button } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import { paths } from "#app/lib/paths.ts";
import type { AskedField } from "#server/accounts/index.ts";
import { RegistrationFields } from "./registration-fields.tsx";

type RegistrationFormProps = {
  fields: readonly AskedField[];
  /** What a new account starts with, already written in the visitor's language; null when with nothing. */
  trial: string | null;
  referralCode: string;
  answer: FormAnswer | undefined;
};

export function RegistrationForm({ fields, trial, referralCode, answer }: RegistrationFormProps) {
  const { t } = useSpeech();
  const terms = (
    <>
      {t("entry.register.terms")}{" "}
      <a href={paths.terms()} target="_blank" rel="noopener">
        {t("entry.register.readTerms")}
      </a>
    </>
  );
  return (
    <>
      {trial ? (
        <p>
          {t("entry.register.trial")} <Amount value={trial} />
        </p>
      ) : null}
      <PostForm answer={answer} className="stack panel">
        {referralCode ? <input type="hidden" name="referralCode" value={referralCode} /> : null}
        <RegistrationFields fields={fields} answer={answer} />
        <Checkbox name="terms" label={terms} answer={answer} defaultChecked required />
        <Button kind="primary">{t("entry.register.submit")}</Button>
      </PostForm>
      <EntryLinks />
    </>
  );
}

/** When the operator lets nobody register (DIRECTREG3), the page says so instead of showing a form. */
export function RegistrationClosed() {
  const { t } = useSpeech();
  return (
    <>
      <Notice kind="info">
        <p>{t("reasons.registrationClosed")}</p>
      </Notice>
      <EntryLinks />
    </>
  );
}

function EntryLinks() {
  const { t } = useSpeech();
  return (
    <p>
      {t("entry.register.haveAccount")} <Link to={paths.login()}>{t("entry.register.login")}</Link>{" "}
      <Link to={paths.help()}>{t("entry.register.help")}</Link>
    </p>
  );
}
