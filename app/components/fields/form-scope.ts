import { createContext, useContext } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";

/** The prefix of every field id inside a form, so that two forms of one page may have a field of the same name. */
export const FormScope = createContext("form");

export type FieldParts = {
  readonly id: string;
  readonly hintId: string;
  readonly errorId: string;
  readonly errors: readonly string[];
  readonly given: string | undefined;
  /** What an input needs to be announced with its hint and its errors. */
  readonly described: { readonly "aria-describedby"?: string; readonly "aria-invalid"?: true };
};

type Asked = { name: string; hint?: string | undefined; answer?: FormAnswer | undefined };

/** The ids, the errors and the kept value of a field. */
export function useFieldParts({ name, hint, answer }: Asked): FieldParts {
  const id = fieldId(useContext(FormScope), name);
  const errors = answer?.errors[name] ?? [];
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const ids = [hint ? hintId : "", errors.length > 0 ? errorId : ""].filter(Boolean).join(" ");
  const described = {
    ...(ids ? { "aria-describedby": ids } : {}),
    ...(errors.length > 0 ? { "aria-invalid": true as const } : {}),
  };
  return { id, hintId, errorId, errors, given: answer?.values[name], described };
}

/** Where the error summary leads to. */
export function fieldId(scope: string, name: string): string {
  return `${scope}-${name}`;
}
