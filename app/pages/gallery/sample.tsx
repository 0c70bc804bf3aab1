import type { ReactNode } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";

/** Like elements of the gallery under one heading. */
export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <div className="heading">
        <h2 className="heading__text">{title}</h2>
      </div>
      {children}
    </section>
  );
}

/** What samples say, in the direction of the page: only developers read it, so it stands beside the samples. */
export function useWords(): (persian: string, english: string) => string {
  const { language } = useSpeech();
  return (persian, english) => (language === "fa" ? persian : english);
}
