import { textsOf } from "#app/i18n/speech.server.ts";
import type { Messages } from "#app/i18n/translate.ts";
import type { Language } from "#server/core/languages.ts";

/** Of the texts of games those parts that a page shows: the others would only make it heavier. */
export async function gameTexts(language: Language, ...parts: readonly string[]): Promise<Messages> {
  const { games = {} } = await textsOf(language, "games");
  const own = typeof games === "string" ? [] : Object.entries(games);
  return { games: Object.fromEntries(own.filter(([part]) => parts.includes(part))) };
}
