import { z } from "zod";
import {
  CONTACT_FIELDS,
  FIELD_LENGTH_MAX,
  type FieldSetting,
  type RegistrationField,
} from "../../brand/index.ts";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import { mailText } from "../../verification/index.ts";
import { problemOf } from "../field-problem.ts";
import { bareMobile, callingCodeIn, canonicalMobile } from "../profile/mobile-number.ts";
import type { Say } from "../sentences.ts";
import type { PostedRegistration } from "./registration.ts";

/** What was typed, in one spelling, by the names of the fields. */
export type Typed = Readonly<Record<string, string | undefined>>;

const REFERRAL_CODE = /^[A-Za-z0-9_-]{1,64}$/;
/** Fields of every form beside those that the settings ask for. */
const BESIDE = [
  "ofAge",
  "terms",
  "referralCode",
  "affiliateCode",
  "countryDialingCode",
  "captchaTicket",
  "slide",
  "captchaToken",
  "work",
];
/** What a provider outside gives a browser, or the browser has worked out, is longer than anything that is typed. */
const TOKEN_LENGTH_MAX = 4096;

type Asked = { readonly settings: readonly FieldSetting[]; readonly minimumAge: number };

/**
 * The one check of a registration, made of the brand's rules (S02): change a row, and the check is another one. What
 * is not a field of the form is dropped, whatever its name (T12). All problems are told at once, each at its field.
 * What it takes the database, a code or a picture to decide comes after it (server/use-cases/register.ts).
 */
export function registrationForm({ settings, minimumAge }: Asked, say: Say) {
  const asked = settings.filter(({ enabled }) => enabled);
  const text = z.string({ error: () => say("unreadable") }).optional();
  const names = new Set([...asked.map(({ field }) => field), ...BESIDE]);
  const shape = Object.fromEntries([...names].map((name) => [name, text]));

  return z.object(shape).transform((fields, check): PostedRegistration => {
    const typed = readTyped(names, fields);
    const problems = [
      // Anybody whom a provider outside has seen reads no picture of ours (S08).
      ...asked
        .filter(({ field }) => field !== "captcha" || !typed.captchaToken)
        .flatMap((setting) => problemOf(setting, typed, say)),
      ...(typed.ofAge ? [] : [{ field: "ofAge", message: say("ofAge", { age: minimumAge }) }]),
      ...(typed.terms ? [] : [{ field: "terms", message: say("acceptTerms") }]),
    ];
    for (const { field, message } of problems) {
      check.addIssue({ code: "custom", path: [field], message });
    }
    return problems.length > 0 ? z.NEVER : postedOf(typed);
  });
}

function readTyped(names: ReadonlySet<string>, fields: Typed): Typed {
  return Object.fromEntries([...names].map((name) => [name, clean(name, fields[name])]));
}

/** Capped first: a text that is far too long is told so, and neither folded nor tried against a pattern. */
function clean(name: string, typed = ""): string {
  if (name === "captchaToken" || name === "work") return typed.length > TOKEN_LENGTH_MAX ? "" : typed;
  const text = normaliseTyped(typed.slice(0, FIELD_LENGTH_MAX + 1)).trim();
  if (name === ("email" satisfies RegistrationField)) return mailText(text);
  if (name === ("mobileNum" satisfies RegistrationField)) return bareMobile(text);
  return name === ("payeeName" satisfies RegistrationField) ? text.replace(/\s+/g, " ") : text;
}

function postedOf(typed: Typed): PostedRegistration {
  const { mobileNum, countryDialingCode, referralCode, affiliateCode } = typed;
  const contacts = CONTACT_FIELDS.flatMap((field) => (typed[field] ? [[field, typed[field]]] : []));
  return {
    registration: {
      username: typed.username || null,
      password: typed.password || null,
      payeeName: typed.payeeName || null,
      email: typed.email || null,
      mobile: mobileNum ? canonicalMobile(mobileNum, countryDialingCode) : null,
      contacts: Object.fromEntries(contacts),
      // A code that cannot be one of ours is dropped rather than keeping somebody out.
      referralCode: referralCode && REFERRAL_CODE.test(referralCode) ? referralCode : null,
      affiliateCode: affiliateCode || null,
      recommenderId: typed.recommenderId || null,
      idNumber: typed.idNumber || null,
      paymentPassword: typed.paymentPassword || null,
      countryDialingCode: mobileNum && countryDialingCode ? callingCodeIn(countryDialingCode) : null,
    },
    verificationCode: typed.verificationCode ?? "",
    challenge: {
      captchaTicket: typed.captchaTicket ?? "",
      captcha: typed.captcha ?? "",
      slide: typed.slide ?? "",
      captchaToken: typed.captchaToken ?? "",
      work: typed.work ?? "",
    },
  };
}
