import { type PlayerSession, type Resumed, resumeLogin, rotateSession } from "../../accounts/index.ts";
import { type Brand, hasFlag } from "../../brand/index.ts";
import { SECOND_MS } from "../../core/time.ts";
import type { Platform } from "../../house/platform.ts";
import { rememberedCookie, rememberedSecret } from "../browser/remembered-cookie.ts";
import { anySessionOf, closeSessionCookie, openSessionCookie } from "../browser/session-cookie.ts";

type Browser = {
  readonly cookies: string | null;
  readonly brand: Brand;
  readonly place: { readonly address: string; readonly device: string };
  /** What the answer shall set; absent where the answer can set nothing, and then nothing is replaced. */
  readonly answer: Headers | undefined;
};

/**
 * The player who asks for a page, also a login that is held. A token that has been in use for a quarter of an hour is
 * replaced, and a browser that is remembered is signed in again (L06). Both happen on pages alone: a post is answered
 * to whom it was printed for.
 */
export async function freshSession(platform: Platform, browser: Browser): Promise<PlayerSession | null> {
  const session = await anySessionOf(platform, browser.cookies);
  const { answer, place } = browser;
  if (!answer) return session;
  if (!session) return resumed(platform, browser, answer);
  if (!session.isDue) return session;
  const rotated = await rotateSession(platform.context, session, place);
  if (rotated) answer.append("Set-Cookie", await openSessionCookie(platform.config, rotated.token));
  return session;
}

async function resumed(
  platform: Platform,
  { cookies, brand, place }: Browser,
  answer: Headers,
): Promise<PlayerSession | null> {
  const { config, context } = platform;
  const secret = rememberedSecret(config, cookies);
  if (secret === null) return null;
  const passwordsEnd = await hasFlag(context, brand.id, "PWDEXPFORCECHANGE3");
  const login = await resumeLogin(context, { secret, brand, passwordsEnd, place });
  for (const cookie of await cookiesOf(platform, login)) answer.append("Set-Cookie", cookie);
  return login.kind === "ended" ? null : login.session;
}

async function cookiesOf({ config, context }: Platform, login: Resumed): Promise<string[]> {
  if (login.kind === "joined") return [];
  if (login.kind === "ended") return [rememberedCookie(config, null), await closeSessionCookie(config)];
  const secondsLeft = Math.ceil((login.expiresAt.getTime() - context.now().getTime()) / SECOND_MS);
  return [await openSessionCookie(config, login.token), rememberedCookie(config, login.secret, secondsLeft)];
}
