import { canonicalMobile } from "../../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { sendCodeFor } from "../../../http/sign-in/send-code-for.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import type { CodePurpose, SentCode } from "../../../verification/index.ts";
import type { CallRefusal } from "../../call.ts";
import { checkLetters, type GivenLetters, LETTERS_ERRORS } from "./letters.ts";

export const CODE_ERRORS = [
  ...LETTERS_ERRORS,
  ...(["numberInvalid", "countryClosed", "notOffered", "tooSoon", "tooMany", "tooManyLater"] as const),
  ...(["quota", "unreachable", "unknownError"] as const),
] as const;

type CodeError = (typeof CODE_ERRORS)[number];

type NotSent = { readonly reason: string; readonly againAt?: Date };

/** Why no code was sent, and from when on one may be asked for again. */
function toldOf({ reason, againAt }: NotSent): CallRefusal<CodeError> {
  const code = CODE_ERRORS.find((one) => one === reason) ?? "unknownError";
  return againAt ? { reason: code, retryAt: againAt } : { reason: code };
}

/** Sends a code to a number for an app; letters come first, because a message costs money. */
export async function sendAppCode(
  visitor: Visitor,
  purpose: CodePurpose,
  {
    mobileNum,
    countryDialingCode,
    ...letters
  }: GivenLetters & {
    readonly mobileNum: string;
    readonly countryDialingCode?: string | undefined;
  },
): Promise<Outcome<SentCode, CallRefusal<CodeError>>> {
  const mobile = canonicalMobile(mobileNum, countryDialingCode);
  if (mobile === null) return refuse({ reason: "numberInvalid" });
  const seen = await checkLetters(visitor, "code", letters);
  if (!seen.ok) return seen;
  const sent = await sendCodeFor(visitor, { purpose, channel: "sms", to: mobile });
  if (sent.ok) return done(sent.value);
  return refuse(toldOf(sent.refusal));
}
