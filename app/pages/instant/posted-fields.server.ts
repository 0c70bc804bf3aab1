import { z } from "zod";

/** The fields of a form that was read, as a game reads them: what came several times is there several times. */
export function postedFields(form: Readonly<Record<string, unknown>>): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(form)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one === "string") fields.append(name, one);
    }
  }
  return fields;
}

/** The button of free rounds: which they are, and the stake that each is worth. */
export const freeButton = z
  .string()
  .regex(/^[0-9a-f-]{36}\.\d{1,12}$/)
  .optional();

/** The fields of a bet; of a free round with the stake that it is worth in the place of the chosen one. */
export function postedBet(form: Readonly<Record<string, unknown>> & { free?: string | undefined }): {
  fields: URLSearchParams;
  freeRoundsId: string | undefined;
} {
  const fields = postedFields(form);
  const [freeRoundsId, worth] = form.free?.split(".") ?? [];
  if (worth !== undefined) fields.set("stake", worth);
  return { fields, freeRoundsId };
}
