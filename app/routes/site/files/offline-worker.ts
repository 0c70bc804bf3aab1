import type { LoaderFunctionArgs } from "@remix-run/node";
import { speechOf } from "#app/i18n/speech.server.ts";
import leavingWorker from "#app/pages/offline/leaving-worker.js?raw";
import { keptFiles } from "#app/pages/offline/offline-document.tsx";
import offlineWorker from "#app/pages/offline/offline-worker.js?raw";
import { localText } from "#server/core/languages.ts";
import { hasOfflinePage } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "always" };

/**
 * The worker of a browser, or the one that takes it away. Browsers ask for it again at every visit and
 * compare it letter by letter, so a page that looks different brings a worker that keeps it anew.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { context, brand, language } = await visitorOf(args);
  const kept = keptFiles(await speechOf(language), localText(brand.name, language));
  const worker = (await hasOfflinePage(context, brand.id))
    ? `const KEPT = ${JSON.stringify(kept)};\n${offlineWorker}`
    : leavingWorker;
  return new Response(worker, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
