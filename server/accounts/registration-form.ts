import { z } from "zod";
import { type ContactField, compilePattern, FIELD_LENGTH_MAX, type FieldSetting } from "../brand/index.ts";
import { normaliseTyped } from "../core/digits.ts";
import { bareMobile, canonicalMobile } from "./mobile-number.ts";
import { type MissingField, ruleSentence, type Say } from "./sentences.ts";

/** What a visitor told us of themselves, in one spelling, every field within its brand's rule. */
export type Registration = {
  readonly username: string;
  readonly password: string;
  readonly payeeName: string | null;
  readonly email: string | null;
  /** With country code where it is known: `+989123456789`. */
  readonly mobile: string | null;
  readonly contacts: Readonly<Partial<Record<ContactField, string>>>;
  readonly referralCode: string | null;
};

type Typed = Readonly<Record<string, string | undefined>>;
type Problem = { readonly field: string; readonly message: string };

const CONTACTS: readonly ContactField[] = ["qqNum", "line", "whatsapp", "facebook", "wechat"];
const REFERRAL_CODE = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The one check of a registration, made of the brand's settings (S02): change a row, and the check is
 * another one. What is not a field of the form is dropped, whatever its name (T12). All problems are told
 * at once, each at its field.
 */
export function registrationForm(settings: readonly FieldSetting[], say: Say) {
  const asked = settings.filter(({ enabled }) => enabled);
  const text = z.string({ error: () => say("unreadable") }).optional();
  const names = [...asked.map(({ field }) => field), "terms", "referralCode"];
  const shape = Object.fromEntries(names.map((name) => [name, text]));

  return z.object(shape).transform((fields, check): Registration => {
    const typed = readTyped(asked, fields);
    const problems = [
      ...asked.flatMap((setting) => problemOf(setting, typed, say)),
      ...(fields.terms ? [] : [{ field: "terms", message: say("acceptTerms") }]),
    ];
    for (const { field, message } of problems) {
      check.addIssue({ code: "custom", path: [field], message });
    }
    return problems.length > 0 ? z.NEVER : registrationOf(typed, fields.referralCode);
  });
}

function readTyped(asked: readonly FieldSetting[], fields: Typed): Typed {
  return Object.fromEntries(asked.map(({ field }) => [field, clean(field, fields[field])]));
}

/** Capped first: a text that is far too long is told so, and neither folded nor tried against a pattern. */
function clean(field: string, typed = ""): string {
  const text = normaliseTyped(typed.slice(0, FIELD_LENGTH_MAX + 1)).trim();
  if (field === "mobileNum") return bareMobile(text);
  return field === "payeeName" ? text.replace(/\s+/g, " ") : text;
}

function problemOf(setting: FieldSetting, typed: Typed, say: Say): Problem[] {
  const { field, required } = setting;
  const text = typed[field] ?? "";
  const told = (message: string): Problem[] => [{ field, message }];
  if (text === "") return required ? told(say(`missing.${missingName(field)}`)) : [];
  if (text.length > FIELD_LENGTH_MAX) return told(say("tooLong"));
  if (field === "confirmPassword") return text === typed.password ? [] : told(say("inconsistentTwice"));
  return follows(setting, text) ? [] : told(ruleSentence(setting, say));
}

function follows({ minLength, maxLength, acceptedPattern }: FieldSetting, text: string): boolean {
  const length = [...text].length;
  if (length < minLength || length > maxLength) return false;
  return acceptedPattern === null || compilePattern(acceptedPattern).test(text);
}

function missingName(field: FieldSetting["field"]): MissingField {
  return isContact(field) ? "contact" : field;
}

function isContact(field: FieldSetting["field"]): field is ContactField {
  return CONTACTS.some((contact) => contact === field);
}

function registrationOf(typed: Typed, referralCode: string | undefined): Registration {
  const { username = "", password = "", payeeName, email, mobileNum } = typed;
  const contacts = CONTACTS.flatMap((field) => (typed[field] ? [[field, typed[field]]] : []));
  return {
    username,
    password,
    payeeName: payeeName || null,
    email: email || null,
    mobile: mobileNum ? canonicalMobile(mobileNum) : null,
    contacts: Object.fromEntries(contacts),
    // A code that cannot be one of ours is dropped rather than keeping somebody out.
    referralCode: referralCode && REFERRAL_CODE.test(referralCode) ? referralCode : null,
  };
}
