import { z } from "zod";
import { callingCodeOf, canonicalMobile } from "../accounts/index.ts";
import { isId } from "../core/ids.ts";
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
      .transform(cleaned)
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
    website: z
      .string()
      .optional()
      .refine((text) => !text, say("leaveEmpty")),
  });
}

function numberIn(typed: string, country: string | null): string | null {
  return canonicalMobile(typed, country === null ? null : callingCodeOf(country));
}

/** Control characters would let somebody write lines of their own into what an operator reads. */
const CONTROL = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

function cleaned(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(CONTROL, (marks) => (marks.includes("\n") ? marks.replace(/[^\n]/g, "") : " "))
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function fits(text: string): boolean {
  const length = [...text].length;
  return length >= QUESTION_LENGTH.min && length <= QUESTION_LENGTH.max;
}
