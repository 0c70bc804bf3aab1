import type { Language } from "#server/core/languages.ts";
import type { SentNamespace } from "./message-key.ts";
import { loadMessages } from "./messages.ts";
import type { Speech } from "./speech.tsx";
import { type Messages, translator } from "./translate.ts";

const sentLanguages = import.meta.glob<Messages>("./sent-languages/*.ts");

const speeches = new Map<Language, Promise<Speech>>();
const sentTexts = new Map<Language, Promise<Messages>>();

/** One translator per language for the life of the process. It knows every namespace. */
export function speechOf(language: Language): Promise<Speech> {
  let speech = speeches.get(language);
  if (!speech) {
    speech = Promise.all([loadMessages(language), loadSentTexts(language)]).then(([common, more]) => ({
      language,
      t: translator(language, { ...common, ...more }),
    }));
    speeches.set(language, speech);
  }
  return speech;
}

/**
 * The texts that a page needs beside those that every browser has: its loader sends them, and its
 * component puts them around itself with MoreTexts. So nobody waits at the door for the texts of the cashier.
 */
export async function textsOf(
  language: Language,
  ...namespaces: readonly SentNamespace[]
): Promise<Messages> {
  const texts = await loadSentTexts(language);
  return Object.fromEntries(namespaces.map((name) => [name, texts[name] ?? {}]));
}

function loadSentTexts(language: Language): Promise<Messages> {
  let texts = sentTexts.get(language);
  if (!texts) {
    const load = sentLanguages[`./sent-languages/${language}.ts`];
    if (!load) throw new Error(`There are no sent texts in ${language}`);
    texts = load().then((module) => ({ ...module }));
    sentTexts.set(language, texts);
  }
  return texts;
}
