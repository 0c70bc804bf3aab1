import en from "../../../locales/en/states.json" with { type: "json" };
import fa from "../../../locales/fa/states.json" with { type: "json" };
import id from "../../../locales/id/states.json" with { type: "json" };
import th from "../../../locales/th/states.json" with { type: "json" };
import vi from "../../../locales/vi/states.json" with { type: "json" };
import zh from "../../../locales/zh/states.json" with { type: "json" };
import type { Language } from "../../core/languages.ts";

export type StatesTexts = typeof en;

/** The texts of pages that must not wait for anything, in every language. They have no holes. */
const TEXTS: Readonly<Record<Language, StatesTexts>> = { fa, en, zh, id, th, vi };

export function statesTexts(language: Language): StatesTexts {
  return TEXTS[language];
}
