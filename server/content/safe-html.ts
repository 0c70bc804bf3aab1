import sanitize from "sanitize-html";
import { type Language, type LocalText, localText } from "../core/languages.ts";

declare const cleaned: unique symbol;

/** HTML that went through `safeHtml`. A page prints no other HTML as such. */
export type SafeHtml = string & { readonly [cleaned]: true };

/** Paragraphs, small headings, lists, emphasis and links; nothing that loads, runs, styles or sends. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: ["p", "h3", "h4", "ul", "ol", "li", "strong", "em", "br", "a"],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["https", "mailto"],
  allowProtocolRelative: false,
};

/** Takes out everything but plain structure. Texts are cleaned when written and again when read. */
export function safeHtml(html: string): SafeHtml {
  return sanitize(html, ALLOWED) as SafeHtml;
}

/** A text whose every language was cleaned. */
export type SafeTexts = LocalText & { readonly [cleaned]: true };

export function safeTexts(texts: LocalText): SafeTexts {
  const entries = Object.entries(texts).map(([language, html]) => [language, safeHtml(html)]);
  return Object.fromEntries(entries);
}

export function safeTextIn(texts: SafeTexts, language: Language): SafeHtml {
  return localText(texts, language) as SafeHtml;
}
