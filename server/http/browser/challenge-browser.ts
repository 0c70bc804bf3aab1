import { randomBytes } from "node:crypto";
import type { Config } from "../../house/config.ts";
import { readCookies } from "./preferences.ts";
import { hostCookieName, setCookie } from "./set-cookie.ts";

const BROWSER = /^[A-Za-z0-9_-]{22}$/;

function cookieName(config: Config): string {
  return hostCookieName(config, "visit");
}

/** What tells one browser from another before anybody is signed in: 16 random bytes in a cookie of their own. */
export function browserOf(config: Config, cookieHeader: string | null): string | null {
  const kept = readCookies(cookieHeader).get(cookieName(config)) ?? "";
  return BROWSER.test(kept) ? kept : null;
}

/** The browser's own value, and the header that gives it one where it has none yet. */
export function knownBrowser(
  config: Config,
  cookieHeader: string | null,
): { browser: string; headers: Readonly<Record<string, string>> } {
  const kept = browserOf(config, cookieHeader);
  if (kept) return { browser: kept, headers: {} };
  const browser = randomBytes(16).toString("base64url");
  const cookie = setCookie(config, { name: cookieName(config), value: browser });
  return { browser, headers: { "Set-Cookie": cookie } };
}
