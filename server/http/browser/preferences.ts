import { FUNDS, type Funds } from "#app/lib/funds.ts";
import { THEMES, type Theme } from "#app/lib/page/theme.ts";
import type { Config } from "../../house/config.ts";
import { setCookie } from "./set-cookie.ts";

/** What a visitor chose for this browser, in plain cookies that script, caches and testers can read. */
export type Preferences = {
  readonly theme: Theme;
  readonly balanceHidden: boolean;
  /** Null until somebody chooses: what is played with then depends on what there is (funds.ts). */
  readonly chosenFunds: Funds | null;
};

const YEAR_S = 365 * 24 * 60 * 60;

/** Light until somebody chooses (F09). The language has its own file, language.ts. */
export function readPreferences(cookieHeader: string | null | undefined): Preferences {
  const cookies = readCookies(cookieHeader);
  const theme = cookies.get("theme");
  const funds = cookies.get("funds");
  return {
    theme: THEMES.find((known) => known === theme) ?? "light",
    balanceHidden: cookies.get("balance") === "hidden",
    chosenFunds: FUNDS.find((known) => known === funds) ?? null,
  };
}

/** The cookies that say how a page looks, without those that say for whom it is. */
export function preferencesOnly(cookieHeader: string | null): string {
  const cookies = readCookies(cookieHeader);
  return ["lang", "theme", "balance"]
    .flatMap((name) => (cookies.has(name) ? [`${name}=${cookies.get(name)}`] : []))
    .join("; ");
}

type PreferenceName = "lang" | "theme" | "balance" | "funds" | "lite";

/** One plain cookie for a year. `value` must be one of our own words, or empty where nothing is chosen any more. */
export function preferenceCookie(config: Config, name: PreferenceName, value: string): string {
  return setCookie(config, { name, value, seconds: YEAR_S, isForScript: true });
}

export function readCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0) cookies.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return cookies;
}
