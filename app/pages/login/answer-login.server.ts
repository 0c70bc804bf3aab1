import { type ActionFunctionArgs, data, replace } from "@remix-run/node";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import { tooMany } from "#app/features/entry-form/too-many.ts";
import { speechOf } from "#app/i18n/speech.server.ts";
import { askedChallenge } from "#app/pages/challenge/asked-challenge.server.ts";
import { type LoginDoor, logIn, loginForm } from "#server/accounts/index.ts";
import { hasFlag } from "#server/brand/index.ts";
import { safePath } from "#server/http/addresses/safe-path.ts";
import { keptLastLogin, type LastLogin } from "#server/http/browser/remembered-cookie.ts";
import { checkPostedChallenge } from "#server/http/posts/posted-challenge.ts";
import { type PostedForm, readForm } from "#server/http/posts/posted-form.ts";
import { completeLogin } from "#server/http/sign-in/complete-login.ts";
import { loginLimits } from "#server/http/tries/login-limits.ts";
import { loginAccount, loginTry } from "#server/http/tries/login-try.ts";
import { type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import type { LoginAnswer } from "./login-answer.ts";

/**
 * A login by name and password at one of the two doors (L01, L03, L15): throttled before the password is looked at,
 * with a challenge after failures or always, and kept waiting where somebody guesses.
 */
export async function answerLogin(args: ActionFunctionArgs, door: LoginDoor) {
  const visitor = await visitorOf(args);
  const { context, brand, language, address, device } = visitor;
  const { t } = await speechOf(language);
  const form = await readForm(args, loginForm(sayReasons(t)));
  const limits = loginLimits(context);
  const hasSlider = await hasFlag(context, brand.id, "SLIDERLOGIN3");
  if (!form.ok)
    return withChallenge(form.answer(400), visitor, {
      hasSlider,
      hasFailed: await limits.expectsChallenge(visitor),
    });

  const { username, password, remember, redirectTo, ...proof } = form.value;
  const attempt = loginTry(visitor, loginAccount(brand.id, username));
  const refusedWith = async (status: 422 | 429, errors: Parameters<typeof form.answer>[1]) =>
    withChallenge(form.answer(status, errors), visitor, {
      hasSlider,
      hasFailed: await limits.expectsChallenge(attempt),
    });
  const counted = await limits.count(attempt);
  if (!counted.ok) {
    const { retryAt } = counted.refusal;
    return refusedWith(429, tooMany(retryAt, { t, language, timeZone: brand.timeZone }));
  }
  const { asksChallenge } = counted.value;
  if (hasSlider && !asksChallenge && proof.captchaTicket === undefined) {
    await limits.undecided(attempt);
    const { data: answer, init } = await refusedWith(422, { captcha: [t("challenge.oneMoreStep")] });
    return data<LoginAnswer>({ ...answer, isOneMoreStep: true }, init ?? {});
  }
  if (hasSlider || asksChallenge) {
    const checked = await checkPostedChallenge(args, "login", { ...proof, refusesSlider: asksChallenge });
    if (!checked.ok) {
      await limits.undecided(attempt);
      return refusedWith(422, { captcha: [t(`challenge.reasons.${checked.refusal.reason}`)] });
    }
  }
  const place = { address, device };
  const login = await logIn(context, { brandId: brand.id, username, password, place, door });
  await limits.slowDown(counted.value.delayMs);
  if (!login.ok) {
    const { reason } = login.refusal;
    // Anybody who is refused for another reason has typed the right password, or none was looked at.
    if (reason !== "wrongNameOrPassword") await limits.undecided(attempt);
    return refusedWith(reason === "tooBusy" ? 429 : 422, { "": [t(`reasons.${reason}`)] });
  }
  await limits.succeeded(attempt);
  const { playerId, passwordIsWeak: currentPasswordIsWeak, passwordSetAt } = login.value;
  const from = safePath(redirectTo ?? null);
  const isOverPage = new URL(args.request.url).searchParams.has("over");
  const typed = { currentPasswordIsWeak, passwordSetAt };
  const proven = { playerId, way: "password", from, remember, isOverPage, ...typed } as const;
  return goOn(visitor, proven, { username: username.trim() });
}

/** Signs in, and keeps what was typed for the next time where that is wished (L06). */
export async function goOn(
  visitor: Visitor,
  login: Parameters<typeof completeLogin>[1],
  typed: Partial<LastLogin>,
) {
  const { to, headers } = await completeLogin(visitor, login);
  const cookie = keptLastLogin(visitor, login.remember ? typed : null);
  if (cookie !== null) headers.append("Set-Cookie", cookie);
  return replace(to, { status: 303, headers });
}

async function withChallenge(
  answer: ReturnType<PostedForm<unknown>["answer"]>,
  visitor: Visitor,
  { hasSlider, hasFailed: refusesSlider }: { hasSlider: boolean; hasFailed: boolean },
) {
  const isAsked = hasSlider || refusesSlider;
  const challenge = isAsked ? await askedChallenge(visitor, "login", { refusesSlider }) : null;
  const whole: LoginAnswer = { ...answer.data, challenge };
  return data(whole, answer.init ?? {});
}
