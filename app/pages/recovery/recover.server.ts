import { replace } from "@remix-run/node";
import { z } from "zod";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { typedText } from "#app/lib/browser/typed-text.ts";
import { modalHref, paths } from "#app/lib/paths/paths.ts";
import { sayCodeRefusal, statusOf } from "#app/pages/codes/say-code-refusal.ts";
import {
  canonicalMobile,
  newPasswordShape,
  recoverByMail,
  recoverByMobile,
  sameTwice,
} from "#server/accounts/index.ts";
import { hasFlag, registrationFields } from "#server/brand/index.ts";
import { mainOrigin } from "#server/http/addresses/main-origin.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { networkOf } from "#server/http/browser/client-networks.ts";
import { checkPostedChallenge, WORK_LENGTH_MAX } from "#server/http/posts/posted-challenge.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { completeLogin } from "#server/http/sign-in/complete-login.ts";
import { takeRecoveryTry } from "#server/http/tries/per-address.ts";
import { type RequestArgs, type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";

const LENGTH_MAX = 300;

/** A post of the form of recovery, by the way that its address names. */
export async function answerRecovery(args: RequestArgs) {
  const visitor = await visitorOf(args);
  const { t } = await speechOf(visitor.language);
  const { searchParams } = new URL(args.request.url);
  const isOffered = await hasFlag(visitor.context, visitor.brand.id, "PHONEVERIFY3");
  return searchParams.get("way") === "mobile" && isOffered
    ? answerByMobile(args, visitor, t)
    : answerByMail(args, visitor, t);
}

function mailSchema(t: Translate) {
  return z.object({
    username: typedText(t, "reasons.missing.username"),
    email: typedText(t, "reasons.missing.email"),
    captchaTicket: z.string().max(LENGTH_MAX).optional(),
    captcha: z.string().max(LENGTH_MAX).optional(),
    work: z.string().max(WORK_LENGTH_MAX).optional(),
  });
}

/** The answer is one whoever asks and whatever there is: a link is on its way, if anybody is to get it (L12, T7). */
async function answerByMail(args: RequestArgs, visitor: Visitor, t: Translate) {
  const { context, platform, brand, language, address } = visitor;
  const form = await readForm(args, mailSchema(t));
  if (!form.ok) return form.answer(400);
  const seen = await checkPostedChallenge(args, "recover", form.value);
  if (!seen.ok) return form.answer(422, { captcha: [t(`challenge.reasons.${seen.refusal.reason}`)] });

  const url = new URL(args.request.url);
  const origin = await mainOrigin(visitor, url);
  const { username, email } = form.value;
  const asked = await recoverByMail(context, platform.gateways, {
    brand,
    username,
    email,
    address: networkOf(address),
    language,
    hrefOf: (token) => `${origin}${paths.newPassword({ link: token })}`,
  });
  if (!asked.ok) {
    const { refusal } = asked;
    const field = refusal.reason === "addressInvalid" ? "email" : "";
    const said = sayCodeRefusal(refusal, { t, language, timeZone: brand.timeZone });
    return form.answer(statusOf(refusal), { [field]: [said] });
  }
  const under = safePath(url.searchParams.get("redirectTo"), "");
  const sent = { way: "mail", sent: "mail" };
  return replace(under ? modalHref(under, "forget", sent) : paths.forget(sent), 303);
}

function mobileSchema(t: Translate, settings: Awaited<ReturnType<typeof registrationFields>>) {
  const say = sayReasons(t);
  const same = sameTwice(say);
  return z
    .object({
      mobileNum: typedText(t, "codes.reasons.numberMissing"),
      countryDialingCode: z.string().max(20).optional(),
      verificationCode: typedText(t, "codes.reasons.codeMissing"),
      ...newPasswordShape(settings, say),
    })
    .refine(same.check, same.told);
}

/** A right code and a new password sign the player in (L13). */
async function answerByMobile(args: RequestArgs, visitor: Visitor, t: Translate) {
  const { context, platform, brand, language, address } = visitor;
  const form = await readForm(args, mobileSchema(t, await registrationFields(context, brand.id, "username")));
  if (!form.ok) return form.answer(400);

  const { mobileNum, countryDialingCode, verificationCode: code, newPassword: password } = form.value;
  const mobile = canonicalMobile(mobileNum, countryDialingCode);
  if (mobile === null) return form.answer(400, { mobileNum: [t("codes.reasons.numberInvalid")] });
  const counted = takeRecoveryTry(context, address);
  if (!counted.ok) {
    return form.answer(429, tooMany(counted.refusal.retryAt, { t, language, timeZone: brand.timeZone }));
  }
  const network = networkOf(address);
  const recovery = { brand, mobile, code, password, language, network };
  const recovered = await recoverByMobile(context, platform.gateways, recovery);
  if (!recovered.ok) {
    const { reason } = recovered.refusal;
    if (reason === "tooBusy") return form.answer(429, { "": [t("reasons.tooBusy")] });
    if (reason === "passwordCommon" || reason === "passwordIsPayment") {
      return form.answer(422, { newPassword: [t(`reasons.${reason}`)] });
    }
    return form.answer(422, { verificationCode: [t(`codes.reasons.${reason}`)] });
  }
  const { playerId } = recovered.value;
  const { to, headers } = await completeLogin(visitor, { playerId, way: "recovery", from: paths.home() });
  return replace(to, { status: 303, headers });
}
