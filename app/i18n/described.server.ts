import { type Language, type LocalText, localText } from "#server/core/languages.ts";
import type meta from "../../locales/en/meta.json";
import { speechOf } from "./speech.server.ts";
import type { Holes } from "./translate.ts";

type Asking = { readonly brand: { readonly name: LocalText }; readonly language: Language };

/** The sentence about a public page for whoever finds it in a search: what pageMeta() calls its description. */
export async function described(
  { brand, language }: Asking,
  page: keyof typeof meta,
  holes: Holes = {},
): Promise<string> {
  const { t } = await speechOf(language);
  return t(`meta.${page}`, { brand: localText(brand.name, language), ...holes });
}

const DESCRIPTION_MAX = 160;

/** The first words of a text with markup, cut at a blank. */
export function firstWords(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= DESCRIPTION_MAX) return text;
  const cut = text.lastIndexOf(" ", DESCRIPTION_MAX - 1);
  return `${text.slice(0, cut > 0 ? cut : DESCRIPTION_MAX - 1)}…`;
}
