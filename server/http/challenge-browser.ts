import { randomBytes } from "node:crypto";
import type { Config } from "../config.ts";
import { readCookies } from "./preferences.ts";
import { isServedSecurely } from "./site-origin.ts";

const BROWSER = /^[A-Za-z0-9_-]{22}$/;

function cookieName(config: Config): string {
  return isServedSecurely(config) ? "__Host-visit" : "visit";
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
  const secure = isServedSecurely(config) ? "; Secure" : "";
  return {
    browser,
    headers: { "Set-Cookie": `${cookieName(config)}=${browser}; Path=/; HttpOnly; SameSite=Lax${secure}` },
  };
}
