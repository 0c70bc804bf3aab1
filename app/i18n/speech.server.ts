import type { Language } from "#server/core/languages.ts";
import { loadMessages } from "./messages.ts";
import type { Speech } from "./speech.tsx";
import { translator } from "./translate.ts";

const speeches = new Map<Language, Promise<Speech>>();

/** One translator per language for the life of the process. */
export function speechOf(language: Language): Promise<Speech> {
  let speech = speeches.get(language);
  if (!speech) {
    speech = loadMessages(language).then((messages) => ({ language, t: translator(language, messages) }));
    speeches.set(language, speech);
  }
  return speech;
}
