import type { PhoneRefusal } from "./ports.ts";

/** The provider's own names, each before a colon and an explanation: `TOO_MANY_ATTEMPTS_TRY_LATER : …`. */
const MEANT: Readonly<Record<string, PhoneRefusal["reason"]>> = {
  INVALID_PHONE_NUMBER: "numberInvalid",
  MISSING_PHONE_NUMBER: "numberInvalid",
  TOO_MANY_ATTEMPTS_TRY_LATER: "tooManyLater",
  QUOTA_EXCEEDED: "quota",
  OPERATION_NOT_ALLOWED: "notOffered",
  CAPTCHA_CHECK_FAILED: "captchaInvalid",
  INVALID_RECAPTCHA_TOKEN: "captchaInvalid",
  MISSING_RECAPTCHA_TOKEN: "captchaInvalid",
  MISSING_CODE: "codeMissing",
  INVALID_CODE: "codeWrong",
  SESSION_EXPIRED: "codeExpired",
  INVALID_SESSION_INFO: "codeExpired",
  MISSING_SESSION_INFO: "codeExpired",
  USER_DISABLED: "loginFailed",
};

export function meantBy(message: string): PhoneRefusal["reason"] {
  const [name = ""] = message.trim().split(/[\s:]/, 1);
  return Object.hasOwn(MEANT, name) ? (MEANT[name] ?? "unknownError") : "unknownError";
}
