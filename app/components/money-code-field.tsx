import type { FormAnswer } from "#app/lib/form-answer.ts";
import type { ShownCodeField } from "#app/lib/shown-code-field.ts";
import { Field } from "./field.tsx";

type MoneyCodeFieldProps = ShownCodeField & { answer: FormAnswer | undefined };

/** The code of the player's app, or a recovery code, without which no money leaves. */
export function MoneyCodeField(props: MoneyCodeFieldProps) {
  return (
    <Field
      {...props}
      name="code"
      required
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
