import type { Cookie } from "@remix-run/node";
import { RemixI18Next } from "remix-i18next/server";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "../../core/languages.ts";
import { likedLanguage } from "./liked-language.ts";
import { readCookies } from "./preferences.ts";

/**
 * remix-i18next's detector over our plain `lang` cookie: Remix's own cookies are base64 JSON, which
 * neither the page's script nor a tester could read.
 */
const plainCookie: Cookie = {
  name: "lang",
  isSigned: false,
  // To the letter, as the page cache reads it: what is understood loosely here would be kept there for others.
  parse: async (header) => {
    const chosen = readCookies(header).get("lang") ?? "";
    return isLanguage(chosen) ? chosen : null;
  },
  serialize: async (value) => `lang=${value}; Path=/; SameSite=Lax`,
};

/** What calls there are is read by builders and by programs, who choose nothing on a page. */
const OF_CALLS = /^\/api\/docs(?:\/|$)/;

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: Object.keys(LANGUAGES),
    fallbackLanguage: DEFAULT_LANGUAGE,
    cookie: plainCookie,
    order: ["searchParams", "cookie", "custom"],
    searchParamKey: "lang",
    findLocale: async ({ url, headers }) =>
      OF_CALLS.test(new URL(url).pathname) ? likedLanguage(headers.get("Accept-Language")) : null,
  },
});

/** `?lang=` for this page, else what was chosen, else Persian. The browser's own list is asked of pages about calls alone. */
export async function languageOf(request: Request): Promise<Language> {
  const found = await detector.getLocale(request);
  return isLanguage(found) ? found : DEFAULT_LANGUAGE;
}
