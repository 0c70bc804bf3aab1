import type { ComponentProps, ReactNode } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { FieldErrors } from "./field-frame.tsx";
import { useFieldParts } from "./form-scope.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "id" | "name" | "type" | "className"> & {
  name: string;
  /** May hold links, such as the one to the terms. */
  label: ReactNode;
  answer?: FormAnswer | undefined;
};

/** A box to tick. An unticked box is not posted, so once there is an answer, no value means that it was unticked. */
export function Checkbox({ name, label, answer, defaultChecked, ...rest }: CheckboxProps) {
  const parts = useFieldParts({ name, answer });
  return (
    <div className={parts.errors.length > 0 ? "field field--wrong" : "field"}>
      <FieldErrors parts={parts} />
      <div className="check">
        <input
          {...rest}
          {...parts.described}
          id={parts.id}
          name={name}
          type="checkbox"
          className="check__box"
          defaultChecked={answer ? parts.given !== undefined : defaultChecked}
        />
        <label className="check__label" htmlFor={parts.id}>
          {label}
        </label>
      </div>
    </div>
  );
}
