import type { Config } from "../../house/config.ts";
import { readCookies } from "./preferences.ts";
import { hostCookieName, setCookie } from "./set-cookie.ts";

const DAY_S = 24 * 60 * 60;

/** What signs this browser in again for a day (accounts/sign-in/remembered-login.ts). */
export function rememberedCookieName(config: Config): string {
  return hostCookieName(config, "rm");
}

export function rememberedSecret(config: Config, cookieHeader: string | null | undefined): string | null {
  return readCookies(cookieHeader).get(rememberedCookieName(config)) ?? null;
}

/** `secret` null forgets the browser. A renewed secret lasts no longer than the first one (`secondsLeft`). */
export function rememberedCookie(config: Config, secret: string | null, secondsLeft = DAY_S): string {
  return setCookie(config, {
    name: rememberedCookieName(config),
    value: secret ?? "",
    seconds: secret === null ? 0 : secondsLeft,
  });
}

/** How the player came in last, to fill the form in: nothing that opens anything. */
export type LastLogin = {
  readonly username: string;
  readonly mobileNum: string;
  readonly countryDialingCode: string;
};

const NOBODY: LastLogin = { username: "", mobileNum: "", countryDialingCode: "" };
const PREFILL = "last";
const TYPED_MAX = 100;

export function lastLoginOf(cookieHeader: string | null | undefined): LastLogin {
  const query = new URLSearchParams(readCookies(cookieHeader).get(PREFILL) ?? "");
  const typed = (name: keyof LastLogin) => (query.get(name) ?? "").slice(0, TYPED_MAX);
  return {
    username: typed("username"),
    mobileNum: typed("mobileNum"),
    countryDialingCode: typed("countryDialingCode"),
  };
}

/** Null forgets. */
function lastLoginCookie(config: Config, last: Partial<LastLogin> | null): string {
  const given = Object.entries({ ...NOBODY, ...last }).filter(([, typed]) => typed !== "");
  const value = new URLSearchParams(given.map(([name, typed]) => [name, typed.slice(0, TYPED_MAX)]));
  return setCookie(config, { name: PREFILL, value: value.toString(), seconds: last === null ? 0 : DAY_S });
}

/** What an answer sets of it: the new one, the end of an old one, or nothing where there is neither. */
export function keptLastLogin(
  { platform, cookies }: { platform: { config: Config }; cookies: string | null },
  last: Partial<LastLogin> | null,
): string | null {
  const isThere = readCookies(cookies).has(PREFILL);
  return last !== null || isThere ? lastLoginCookie(platform.config, last) : null;
}
