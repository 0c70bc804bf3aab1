import type { Speaker } from "#app/i18n/speech.tsx";
import { formatTime } from "#app/lib/dates.ts";

type Refusal = {
  readonly reason:
    | "tooSoon"
    | "tooMany"
    | "unreachable"
    | "countryClosed"
    | "numberInvalid"
    | "addressInvalid"
    | "quota"
    | "unknownError"
    | "notOffered"
    | "tooManyLater"
    | "captchaInvalid"
    | "codeMissing"
    | "codeWrong"
    | "codeExpired"
    | "loginFailed";
  readonly againAt?: Date;
};

/** Why no code was sent, and at what o'clock of the brand's zone one may be asked for again. */
export function sayCodeRefusal({ reason, againAt }: Refusal, { t, language, timeZone }: Speaker): string {
  const time = againAt ? formatTime(againAt, language, timeZone) : "";
  return t(`codes.reasons.${reason}`, { time });
}

const TOO_OFTEN: ReadonlySet<Refusal["reason"]> = new Set(["tooSoon", "tooMany", "tooManyLater"]);

export function statusOf({ reason }: Refusal): 422 | 429 {
  return TOO_OFTEN.has(reason) ? 429 : 422;
}
