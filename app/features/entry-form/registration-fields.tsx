import { Field } from "#app/components/field.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/form-answer.ts";
import type { AskedField } from "#server/accounts/index.ts";

/** What helps in typing each field. A name of a person may be in any script, the others are Latin. */
const TYPING: Readonly<Partial<Record<AskedField["field"], object>>> = {
  username: { autoComplete: "username", autoCapitalize: "none", spellCheck: false, dir: "ltr" },
  password: { autoComplete: "new-password" },
  confirmPassword: { autoComplete: "new-password" },
  payeeName: { autoComplete: "name", spellCheck: false },
  mobileNum: { type: "tel", inputMode: "tel", autoComplete: "tel", dir: "ltr" },
  email: { type: "email", inputMode: "email", autoComplete: "email", autoCapitalize: "none", dir: "ltr" },
};

type RegistrationFieldsProps = { fields: readonly AskedField[]; answer: FormAnswer | undefined };

/** The fields of a registration, as many as the operator's settings ask for and in their order (S02). */
export function RegistrationFields({ fields, answer }: RegistrationFieldsProps) {
  return fields.map((asked) => <RegistrationInput key={asked.field} asked={asked} answer={answer} />);
}

function RegistrationInput({ asked, answer }: { asked: AskedField; answer: FormAnswer | undefined }) {
  const { t } = useSpeech();
  const { field, required, rule } = asked;
  const name = t(`entry.fields.${field}`);
  const isSaid = answer?.errors[field]?.includes(rule);
  const common = {
    name: field,
    label: required ? name : t("entry.optional", { label: name }),
    hint: field === "confirmPassword" || isSaid ? undefined : rule,
    answer,
    required,
    ...lengthsOf(asked),
    ...TYPING[field],
  };
  const isSecret = field === "password" || field === "confirmPassword";
  return isSecret ? <PasswordField {...common} /> : <Field {...common} />;
}

/** A number is typed with blanks and brackets that its rule does not count, so no length cuts it short. */
function lengthsOf({ field, minLength, maxLength }: AskedField): { minLength?: number; maxLength?: number } {
  return field === "mobileNum" ? {} : { minLength, maxLength };
}
