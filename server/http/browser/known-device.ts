import { createHmac, randomBytes } from "node:crypto";
import type { Config } from "../../house/config.ts";
import { sameText } from "../posts/same-text.ts";
import { readCookies } from "./preferences.ts";
import { hostCookieName, setCookie } from "./set-cookie.ts";

const YEAR_S = 365 * 24 * 60 * 60;
/** A mark begins with the moment since when the browser is known, in milliseconds. */
const SINCE_BYTES = 6;
const MARK = /^([A-Za-z0-9_-]{22})((?:\.[A-Za-z0-9_-]{43}){1,4})$/;

function cookieName(config: Config): string {
  return hostCookieName(config, "known");
}

/**
 * Marks a browser in which a player has signed in, for everything that the player is tried by (login-try.ts): the
 * name, the number, and codes to it. The mark opens nothing: with it the tries of this browser are
 * counted apart from everybody else's (login-limits.ts), so that nobody can shut a player out by guessing elsewhere.
 */
export function knownDeviceCookie(config: Config, accounts: readonly string[], knownSince: Date): string {
  const since = Buffer.alloc(SINCE_BYTES);
  since.writeUIntBE(knownSince.getTime(), 0, SINCE_BYTES);
  const mark = Buffer.concat([since, randomBytes(16 - SINCE_BYTES)]).toString("base64url");
  const value = [mark, ...accounts.map((account) => seal(config, account, mark))].join(".");
  return setCookie(config, { name: cookieName(config), value, seconds: YEAR_S });
}

/** The mark, if this browser has one for just this account. */
export function knownDevice(
  config: Config,
  cookieHeader: string | null | undefined,
  account: string,
): string | null {
  const [, mark = "", seals = ""] = MARK.exec(readCookies(cookieHeader).get(cookieName(config)) ?? "") ?? [];
  if (mark === "") return null;
  const right = seal(config, account, mark);
  return seals.split(".").some((given) => sameText(right, given)) ? mark : null;
}

/** Since when just this account comes in by this browser; null where it has not yet. */
export function knownSince(
  config: Config,
  cookieHeader: string | null | undefined,
  account: string,
): Date | null {
  const mark = knownDevice(config, cookieHeader, account);
  return mark === null ? null : new Date(Buffer.from(mark, "base64url").readUIntBE(0, SINCE_BYTES));
}

function seal({ sessionSecret }: Config, account: string, mark: string): string {
  return createHmac("sha256", sessionSecret).update(`known-device|${mark}|${account}`).digest("base64url");
}
