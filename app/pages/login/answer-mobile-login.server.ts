import type { ActionFunctionArgs } from "@remix-run/node";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { logInByMobile, mobileLoginForm } from "#server/accounts/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { networkOf } from "#server/http/browser/client-networks.ts";
import { readForm } from "#server/http/posts/posted-form.ts";
import { loginLimits } from "#server/http/tries/login-limits.ts";
import { smsTry } from "#server/http/tries/login-try.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { goOn } from "./answer-login.server.ts";

/**
 * A login by a number and the code that was sent to it (L02). A person was asked for before the code was sent, so there
 * is no challenge here (L03).
 */
export async function answerMobileLogin(args: ActionFunctionArgs) {
  const visitor = await visitorOf(args);
  const { context, brand, language, address, device } = visitor;
  const { t } = await speechOf(language);
  const invalid = t("codes.reasons.numberInvalid");
  const form = await readForm(args, mobileLoginForm({ say: sayReasons(t), invalid }));
  if (!form.ok) return form.answer(400);

  const { mobile, mobileNum, countryDialingCode, code, remember, redirectTo } = form.value;
  const limits = loginLimits(context);
  const attempt = smsTry(visitor, { brandId: brand.id, mobile });
  const counted = await limits.count(attempt);
  if (!counted.ok) {
    return form.answer(429, tooMany(counted.refusal.retryAt, { t, language, timeZone: brand.timeZone }));
  }
  const network = networkOf(address);
  const place = { address, device };
  const login = await logInByMobile(context, { brandId: brand.id, mobile, code, place, network });
  await limits.slowDown(counted.value.delayMs);
  if (!login.ok) {
    const { reason } = login.refusal;
    if (reason !== "wrongNumberOrCode") await limits.undecided(attempt);
    return form.answer(422, { "": [t(`reasons.${reason}`)] });
  }

  await limits.succeeded(attempt);
  const from = safePath(redirectTo ?? null);
  const typed = { mobileNum: mobileNum.trim(), countryDialingCode };
  return goOn(visitor, { playerId: login.value.player.id, way: "sms", from, remember }, typed);
}
