import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useFieldParts } from "./form-scope.ts";

type PicturesFieldProps = {
  label: string;
  hint: string;
  required?: boolean;
  answer: FormAnswer | undefined;
};

/** Pictures that go with what somebody writes, as many as the house takes at once. What is chosen does not come back with an answer. */
export function PicturesField({ label, hint, required = false, answer }: PicturesFieldProps) {
  const parts = useFieldParts({ name: "pictures", hint, answer });
  return (
    <FieldFrame label={label} hint={hint} parts={parts}>
      <input
        {...parts.described}
        id={parts.id}
        name="pictures"
        type="file"
        accept="image/png,image/jpeg"
        multiple
        required={required}
        className="field__input"
      />
    </FieldFrame>
  );
}
