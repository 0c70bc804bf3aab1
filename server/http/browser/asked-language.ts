import type { IncomingMessage, RequestListener } from "node:http";
import { isLanguage, type Language } from "../../core/languages.ts";
import type { Config } from "../../house/config.ts";
import { preferenceCookie, readCookies } from "./preferences.ts";

/**
 * Keeps the language of an address (`?lang=`) for whoever has chosen none, so that a link from a search lasts longer than
 * its first page. What was chosen stays: no link changes that.
 */
export function withAskedLanguage({ config }: { config: Config }, next: RequestListener): RequestListener {
  return (request, response) => {
    const language = askedLanguage(request);
    if (language) response.appendHeader("Set-Cookie", preferenceCookie(config, "lang", language));
    next(request, response);
  };
}

function askedLanguage({ method, url = "/", headers }: IncomingMessage): Language | null {
  if (method !== "GET" || !url.includes("lang=") || !headers.accept?.includes("text/html")) return null;
  if (readCookies(headers.cookie).has("lang")) return null;
  const asked = new URLSearchParams(url.slice(url.indexOf("?") + 1)).get("lang") ?? "";
  return isLanguage(asked) ? asked : null;
}
