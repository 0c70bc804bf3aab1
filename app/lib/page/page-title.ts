import type { MetaDescriptor } from "@remix-run/node";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#server/core/languages.ts";
import type { Frame } from "./frame.ts";

type Match = { readonly id: string; readonly pathname?: string; readonly data?: unknown };

/** The title of a page, with the name of the house behind it: what a tab, a bookmark and a history show. */
export function titled(title: string | undefined, matches: readonly Match[]): MetaDescriptor[] {
  const frame = frameOf(matches);
  return [
    { title: [title, frame?.brand.name].filter(Boolean).join(" – ") },
    { tagName: "link", rel: "manifest", href: `/manifest.webmanifest?lang=${frame?.language ?? ""}` },
  ];
}

function frameOf(matches: readonly Match[]): Frame | undefined {
  return matches.find(({ id }) => id === "root")?.data as Frame | undefined;
}

export type PublicPage = {
  readonly title: string | undefined;
  /** A sentence for whoever finds the page in a search or is sent its address. */
  readonly description: string | undefined;
  /** The page's address where that is more than the path that was asked for: `/promoDetail?id=7`. */
  readonly path?: string | undefined;
  /** A picture of 1200 × 630 in place of the house's. */
  readonly picture?: string | undefined;
};

/**
 * What a page that anybody may find says of itself: title, description, its one address in each language
 * and how it looks where somebody sends it on. Pages of a player have `titled` alone, and a header that
 * keeps them out of indexes (server/http/answers/robots-header.ts).
 */
export function pageMeta(page: PublicPage, matches: readonly Match[]): MetaDescriptor[] {
  const { title = "", description } = page;
  const frame = frameOf(matches);
  if (!frame || description === undefined) return titled(title, matches);
  const { brand, language, origin } = frame;
  const path = page.path ?? matches[matches.length - 1]?.pathname ?? "/";
  const inLanguage = (code: Language) => origin + pathIn(code, path);
  const address = inLanguage(language);
  const link = (rel: string, href: string, hrefLang?: string) => ({ tagName: "link", rel, href, hrefLang });
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    ...titled(title, matches),
    { name: "description", content: description },
    link("canonical", address),
    ...Object.entries(LANGUAGES).map(([code, { tag }]) =>
      link("alternate", inLanguage(code as Language), tag),
    ),
    link("alternate", inLanguage(DEFAULT_LANGUAGE), "x-default"),
    property("type", "website"),
    property("site_name", brand.name),
    property("locale", LANGUAGES[language].format.replace("-", "_")),
    property("title", title),
    property("description", description),
    property("url", address),
    property("image", origin + (page.picture ?? "/brand/social.png")),
    property("image:width", "1200"),
    property("image:height", "630"),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The address of a page in a language: the default one has no word for it. */
export function pathIn(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
}
