import type { ReactNode } from "react";
import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** By what a member can be reached. */
export type ProofKind = "email" | "mobile";

type ProofFormProps = {
  kind: ProofKind;
  action: string;
  /** What there is by now; null where there is nothing yet. */
  now: { readonly value: string; readonly isProven: boolean } | null;
  /** Which country a number belongs to. */
  country: ReactNode;
  /** The code's field, which sends it to what is typed above it. */
  code: ReactNode;
  answer: FormAnswer | undefined;
};

const TYPED = {
  email: { name: "email", type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none" },
  mobile: { name: "mobileNum", type: "tel", inputMode: "tel", autoComplete: "tel" },
} as const;

/** A mail address or a number that the member can be reached by: the code that went there, and the password. */
export function ProofForm({ kind, action, now, country, code, answer }: ProofFormProps) {
  const { t } = useSpeech();
  const reached = now && t(`codes.${kind}.now`, { address: now.value, number: now.value });
  return (
    <PostForm action={action} answer={answer} className="stack panel cashier-form">
      <p>{t(`codes.${kind}.text`)}</p>
      {now && reached ? (
        <>
          <p>
            {reached}{" "}
            <span className="quiet">
              ({t(now.isProven ? "codes.email.verified" : "codes.email.unverified")})
            </span>
          </p>
          <Notice kind="warning">{t(`codes.${kind}.holdAhead`)}</Notice>
        </>
      ) : (
        <p>{t(`codes.${kind}.none`)}</p>
      )}
      {country}
      <Field
        {...TYPED[kind]}
        label={t(`codes.${kind}.new`)}
        hint={kind === "mobile" ? t("codes.mobile.newHint") : undefined}
        answer={answer}
        required
        dir="ltr"
      />
      {code}
      <PasswordField
        name="password"
        label={t("codes.email.password")}
        answer={answer}
        required
        autoComplete="current-password"
      />
      <Button kind="primary">{t(`codes.${kind}.submit`)}</Button>
    </PostForm>
  );
}
