import en from "../../../locales/en/states.json";
import fa from "../../../locales/fa/states.json";
import id from "../../../locales/id/states.json";
import th from "../../../locales/th/states.json";
import vi from "../../../locales/vi/states.json";
import zh from "../../../locales/zh/states.json";
import type { Language } from "../../core/languages.ts";

export type StatesTexts = typeof en;

/** The texts of pages that must not wait for anything, in every language. They have no holes. */
const TEXTS: Readonly<Record<Language, StatesTexts>> = { fa, en, zh, id, th, vi };

export function statesTexts(language: Language): StatesTexts {
  return TEXTS[language];
}
