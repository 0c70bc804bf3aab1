import type { ComponentProps } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useFieldParts } from "./form-scope.ts";

type TextAreaProps = Omit<ComponentProps<"textarea">, "id" | "name" | "className"> & {
  name: string;
  label: string;
  hint?: string | undefined;
  answer?: FormAnswer | undefined;
};

/** Several lines of typing. What came back with the answer is shown again instead of the default. */
export function TextArea({ name, label, hint, answer, defaultValue, ...rest }: TextAreaProps) {
  const parts = useFieldParts({ name, hint, answer });
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <textarea
        {...rest}
        {...parts.described}
        id={parts.id}
        name={name}
        className="field__input"
        defaultValue={parts.given ?? defaultValue}
      />
    </FieldFrame>
  );
}
