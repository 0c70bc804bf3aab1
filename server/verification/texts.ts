import en from "../../locales/en/codes.json" with { type: "json" };
import fa from "../../locales/fa/codes.json" with { type: "json" };
import id from "../../locales/id/codes.json" with { type: "json" };
import th from "../../locales/th/codes.json" with { type: "json" };
import vi from "../../locales/vi/codes.json" with { type: "json" };
import zh from "../../locales/zh/codes.json" with { type: "json" };
import type { Language } from "../core/languages.ts";

export type OutgoingTexts = (typeof en)["outgoing"];

const TEXTS: Readonly<Record<Language, { readonly outgoing: OutgoingTexts }>> = { fa, en, zh, id, th, vi };

/** What leaves the house, in every language. */
export function outgoingTexts(language: Language): OutgoingTexts {
  return TEXTS[language].outgoing;
}

/** Fills the holes of a text. A code stays in Latin digits, which telephones recognise and offer to type. */
export function filled(text: string, holes: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => holes[name] ?? hole);
}
