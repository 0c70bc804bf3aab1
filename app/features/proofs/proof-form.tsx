import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";

export type ProofFormProps = {
  action: string;
  /** What there is by now; null where there is nothing yet. */
  now: { readonly value: string; readonly isProven: boolean } | null;
  /** The code's field, which sends it to what is typed above it. */
  code: ReactNode;
  answer: FormAnswer | undefined;
};

/** A mail address that the member can read: the code that went there, and the password. */
export function EmailForm({ action, now, code, answer }: ProofFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm action={action} answer={answer} className="stack panel cashier-form">
      <p>{t("codes.email.text")}</p>
      {now ? (
        <Now text={t("codes.email.now", { address: now.value })} isProven={now.isProven} />
      ) : (
        <p>{t("codes.email.none")}</p>
      )}
      {now ? <Notice kind="warning">{t("codes.email.holdAhead")}</Notice> : null}
      <Field
        name="email"
        type="email"
        label={t("codes.email.new")}
        answer={answer}
        required
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
      />
      {code}
      <Password answer={answer} />
      <Button kind="primary">{t("codes.email.submit")}</Button>
    </PostForm>
  );
}

/** The same of a mobile number. */
export function MobileForm({ action, now, country, code, answer }: ProofFormProps & { country: ReactNode }) {
  const { t } = useSpeech();
  return (
    <PostForm action={action} answer={answer} className="stack panel cashier-form">
      <p>{t("codes.mobile.text")}</p>
      {now ? (
        <Now text={t("codes.mobile.now", { number: now.value })} isProven={now.isProven} />
      ) : (
        <p>{t("codes.mobile.none")}</p>
      )}
      {now ? <Notice kind="warning">{t("codes.mobile.holdAhead")}</Notice> : null}
      {country}
      <Field
        name="mobileNum"
        type="tel"
        label={t("codes.mobile.new")}
        hint={t("codes.mobile.newHint")}
        answer={answer}
        required
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
      />
      {code}
      <Password answer={answer} />
      <Button kind="primary">{t("codes.mobile.submit")}</Button>
    </PostForm>
  );
}

function Now({ text, isProven }: { text: string; isProven: boolean }) {
  const { t } = useSpeech();
  return (
    <p>
      {text}{" "}
      <span className="quiet">({t(isProven ? "codes.email.verified" : "codes.email.unverified")})</span>
    </p>
  );
}

function Password({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  return (
    <PasswordField
      name="password"
      label={t("codes.email.password")}
      answer={answer}
      required
      autoComplete="current-password"
    />
  );
}
