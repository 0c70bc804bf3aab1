import type { Language } from "#server/core/languages.ts";
import type { MemberNamespace } from "./message-key.ts";
import { loadMessages } from "./messages.ts";
import type { Speech } from "./speech.tsx";
import { type Messages, translator } from "./translate.ts";

const memberLanguages = import.meta.glob<Messages>("./member-languages/*.ts");

const speeches = new Map<Language, Promise<Speech>>();
const memberTexts = new Map<Language, Promise<Messages>>();

/** One translator per language for the life of the process. It knows every namespace. */
export function speechOf(language: Language): Promise<Speech> {
  let speech = speeches.get(language);
  if (!speech) {
    speech = Promise.all([loadMessages(language), loadMemberTexts(language)]).then(([common, more]) => ({
      language,
      t: translator(language, { ...common, ...more }),
    }));
    speeches.set(language, speech);
  }
  return speech;
}

/**
 * The texts that a member's page needs beside those that every browser has: its loader sends them, and its
 * component puts them around itself with MoreTexts. So nobody waits at the door for the texts of the cashier.
 */
export async function textsOf(
  language: Language,
  ...namespaces: readonly MemberNamespace[]
): Promise<Messages> {
  const texts = await loadMemberTexts(language);
  return Object.fromEntries(namespaces.map((name) => [name, texts[name] ?? {}]));
}

function loadMemberTexts(language: Language): Promise<Messages> {
  let texts = memberTexts.get(language);
  if (!texts) {
    const load = memberLanguages[`./member-languages/${language}.ts`];
    if (!load) throw new Error(`There are no texts for members in ${language}`);
    texts = load().then((module) => ({ ...module }));
    memberTexts.set(language, texts);
  }
  return texts;
}
