import { FactorCodeField } from "#app/components/fields/factor-code-field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";

/** By what a signature is known as the player's own. */
export type ShownSignature = {
  readonly hasPassword: boolean;
  readonly codeField: ShownCodeField | null;
  /** Made by the server for this form: a code that was given for it is given once. */
  readonly key: string;
};

type SignatureFieldsProps = { signature: ShownSignature; answer: FormAnswer | undefined };

/** The payment password and the code of the second factor, each where the account has it. */
export function SignatureFields({ signature, answer }: SignatureFieldsProps) {
  const { t } = useSpeech();
  const { hasPassword, codeField, key } = signature;
  return (
    <>
      <input type="hidden" name="key" value={answer?.values.key ?? key} />
      {hasPassword ? (
        <PasswordField
          name="paymentPassword"
          label={t("contracts.form.password")}
          answer={answer}
          autoComplete="off"
        />
      ) : null}
      {codeField ? <FactorCodeField {...codeField} answer={answer} /> : null}
    </>
  );
}
