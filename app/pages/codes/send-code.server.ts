import { data } from "@remix-run/node";
import { z } from "zod";
import type { AskedChallenge } from "#app/features/challenge/asked-challenge.ts";
import { type AskedCode, TO_FIELD } from "#app/features/codes/asked-code.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { formatTime } from "#app/lib/dates.ts";
import { askedChallenge } from "#app/pages/challenge/asked-challenge.server.ts";
import { canonicalMobile } from "#server/accounts/index.ts";
import { done } from "#server/core/outcome.ts";
import { checkPostedChallenge, WORK_LENGTH_MAX } from "#server/http/posts/posted-challenge.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { isKnownPerson, sendCodeFor } from "#server/http/sign-in/send-code-for.ts";
import { type RequestArgs, type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { isQuiet, mailAddress, type SentCode } from "#server/verification/index.ts";
import { sayCodeRefusal, statusOf } from "./say-code-refusal.ts";

export type SendCodeAnswer = FormAnswer & {
  /** A person has to be there before the first message: the picture that shows it. */
  readonly challenge?: AskedChallenge;
  /** It was sent, or would have been: what is said, and in how many seconds one may ask again. */
  readonly sent?: { readonly text: string; readonly again: string; readonly againInS: number };
};

type Code = Pick<AskedCode, "purpose" | "channel">;

const LENGTH_MAX = 300;
/** What a provider outside gives a browser is longer than anything that is typed. */
const TOKEN_LENGTH_MAX = 4096;
const posted = z.object({
  mobileNum: z.string().max(LENGTH_MAX).optional(),
  email: z.string().max(LENGTH_MAX).optional(),
  countryDialingCode: z.string().max(20).optional(),
  // Says that the picture below is ours: the form around the frame may have one of its own.
  isPerson: z.literal("1").optional(),
  captchaTicket: z.string().max(LENGTH_MAX).optional(),
  captcha: z.string().max(LENGTH_MAX).optional(),
  work: z.string().max(WORK_LENGTH_MAX).optional(),
  captchaToken: z.string().max(TOKEN_LENGTH_MAX).optional(),
});

/** What becomes of a press on "send me a code": a picture to read first, the code on its way, or why not. */
export async function answerSendCode(args: RequestArgs, code: Code) {
  const visitor = await visitorOf(args);
  const { t } = await speechOf(visitor.language);
  const speaker = { t, language: visitor.language, timeZone: visitor.brand.timeZone };
  const form = await readForm(args, posted);
  if (!form.ok) return form.answer(400);

  const field = TO_FIELD[code.channel];
  const typed = form.value[field]?.trim() ?? "";
  if (typed === "") return form.answer(400, { "": [t(missingOf(code))] });
  const to = addressIn(code, typed, form.value.countryDialingCode);
  if (to === null) return form.answer(400, { "": [t(invalidOf(code))] });

  const isPerson = await isKnownPerson(visitor, { ...code, to });
  if (!isPerson && !form.value.isPerson) return withChallenge(visitor, form.answer(422));
  const seen = isPerson ? done(null) : await checkPostedChallenge(args, "code", form.value);
  if (!seen.ok) {
    const errors = { captcha: [t(`challenge.reasons.${seen.refusal.reason}`)] };
    return withChallenge(visitor, form.answer(422, errors));
  }
  const { captchaToken } = form.value;
  const sent = await sendCodeFor(visitor, { ...code, to, captchaToken });
  if (!sent.ok) return form.answer(statusOf(sent.refusal), { "": [sayCodeRefusal(sent.refusal, speaker)] });
  return data<SendCodeAnswer>({ values: {}, errors: {}, sent: saySent(code, sent.value, visitor, speaker) });
}

type Answered = { readonly data: FormAnswer; readonly init: ResponseInit | null };

async function withChallenge(visitor: Visitor, { data: answer, init }: Answered) {
  const challenge = await askedChallenge(visitor, "code");
  return data<SendCodeAnswer>({ ...answer, challenge }, init ?? {});
}

function addressIn({ channel }: Code, typed: string, dialingCode: string | undefined): string | null {
  if (channel === "sms") return canonicalMobile(typed, dialingCode);
  return mailAddress(typed);
}

function missingOf({ channel }: Code) {
  return channel === "sms" ? "codes.reasons.numberMissing" : "codes.reasons.addressMissing";
}

function invalidOf({ channel }: Code) {
  return channel === "sms" ? "codes.reasons.numberInvalid" : "codes.reasons.addressInvalid";
}

function saySent(
  { purpose, channel }: Code,
  { againAt }: SentCode,
  { context }: Visitor,
  { t, language, timeZone }: Speaker,
): NonNullable<SendCodeAnswer["sent"]> {
  const way = channel === "sms" ? "Sms" : "Mail";
  return {
    text: t(isQuiet(purpose) ? `codes.send.sentQuiet${way}` : `codes.send.sent${way}`),
    again: t("codes.send.again", { time: formatTime(againAt, language, timeZone) }),
    againInS: Math.max(0, Math.ceil((againAt.getTime() - context.now().getTime()) / 1000)),
  };
}
