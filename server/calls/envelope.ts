import { z } from "zod";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { Language } from "../core/languages.ts";
import { type CallCode, CODES } from "./codes.ts";

/** What every call is answered with. `fields` names what in the payload was not taken. */
export type Envelope = {
  readonly success: boolean;
  readonly code: "OK" | CallCode;
  readonly message: string;
  readonly value: unknown;
  readonly fields?: readonly string[];
};

export const envelopeOf = (value: z.ZodType) =>
  z.object({
    success: z.literal(true),
    code: z.literal("OK"),
    message: z.literal(""),
    value,
  });

export const refusalEnvelope = z.object({
  success: z.literal(false),
  code: z.enum(Object.keys(CODES) as [CallCode, ...CallCode[]]),
  message: z.string().min(1),
  value: z.null(),
  fields: z.array(z.string()).optional(),
});

export const granted = (value: unknown): Envelope => ({ success: true, code: "OK", message: "", value });

/** A refusal with its sentence, in the language of the caller. */
export async function refused(
  code: CallCode,
  language: Language,
  fields?: readonly string[],
): Promise<Envelope> {
  const { t } = await speechOf(language);
  const [, text] = CODES[code];
  return { success: false, code, message: t(text), value: null, ...(fields ? { fields } : {}) };
}
