import type { PayeeField } from "#server/cashier/index.ts";
import { type Language, localText } from "#server/core/languages.ts";
import type { ShownPayeeField } from "./payee-form.tsx";

/** The fields of an account as its form asks for them, in the visitor's language. */
export function shownPayeeFields(fields: readonly PayeeField[], language: Language): ShownPayeeField[] {
  return fields.map(({ name, label, hint, kind, maxLength }) => ({
    name,
    label: localText(label, language),
    hint: hint ? localText(hint, language) : null,
    isNumber: kind === "digits",
    isLatin: kind !== "text",
    maxLength,
  }));
}
