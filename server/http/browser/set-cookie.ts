import type { Config } from "../../house/config.ts";
import { isServedSecurely } from "../addresses/site-origin.ts";

/** `__Host-` binds a cookie to this very host, where the site is served over https. */
export function hostCookieName(config: Config, name: string): string {
  return isServedSecurely(config) ? `__Host-${name}` : name;
}

type Cookie = {
  readonly name: string;
  readonly value: string;
  /** Without them it ends with the browser; with none left it ends now. */
  readonly seconds?: number;
  /** What the page's script may read holds nothing that opens anything. */
  readonly isForScript?: boolean;
};

/** The Set-Cookie value of a cookie of ours. Lax: whoever comes back from another site brings it along. */
export function setCookie(config: Config, { name, value, seconds, isForScript = false }: Cookie): string {
  return [
    `${name}=${value}`,
    "Path=/",
    ...(seconds === undefined ? [] : [`Max-Age=${seconds}`]),
    ...(isForScript ? [] : ["HttpOnly"]),
    "SameSite=Lax",
    ...(isServedSecurely(config) ? ["Secure"] : []),
  ].join("; ");
}
