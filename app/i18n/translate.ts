import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { formatNumber } from "#server/core/numbers/number-text.ts";
import type { MessageKey } from "./message-key.ts";

/** One language's texts: files in i18next's JSON v4 form, by namespace. */
export type Messages = { readonly [name: string]: string | Messages };

/** What goes into the holes of a text. `count` also chooses the plural form. */
export type Holes = Readonly<Record<string, string | number | bigint>>;

/** Turns a key into a sentence of one language. A key that is missing is a defect and throws. */
export type Translate = (key: MessageKey, holes?: Holes) => string;

/**
 * The translator of one language. It reads the same files as i18next does and is used on the server
 * and in the browser alike: i18next with its React hooks would add 16 kB to every page.
 */
export function translator(language: Language, messages: Messages): Translate {
  return (key, holes) => {
    const text = find(messages, key) ?? find(messages, `${key}_${pluralForm(language, holes)}`);
    if (text === undefined) throw new Error(`No text for ${key} in ${language}`);
    return holes ? fill(text, holes, language) : text;
  };
}

const rules = new Map<Language, Intl.PluralRules>();

/** The rules of a language are made once: a page with texts of its own has a translator of its own. */
function pluralForm(language: Language, holes: Holes | undefined): string {
  const plural = rules.get(language) ?? new Intl.PluralRules(LANGUAGES[language].tag);
  rules.set(language, plural);
  return plural.select(Number(holes?.count ?? 0));
}

function find(messages: Messages, key: string): string | undefined {
  let place: string | Messages | undefined = messages;
  for (const step of key.split(".")) {
    if (typeof place !== "object") return undefined;
    place = place[step];
  }
  return typeof place === "string" ? place : undefined;
}

/**
 * Numbers are written in the digits of the language and in groups of three; texts are taken as they are, so a year, a
 * code or the number of something is given as a text.
 */
function fill(text: string, holes: Holes, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => {
    const value = holes[name];
    if (value === undefined) return hole;
    return typeof value === "string" ? value : formatNumber(value, language);
  });
}
