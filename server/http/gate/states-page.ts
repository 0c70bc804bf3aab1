import type { Theme } from "#app/lib/page/theme.ts";
import { LANGUAGES, type Language } from "../../core/languages.ts";
import { markupText } from "../cache/page-text.ts";
import { statesTexts } from "./states-texts.ts";

/** A page that is made without React, database and script. Everything in it is text and not yet markup. */
export type StatesPage = {
  readonly language: Language;
  readonly theme: Theme;
  /** The name of the brand; empty where the host is none of ours. */
  readonly brand: string;
  readonly styles: readonly string[];
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Names and what belongs to them: an end, an address. A moment also says itself for machines. */
  readonly facts: readonly { readonly name: string; readonly value: string; readonly machine?: string }[];
  /** Null where there is no customer service to open. */
  readonly serviceHref: string | null;
  /** The page that was asked for. */
  readonly address: string;
};

export function statesPage(page: StatesPage): string {
  const { language, theme, brand, styles, title, paragraphs, facts, address } = page;
  const { tag, direction } = LANGUAGES[language];
  const scheme = theme === "auto" ? "light dark" : theme;
  const lines = [
    "<!DOCTYPE html>",
    `<html lang="${tag}" dir="${direction}" data-language="${language}" data-theme="${theme}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="${scheme}"><meta name="robots" content="noindex">`,
    `<title>${markupText([title, brand].filter(Boolean).join(" – "))}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${markupText(href)}">`),
    '</head><body><main class="error-page state-page" id="main">',
    brand === "" ? "" : brandMark(brand),
    `<h1>${markupText(title)}</h1>`,
    ...paragraphs.map((text) => `<p class="state-page__text">${markupText(text)}</p>`),
    factList(facts),
    actions(page),
    languageLinks(language, address),
    "</main></body></html>",
  ];
  return lines.filter(Boolean).join("\n");
}

function brandMark(brand: string): string {
  return `<p class="state-page__brand"><img src="/brand/mark.svg" alt="" width="56" height="56"> <span>${markupText(brand)}</span></p>`;
}

function factList(facts: StatesPage["facts"]): string {
  if (facts.length === 0) return "";
  const rows = facts.map(({ name, value, machine }) => {
    const said = `<bdi>${markupText(value)}</bdi>`;
    const told = machine === undefined ? said : `<time datetime="${markupText(machine)}">${said}</time>`;
    return `<dt>${markupText(name)}</dt><dd>${told}</dd>`;
  });
  return `<dl class="state-page__facts">${rows.join("")}</dl>`;
}

function actions({ language, address, serviceHref }: StatesPage): string {
  const { page } = statesTexts(language);
  const service =
    serviceHref === null
      ? ""
      : `<a class="button button--primary" href="${markupText(serviceHref)}" target="_blank" rel="noopener">${markupText(page.service)}</a> `;
  const again = `<a class="button button--quiet" href="${markupText(address)}">${markupText(page.tryAgain)}</a>`;
  return `<p class="state-page__actions">${service}${again}</p>`;
}

function languageLinks(current: Language, address: string): string {
  const links = Object.entries(LANGUAGES).map(([language, { tag, name }]) => {
    const here = language === current ? ' aria-current="true"' : "";
    const href = markupText(inLanguage(address, language));
    return `<li><a href="${href}" lang="${tag}" hreflang="${tag}"${here}>${name}</a></li>`;
  });
  const label = markupText(statesTexts(current).page.languages);
  return `<nav aria-label="${label}"><ul class="state-page__languages">${links.join("")}</ul></nav>`;
}

function inLanguage(address: string, language: string): string {
  const [path = "/", search = ""] = address.split("?");
  const query = new URLSearchParams(search);
  query.set("lang", language);
  return `${path}?${query}`;
}
