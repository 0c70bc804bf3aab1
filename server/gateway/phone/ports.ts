import type { Outcome } from "../../core/outcome.ts";

/** What a provider has against a number or a code, in the words of the error catalogue. */
export type PhoneRefusal = {
  readonly reason:
    | "numberInvalid"
    | "tooManyLater"
    | "quota"
    | "notOffered"
    | "captchaInvalid"
    | "codeMissing"
    | "codeWrong"
    | "codeExpired"
    | "loginFailed"
    | "unknownError"
    | "unreachable";
};

/** Somebody outside who sends codes to telephones and says whose number was proved. Nothing is thrown. */
export type PhoneAuth = {
  /** `captchaToken` is what the widget of an outside captcha gave the browser; empty where there is none. */
  begin(asked: {
    readonly to: string;
    readonly captchaToken: string;
  }): Promise<Outcome<{ readonly session: string }, PhoneRefusal>>;
  /** The number that this code proves, in the spelling of E.164. */
  confirm(given: {
    readonly session: string;
    readonly code: string;
  }): Promise<Outcome<{ readonly mobile: string }, PhoneRefusal>>;
};
