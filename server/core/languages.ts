/** The six languages of the site, Persian first. `hisLang` is the name the specification gives each. */
export const LANGUAGES = {
  fa: { hisLang: "FA", tag: "fa", direction: "rtl", format: "fa-IR", name: "فارسی" },
  en: { hisLang: "EN", tag: "en", direction: "ltr", format: "en-GB", name: "English" },
  zh: { hisLang: "CN", tag: "zh-Hans", direction: "ltr", format: "zh-CN", name: "简体中文" },
  id: { hisLang: "ID", tag: "id", direction: "ltr", format: "id-ID", name: "Bahasa Indonesia" },
  th: { hisLang: "TH", tag: "th", direction: "ltr", format: "th-TH", name: "ไทย" },
  vi: { hisLang: "VI", tag: "vi", direction: "ltr", format: "vi-VN", name: "Tiếng Việt" },
} as const;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = "fa";

export function isLanguage(text: string): text is Language {
  return Object.keys(LANGUAGES).includes(text);
}

/** Text in some or all languages; the default language is always there. */
export type LocalText = Partial<Record<Language, string>> & { fa: string };

export function localText(text: LocalText, language: Language): string {
  return text[language] ?? text.en ?? text.fa;
}
