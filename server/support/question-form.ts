import { z } from "zod";
import { callingCodeOf, canonicalMobile } from "../accounts/index.ts";
import { isId } from "../core/ids.ts";
import { severalLines } from "../core/text/typed-lines.ts";
import { pictureFiles } from "../pictures/index.ts";
import { mailAddress } from "../verification/index.ts";

/** What the form can say: keys under `states.service.ask.reasons`. */
export type QuestionFormReason = "missing" | "length" | "mail" | "phone" | "leaveEmpty";

export type Asked = z.output<ReturnType<typeof questionForm>>;

/** How long a question is, in characters (M16). */
export const QUESTION_LENGTH = { min: 10, max: 1000 } as const;

const READ_MAX = 4000;

type Form = {
  readonly say: (reason: QuestionFormReason) => string;
  /** Where the visitor is, by two letters: a number without a country code is one of there. */
  readonly country: string | null;
  /** Whether the answer goes out by mail, and so an address is needed. */
  readonly byMail: boolean;
};

/**
 * What somebody asks the house (M16). `website` is a field that nobody sees: what fills it in is a program. `key` is
 * made for the form: the same form sent twice is one question.
 */
export function questionForm({ say, country, byMail }: Form) {
  return z.object({
    key: z.string().refine(isId),
    text: z
      .string()
      .max(READ_MAX)
      .default("")
      .transform(severalLines)
      .refine((text) => text !== "", { error: say("missing"), abort: true })
      .refine(fits, say("length")),
    mail: z
      .string()
      .max(READ_MAX)
      .default("")
      .transform((typed) => (byMail ? mailAddress(typed) : null))
      .refine((address) => !byMail || address !== null, say("mail")),
    phone: z
      .string()
      .max(READ_MAX)
      .default("")
      .transform((typed) => (typed.trim() === "" ? null : (numberIn(typed, country) ?? false)))
      .refine((number) => number !== false, { error: say("phone"), abort: true })
      .transform((number) => number || null),
    pictures: pictureFiles,
    website: z.string().max(0, say("leaveEmpty")).optional(),
  });
}

function numberIn(typed: string, country: string | null): string | null {
  return canonicalMobile(typed, country === null ? null : callingCodeOf(country));
}

function fits(text: string): boolean {
  const length = [...text].length;
  return length >= QUESTION_LENGTH.min && length <= QUESTION_LENGTH.max;
}
