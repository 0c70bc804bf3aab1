import type { z } from "zod";
import type { CallRefusal } from "../../call.ts";

/**
 * Which fields of a form were not taken, by the names that the call has for them. The form speaks in keys here: where a
 * password that is guessed first is all that is wrong with it, that is the reason.
 */
export function badFieldsIn(
  { issues }: z.ZodError,
  names: Readonly<Record<string, string>> = {},
): CallRefusal<"badField" | "passwordCommon"> {
  const fields = issues.map(({ path: [name = ""] }) => names[String(name)] ?? String(name));
  const isCommon = issues.every(({ message }) => message === "passwordCommon");
  return { reason: isCommon ? "passwordCommon" : "badField", fields: [...new Set(fields)] };
}
