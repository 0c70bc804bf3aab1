import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { isLanguage, LANGUAGES } from "#server/core/languages.ts";
import { loadMessages } from "./i18n/messages.ts";
import { type Speech, SpeechProvider } from "./i18n/speech.tsx";
import { translator } from "./i18n/translate.ts";
import { whenIdle } from "./lib/browser/when-idle.ts";

/** The page is complete without this; from here on links and forms need no full page load. */
async function enliven(): Promise<void> {
  const written = document.documentElement.dataset.language ?? "";
  const language = isLanguage(written) ? written : "fa";
  const [messages] = await Promise.all([loadMessages(language), readState()]);
  const speech = { language, t: translator(language, messages) };
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
  whenIdle(() => void settle(speech).catch(() => {}));
}

/**
 * Remix reads what the page was made of when it is first rendered, and suspends until it has, with no boundary around.
 * Anybody who types or clicks in that moment makes React give up with an error (#345). So it is asked, and waited for,
 * before.
 */
async function readState(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

/** Nobody waits for this, and a page goes without it where it cannot be fetched. */
async function settle(speech: Speech): Promise<void> {
  const afterIdle = await import("./features/after-idle/after-idle.ts");
  afterIdle.settle(speech);
}

/** The server reads the cookie; other parts of the trade look for `hisLang`. Storage may be forbidden. */
function rememberLanguage(hisLang: string): void {
  try {
    localStorage.setItem("hisLang", hisLang);
  } catch {
    return;
  }
}

/**
 * Anybody who goes on to another page gives up what the last one was still fetching: nobody waits for that, so it is no
 * fault.
 */
addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

void enliven();
