import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import type { FieldParts } from "./form-scope.ts";

type FieldFrameProps = {
  label: string;
  hint?: string | undefined;
  parts: FieldParts;
  children: ReactNode;
};

/** Label, hint and errors around a control: read in this order, so that errors come before the typing. */
export function FieldFrame({ label, hint, parts, children }: FieldFrameProps) {
  return (
    <div className={parts.errors.length > 0 ? "field field--wrong" : "field"}>
      <label className="field__label" htmlFor={parts.id}>
        {label}
      </label>
      {hint ? (
        <p className="field__hint" id={parts.hintId}>
          {hint}
        </p>
      ) : null}
      <FieldErrors parts={parts} />
      {children}
    </div>
  );
}

export function FieldErrors({ parts: { errors, errorId } }: { parts: FieldParts }) {
  if (errors.length === 0) return null;
  return (
    <p className="field__error" id={errorId}>
      <Icon name="alert" /> {errors.join(" ")}
    </p>
  );
}
