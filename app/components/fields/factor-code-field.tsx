import { Field, type FieldProps } from "./field.tsx";

/** Where a code of an app is typed, or a recovery code, which has letters too. */
export function FactorCodeField(props: Omit<FieldProps, "name">) {
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
