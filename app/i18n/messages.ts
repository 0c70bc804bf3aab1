import type { Language } from "#server/core/languages.ts";
import type { Messages } from "./translate.ts";

type File = { default: Messages };

/** Every language is one chunk (vite.config.ts gathers its files), fetched once and kept by the browser. */
const files = import.meta.glob<File>("/locales/*/*.json");

/** All texts of a language, by namespace: `locales/fa/site.json` answers to `site.…`. */
export async function loadMessages(language: Language): Promise<Messages> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`/locales/${language}/`));
  const loaded = await Promise.all(own.map(async ([path, load]) => [nameOf(path), (await load()).default]));
  return Object.fromEntries(loaded);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".json".length);
}
