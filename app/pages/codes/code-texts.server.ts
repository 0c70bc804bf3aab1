import { textsOf } from "#app/i18n/speech.server.ts";
import type { Messages } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";

/** Of the texts of codes only some parts: what is written in messages that leave the house is nobody's page. */
export async function codeTexts(language: Language, ...parts: readonly string[]): Promise<Messages> {
  const { codes = {} } = await textsOf(language, "codes");
  if (typeof codes === "string") return {};
  return { codes: Object.fromEntries(parts.flatMap((part) => (codes[part] ? [[part, codes[part]]] : []))) };
}
