import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpeechProvider } from "#app/i18n/speech.tsx";
import { LANGUAGES } from "#server/core/languages.ts";
import { PocketTable } from "./plinko-view.tsx";

test("the chance of a pocket is printed to the last digit, in every language", () => {
  const written: Readonly<Record<string, string>> = {
    ...{ fa: "۱ / ۶۵٬۵۳۶", en: "1 / 65,536", zh: "1 / 65,536", th: "1 / 65,536" },
    ...{ id: "1 / 65.536", vi: "1 / 65.536" },
  };
  for (const language of Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]) {
    const html = renderToStaticMarkup(
      <SpeechProvider speech={{ language, t: (key) => key }}>
        <PocketTable table={{ rows: 16, risk: "high", pays: Array(17).fill(100) }} isOpen />
      </SpeechProvider>,
    );
    expect(html.replaceAll(/<!-- -->/g, ""), language).toContain(written[language]);
  }
});
