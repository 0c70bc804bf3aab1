import type { Language } from "#server/core/languages.ts";
import type { Messages } from "./translate.ts";

/** Every language is one chunk, fetched once and kept by the browser. A file of six lines names its texts. */
const languages = import.meta.glob<Messages>("./languages/*.ts");

/** All texts of a language, by namespace: `locales/fa/site.json` answers to `site.…`. */
export async function loadMessages(language: Language): Promise<Messages> {
  const load = languages[`./languages/${language}.ts`];
  if (!load) throw new Error(`There are no texts in ${language}`);
  return load();
}
