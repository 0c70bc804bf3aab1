import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "#server/core/languages.ts";
import type { Translate } from "./translate.ts";

/** The language of the page and its translator: one context, because a hook per component costs four times the page. */
export type Speech = { readonly language: Language; readonly t: Translate };

/** The speech of a page together with the time zone of its brand, in which it names moments. */
export type Speaker = Speech & { readonly timeZone: string };

const SpeechContext = createContext<Speech | null>(null);

export function SpeechProvider({ speech, children }: { speech: Speech; children: ReactNode }) {
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>;
}

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error("useSpeech outside of SpeechProvider");
  return speech;
}
