import { Button } from "#app/components/button.tsx";
import { Field } from "#app/components/fields/field.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** One thing that an account is made of, as the operator named it in the visitor's language. */
export type ShownPayeeField = {
  readonly name: string;
  readonly label: string;
  readonly hint: string | null;
  readonly isNumber: boolean;
  readonly isLatin: boolean;
  readonly maxLength: number;
};

type PayeeFormProps = {
  method: { readonly code: string; readonly name: string };
  fields: readonly ShownPayeeField[];
  redirectTo: string;
  answer: FormAnswer | undefined;
};

/** Room for the spaces and dashes that people write between the digits of an account. */
const SPACES_MAX = 20;

/** A new account, by the fields that its way asks for. */
export function PayeeForm({ method, fields, redirectTo, answer }: PayeeFormProps) {
  const { t } = useSpeech();
  return (
    <PostForm key={method.code} id="payee" answer={answer} className="stack panel cashier-form">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="method" value={method.code} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <h2>{t("cashier.payees.addBy", { method: method.name })}</h2>
      {fields.map(({ name, label, hint, isNumber, isLatin, maxLength }) => (
        <Field
          key={name}
          name={name}
          label={label}
          hint={hint ?? undefined}
          answer={answer}
          required
          maxLength={maxLength + SPACES_MAX}
          autoComplete="off"
          spellCheck={false}
          {...(isNumber ? { inputMode: "numeric" as const } : {})}
          {...(isLatin ? { dir: "ltr", autoCapitalize: "characters" } : {})}
        />
      ))}
      <Button kind="primary">{t("cashier.payees.add")}</Button>
    </PostForm>
  );
}
