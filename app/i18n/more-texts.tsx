import { type ReactNode, useMemo } from "react";
import { SpeechProvider, useSpeech } from "./speech.tsx";
import { type Messages, translator } from "./translate.ts";

/** Lets what stands inside speak with the texts that its page was sent (speech.server.ts: textsOf) as well. */
export function MoreTexts({ texts, children }: { texts: Messages; children: ReactNode }) {
  const { language, t } = useSpeech();
  const speech = useMemo(() => {
    const more = translator(language, texts);
    const own = new Set(Object.keys(texts));
    const both: typeof t = (key, holes) => (own.has(key.split(".", 1)[0] ?? "") ? more : t)(key, holes);
    return { language, t: both };
  }, [language, t, texts]);
  return <SpeechProvider speech={speech}>{children}</SpeechProvider>;
}
