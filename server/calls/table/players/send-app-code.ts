import { z } from "zod";
import { canonicalMobile } from "../../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { MINUTE_MS } from "../../../core/time.ts";
import { isKnownPerson, sendCodeFor } from "../../../http/sign-in/send-code-for.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import { type Channel, type CodePurpose, mailAddress } from "../../../verification/index.ts";
import type { CallRefusal } from "../../call.ts";
import { text } from "../../shapes.ts";
import { checkLetters, type GivenLetters, LETTERS_ERRORS, lettersShape } from "./letters.ts";

const SEND_ERRORS = [
  ...(["notOffered", "tooSoon", "tooMany", "unreachable", "unknownError"] as const),
] as const;

export const CODE_ERRORS = [
  ...LETTERS_ERRORS,
  ...(["numberInvalid", "countryClosed", "tooManyLater", "quota"] as const),
  ...SEND_ERRORS,
] as const;

export const MAIL_CODE_ERRORS = ["addressInvalid", ...SEND_ERRORS] as const;

/** A mobile number as it is typed. */
export const mobileShape = { mobileNum: text(30).min(1), countryDialingCode: text(10).optional() };

export const codePayload = z.object({ ...lettersShape, ...mobileShape });

export const codeValue = z.object({
  expiredMinutes: z.int().meta({ description: "So long the code holds; a next one can be asked for then." }),
});

type Code = { readonly purpose: CodePurpose; readonly channel: Channel; readonly to: string };
type Sent = z.infer<typeof codeValue>;

/** Sends a code to a number for an app; letters come first, because a message costs money. */
export async function sendAppCode(
  visitor: Visitor,
  purpose: CodePurpose,
  { mobileNum, countryDialingCode, ...letters }: GivenLetters & z.infer<z.ZodObject<typeof mobileShape>>,
): Promise<Outcome<Sent, CallRefusal<(typeof CODE_ERRORS)[number]>>> {
  const to = canonicalMobile(mobileNum, countryDialingCode);
  if (to === null) return refuse({ reason: "numberInvalid" });
  const code = { purpose, channel: "sms", to } as const;
  const seen = (await isKnownPerson(visitor, code))
    ? done(null)
    : await checkLetters(visitor, "code", letters);
  return seen.ok ? send(visitor, code, CODE_ERRORS) : seen;
}

/** Sends one to a mailbox that the player says is theirs. */
export async function sendMailCode(
  visitor: Visitor,
  typed: string,
): Promise<Outcome<Sent, CallRefusal<(typeof MAIL_CODE_ERRORS)[number]>>> {
  const to = mailAddress(typed);
  if (to === null) return refuse({ reason: "addressInvalid" });
  return send(visitor, { purpose: "bind", channel: "mail", to }, MAIL_CODE_ERRORS);
}

/** Why none was sent is said in the call's own codes, with the moment from which one may be asked for again. */
async function send<const Reason extends CallRefusal["reason"]>(
  visitor: Visitor,
  code: Code,
  reasons: readonly (Reason | "unknownError")[],
): Promise<Outcome<Sent, CallRefusal<Reason | "unknownError">>> {
  const sent = await sendCodeFor(visitor, code);
  if (sent.ok) {
    const restMs = sent.value.againAt.getTime() - visitor.context.now().getTime();
    return done({ expiredMinutes: Math.max(0, Math.ceil(restMs / MINUTE_MS)) });
  }
  const { refusal } = sent;
  const reason = reasons.find((one) => one === refusal.reason) ?? "unknownError";
  return refuse("againAt" in refusal ? { reason, retryAt: refusal.againAt } : { reason });
}
