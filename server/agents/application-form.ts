import { z } from "zod";
import { normaliseTyped } from "../core/numbers/digits.ts";
import { oneLine, severalLines } from "../core/text/typed-lines.ts";
import { CHANNELS, type Channel } from "./statements.ts";

/** What the form can say: keys under `partner.reasons`. */
export type ApplicationFormReason =
  | "nameMissing"
  | "nameLength"
  | "channelMissing"
  | "contactMissing"
  | "contactUnreadable"
  | "countryLength"
  | "messageLength"
  | "leaveEmpty";

export type Applied = {
  readonly name: string;
  readonly channel: Channel;
  readonly contact: string;
  readonly country: string | null;
  readonly message: string;
};

export const APPLICATION_LENGTHS = {
  name: { min: 2, max: 60 },
  contact: { min: 4, max: 100 },
  country: { min: 0, max: 60 },
  message: { min: 20, max: 1000 },
} as const;

const READ_MAX = 4000;

type Say = (reason: ApplicationFormReason) => string;

/**
 * What somebody writes who would like to be a partner. `website` is a field that nobody sees: what fills it in is a
 * program. A person whose browser does is told to leave it empty.
 */
export function applicationForm(say: Say) {
  const { name, contact, country, message } = APPLICATION_LENGTHS;
  return z.object({
    name: line()
      .refine((text) => text !== "", { error: say("nameMissing"), abort: true })
      .refine((text) => fits(text, name), say("nameLength")),
    channel: z.enum(CHANNELS, { error: say("channelMissing") }),
    contact: line()
      .refine((text) => text !== "", { error: say("contactMissing"), abort: true })
      .refine((text) => fits(text, contact) && /[\p{L}\p{N}]/u.test(text), say("contactUnreadable")),
    country: line()
      .refine((text) => fits(text, country), say("countryLength"))
      .transform((text) => text || null),
    message: text().refine((text) => fits(text, message), say("messageLength")),
    website: z.string().max(0, say("leaveEmpty")).optional(),
  });
}

function line() {
  return z
    .string()
    .max(READ_MAX)
    .default("")
    .transform((typed) => oneLine(normaliseTyped(typed)));
}

function text() {
  return z.string().max(READ_MAX).default("").transform(severalLines);
}

function fits(text: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  const length = [...text].length;
  return length >= min && length <= max;
}
