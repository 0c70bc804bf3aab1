const ASKED = "nard.offline";

/**
 * Has the browser keep the page for the time without a connection, in the language of this page. Asked for
 * once in a tab and language: a worker that was switched off would come and leave again with every page.
 */
export function keepOfflinePage(language: string): void {
  if (!("serviceWorker" in navigator) || wasAsked(language)) return;
  void navigator.serviceWorker.register(`/sw.js?lang=${language}`).catch(() => {});
}

/** Storage may be forbidden; then a worker is not for this browser either. */
function wasAsked(language: string): boolean {
  try {
    const asked = sessionStorage.getItem(ASKED) === language;
    sessionStorage.setItem(ASKED, language);
    return asked;
  } catch {
    return true;
  }
}
