import { type LoginDoor, logIn, type Scope } from "../../../accounts/index.ts";
import { hasFlag } from "../../../brand/index.ts";
import type { Outcome } from "../../../core/outcome.ts";
import { type AppLogin, signInApp } from "../../../http/sign-in/app-login.ts";
import { loginLimits } from "../../../http/tries/login-limits.ts";
import { loginAccount, loginTry } from "../../../http/tries/login-try.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import { checkLetters, type GivenLetters, LETTERS_ERRORS } from "./letters.ts";

export const LOGIN_ERRORS = [
  "wrongNameOrPassword",
  "blocked",
  "excluded",
  "agentsElsewhere",
  "membersElsewhere",
  "tooBusy",
  "tooMany",
  "signedOut",
  ...LETTERS_ERRORS,
] as const;

type LoginError = (typeof LOGIN_ERRORS)[number];

export type AppCredentials = GivenLetters & {
  readonly username: string;
  readonly password: string;
  readonly type: LoginDoor;
  readonly scopes: readonly Scope[];
};

/**
 * A login by name and password from an app, judged as at the doors of the pages (L01, L03): counted before the password
 * is looked at, with letters after failures, and kept waiting where somebody guesses. A slider is for browsers alone,
 * so where the house asks for one an app is asked for letters.
 */
export async function logInApp(
  visitor: Visitor,
  asked: AppCredentials,
): Promise<Outcome<AppLogin, { readonly reason: LoginError }>> {
  const { context, brand, address, device } = visitor;
  const limits = loginLimits(context);
  const attempt = loginTry(visitor, loginAccount(brand.id, asked.username));
  const counted = await limits.count(attempt);
  if (!counted.ok) return counted;
  if (counted.value.asksChallenge || (await hasFlag(context, brand.id, "SLIDERLOGIN3"))) {
    const seen = await checkLetters(visitor, "login", asked);
    if (!seen.ok) {
      await limits.undecided(attempt);
      return seen;
    }
  }
  const { username, password, type: door, scopes } = asked;
  const login = await logIn(context, {
    brandId: brand.id,
    username,
    password,
    door,
    place: { address, device },
  });
  await limits.slowDown(counted.value.delayMs);
  if (!login.ok) {
    // Anybody who is refused for another reason has typed the right password, or none was looked at.
    if (login.refusal.reason !== "wrongNameOrPassword") await limits.undecided(attempt);
    return login;
  }
  await limits.succeeded(attempt);
  return signInApp(visitor, { ...login.value, way: "password", scopes });
}
