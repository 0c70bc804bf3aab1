import { Fragment } from "react";
import { Field } from "#app/components/fields/field.tsx";
import { PasswordField } from "#app/components/fields/password-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import type { AskedField } from "#server/accounts/index.ts";
import type { RegistrationProps } from "./registration-props.ts";

const CODE = { autoComplete: "off", autoCapitalize: "none", spellCheck: false, dir: "ltr" } as const;

/** What helps in typing each field. A name of a person may be in any script, the others are Latin. */
const TYPING: Readonly<Partial<Record<AskedField["field"], object>>> = {
  username: { autoComplete: "username", autoCapitalize: "none", spellCheck: false, dir: "ltr" },
  password: { autoComplete: "new-password" },
  confirmPassword: { autoComplete: "new-password" },
  // No password manager is to take it for the password of the login.
  paymentPassword: { autoComplete: "off" },
  payeeName: { autoComplete: "name", spellCheck: false },
  mobileNum: { type: "tel", inputMode: "tel", autoComplete: "tel", dir: "ltr" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", dir: "ltr" },
  idNumber: CODE,
  recommenderId: { ...CODE, inputMode: "numeric" },
  affiliateCode: CODE,
};

const SECRET: ReadonlySet<AskedField["field"]> = new Set(["password", "confirmPassword", "paymentPassword"]);

type RegistrationFieldsProps = Pick<RegistrationProps, "fields" | "proofs" | "answer">;

/** The fields of a registration, as many as the operator's settings ask for and in their order (S02). */
export function RegistrationFields({ fields, proofs, answer }: RegistrationFieldsProps) {
  return (
    <>
      {fields.map((one) =>
        one.field === "mobileNum" ? (
          <Fragment key={one.field}>
            {proofs.country}
            <RegistrationInput asked={one} answer={answer} />
            {proofs.code}
          </Fragment>
        ) : (
          <RegistrationInput key={one.field} asked={one} answer={answer} />
        ),
      )}
      {proofs.picture}
    </>
  );
}

function RegistrationInput({ asked, answer }: { asked: AskedField; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const { field, required, rule } = asked;
  const name = t(`entry.fields.${field}`);
  const isSaid = answer?.errors[field]?.includes(rule);
  const hint = field === "affiliateCode" ? t("entry.register.affiliateHint") : rule;
  const common = {
    name: field,
    label: required ? name : t("entry.optional", { label: name }),
    hint: field === "confirmPassword" || isSaid ? undefined : hint,
    answer,
    required,
    ...lengthsOf(asked),
    ...TYPING[field],
  };
  return SECRET.has(field) ? <PasswordField {...common} /> : <Field {...common} />;
}

/** A number is typed with blanks and brackets that its rule does not count, so no length cuts it short. */
function lengthsOf({ field, minLength, maxLength }: AskedField): { minLength?: number; maxLength?: number } {
  return field === "mobileNum" ? {} : { minLength, maxLength };
}
