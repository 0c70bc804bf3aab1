import { Button } from "#app/components/button.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

type PaymentPasswordFormProps = {
  /** Whether there is one already, which then takes the place of the login's as a proof. */
  isSet: boolean;
  /** For a day no money leaves after it, which is said beforehand. */
  holdsMoney: boolean;
  /** Where the player came from to set it, and goes back to. */
  redirectTo: string;
  answer: FormAnswer | undefined;
};

/** The proof, and the new payment password twice. Nothing of it ever comes back to the page. */
export function PaymentPasswordForm({ isSet, holdsMoney, redirectTo, answer }: PaymentPasswordFormProps) {
  const { t } = useSpeech();
  const proof = isSet ? "eitherPassword" : "loginPassword";
  return (
    <PostForm answer={answer} className="stack panel cashier-form">
      <p>{t("cashier.paymentPassword.intro")}</p>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {holdsMoney ? <Notice kind="warning">{t("cashier.paymentPassword.holdAhead")}</Notice> : null}
      <PasswordField
        name="password"
        label={t(`cashier.paymentPassword.${proof}`)}
        answer={answer}
        required
        autoComplete="current-password"
      />
      <PasswordField
        name="paymentPassword"
        label={t("cashier.paymentPassword.new")}
        hint={t("cashier.paymentPassword.rule")}
        answer={answer}
        required
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPaymentPassword"
        label={t("cashier.paymentPassword.again")}
        answer={answer}
        required
        autoComplete="new-password"
      />
      <Button kind="primary">{t(`cashier.paymentPassword.${isSet ? "change" : "set"}`)}</Button>
    </PostForm>
  );
}
