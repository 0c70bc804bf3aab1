import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/fields/checkbox.tsx";
import { FactorCodeField } from "#app/components/fields/factor-code-field.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";

type SendingFieldsProps = {
  /** Made by the server for this form: sent twice, it is one transfer. */
  orderKey: string;
  codeField: ShownCodeField | null;
  answer: FormAnswer | undefined;
};

/** What is filled in to send money, up or down: how much, the proofs, and that it is for good. */
export function SendingFields({ orderKey, codeField, answer }: SendingFieldsProps) {
  const { t } = useSpeech();
  // A code is taken again for the order that it was given for, so after a slip the order stays the same one.
  const isSame = answer && codeField && !answer.errors[""];
  return (
    <>
      <input type="hidden" name="key" value={(isSame && answer.values.key) || orderKey} />
      <Field
        name="amount"
        label={t("transfers.upline.amount")}
        answer={answer}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
      <PasswordField
        name="paymentPassword"
        label={t("transfers.upline.paymentPassword")}
        answer={answer}
        required
        autoComplete="off"
      />
      {codeField ? <FactorCodeField {...codeField} answer={answer} /> : null}
      <Checkbox name="confirmed" label={t("transfers.upline.confirm")} answer={answer} />
      <Button kind="primary">{t("transfers.upline.send")}</Button>
    </>
  );
}

/** Nothing is sent before a payment password is set: where that is done. */
export function NeedPassword() {
  const { t } = useSpeech();
  return (
    <Notice kind="info">
      <p>{t("transfers.upline.needPassword")}</p>
      <p>
        <Link to={memberPaths.paymentPassword()}>{t("transfers.upline.setPassword")}</Link>
      </p>
    </Notice>
  );
}
