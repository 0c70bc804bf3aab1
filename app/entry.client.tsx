import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isLanguage, LANGUAGES } from "#server/core/languages.ts";
import { loadMessages } from "./i18n/messages.ts";
import { SpeechProvider } from "./i18n/speech.tsx";
import { translator } from "./i18n/translate.ts";

/** The page is complete without this; from here on links and forms need no full page load. */
async function enliven(): Promise<void> {
  const written = document.documentElement.dataset.language ?? "";
  const language = isLanguage(written) ? written : "fa";
  const speech = { language, t: translator(language, await loadMessages(language)) };
  rememberLanguage(LANGUAGES[language].hisLang);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SpeechProvider speech={speech}>
          <RemixBrowser />
        </SpeechProvider>
      </StrictMode>,
    );
  });
}

/** The server reads the cookie; other parts of the trade look for `hisLang`. Storage may be forbidden. */
function rememberLanguage(hisLang: string): void {
  try {
    localStorage.setItem("hisLang", hisLang);
  } catch {
    return;
  }
}

void enliven();
