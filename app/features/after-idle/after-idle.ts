import type { Speech } from "#app/i18n/speech.tsx";
import { guardPages } from "./guard-pages.ts";
import { keepOfflinePage } from "./keep-offline-page.ts";
import { openServiceBeside } from "./open-service.ts";

/** What a page does for the time after it: fetched when it has nothing better to do (app/entry.client.tsx). */
export function settle({ language, t }: Speech): void {
  guardPages(t);
  keepOfflinePage(language);
  openServiceBeside();
}
