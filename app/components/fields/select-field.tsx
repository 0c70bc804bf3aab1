import type { ComponentProps } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useFieldParts } from "./form-scope.ts";

type SelectFieldProps = Omit<ComponentProps<"select">, "id" | "name" | "className"> & {
  name: string;
  label: string;
  hint?: string | undefined;
  answer?: FormAnswer | undefined;
  options: readonly { readonly value: string; readonly text: string }[];
};

/** A choice of one. */
export function SelectField({ name, label, hint, answer, options, defaultValue, ...rest }: SelectFieldProps) {
  const parts = useFieldParts({ name, hint, answer });
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <select
        {...rest}
        {...parts.described}
        id={parts.id}
        name={name}
        className="field__input field__input--select"
        defaultValue={parts.given ?? defaultValue}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
