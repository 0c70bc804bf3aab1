import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#server/core/languages.ts";

/** The error catalogue of the specification, as far as the site can come to it: where each text stands. */
const CATALOGUE = {
  "network link abnormal": ["site.offline.text", "download.offline.text"],
  "page took too long to load": ["site.loadFailed.slow", "site.loadFailed.title"],
  "invalid URL, contact customer service": ["site.notFound.text", "states.service.broken"],
  "access restricted": ["states.errors.accessRestricted", "states.region.text"],
  "system maintenance": ["states.errors.systemMaintenance", "states.maintenance.text"],
  "game maintenance": ["states.errors.gameMaintenance", "reasons.gameMaintenance"],
  "unknown error": ["site.error.text", "codes.reasons.unknownError"],
  "not logged in": ["states.errors.notLoggedIn"],
  "inconsistent twice": ["reasons.inconsistentTwice"],
  "terms not accepted": ["reasons.acceptTerms"],
  "too many requests, retry after 5 minutes": ["codes.reasons.tooManyLater"],
  "invalid reCaptcha input": ["codes.reasons.captchaInvalid", "challenge.reasons.providerRefused"],
  "login failure, try again": ["codes.reasons.loginFailed", "reasons.wrongNameOrPassword"],
} as const;

function textOf(language: string, key: string): unknown {
  const [file = "", ...steps] = key.split(".");
  const texts: unknown = JSON.parse(readFileSync(`locales/${language}/${file}.json`, "utf8"));
  return steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown> | undefined)?.[step],
    texts,
  );
}

test("X02 each text of the error catalogue stands in every language, written there and never raw", () => {
  for (const [error, keys] of Object.entries(CATALOGUE)) {
    for (const key of keys) {
      const english = textOf("en", key);
      for (const language of Object.keys(LANGUAGES)) {
        const text = textOf(language, key);
        expect(text, `${error}: ${key} in ${language}`).toEqual(expect.stringMatching(/[\p{L}]{3,}|\p{Lo}/u));
        if (language !== "en") expect(text, `${error}: ${key} in ${language}`).not.toBe(english);
      }
    }
  }
});
