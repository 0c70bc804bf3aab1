import { z } from "zod";
import { FIELD_LENGTH_MAX } from "../../brand/index.ts";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import { canonicalMobile } from "../profile/mobile-number.ts";
import type { Say, SentenceKey } from "../sentences.ts";

/** The check of a login post (L01): both are there. Whether they are right is for logIn to say. */
export function loginForm(say: Say) {
  return z.object({
    username: needed(say, "missing.username"),
    password: needed(say, "missing.password"),
    captchaTicket: optional(say),
    captcha: optional(say),
    slide: optional(say),
    work: optional(say),
    ...wishes(say),
  });
}

/**
 * A number and the code that was sent to it (L02). The number is read with the country that was chosen; `invalid` is
 * said of what is none.
 */
export function mobileLoginForm({ say, invalid }: { say: Say; invalid: string }) {
  return z
    .object({
      mobileNum: needed(say, "missing.mobileNum"),
      countryDialingCode: optional(say),
      verificationCode: needed(say, "missing.verificationCode"),
      ...wishes(say),
    })
    .transform(({ mobileNum, countryDialingCode, verificationCode, ...rest }, check) => {
      const mobile = canonicalMobile(mobileNum, countryDialingCode);
      if (mobile === null) {
        check.addIssue({ code: "custom", path: ["mobileNum"], message: invalid });
        return z.NEVER;
      }
      const code = normaliseTyped(verificationCode).trim();
      return { ...rest, mobile, mobileNum, countryDialingCode: countryDialingCode ?? "", code };
    });
}

/** Where one comes back to, and whether this browser is remembered (L06). */
function wishes(say: Say) {
  return {
    redirectTo: optional(say),
    remember: optional(say).transform((ticked) => ticked !== undefined),
  };
}

function needed(say: Say, missing: SentenceKey) {
  return z
    .string({ error: ({ input }) => (input === undefined ? say(missing) : say("unreadable")) })
    .max(FIELD_LENGTH_MAX, say("tooLong"))
    .refine((typed) => typed.trim() !== "", say(missing));
}

function optional(say: Say) {
  return z.string({ error: () => say("unreadable") }).optional();
}
