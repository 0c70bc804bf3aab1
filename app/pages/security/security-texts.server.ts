import { textsOf } from "#app/i18n/speech.server.ts";
import type { Messages } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";

/** Of the texts of the security centre the part of one page, which is all that its page carries. */
export async function securityTexts(language: Language, part: "devices" | "history"): Promise<Messages> {
  const { security = {} } = await textsOf(language, "security");
  const own = typeof security === "string" ? undefined : security[part];
  return { security: own === undefined ? {} : { [part]: own } };
}
