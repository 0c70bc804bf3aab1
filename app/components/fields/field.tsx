import type { ComponentProps } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useFieldParts } from "./form-scope.ts";

export type FieldProps = Omit<ComponentProps<"input">, "id" | "name" | "className"> & {
  name: string;
  label: string;
  hint?: string | undefined;
  answer?: FormAnswer | undefined;
};

/** One line of typing. What came back with the answer is shown again instead of the default. */
export function Field({ name, label, hint, answer, defaultValue, type = "text", ...rest }: FieldProps) {
  const parts = useFieldParts({ name, hint, answer });
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <input
        {...rest}
        {...parts.described}
        id={parts.id}
        name={name}
        type={type}
        className="field__input"
        defaultValue={parts.given ?? defaultValue}
      />
    </FieldFrame>
  );
}
