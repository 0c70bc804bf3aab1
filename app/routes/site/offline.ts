import type { LoaderFunctionArgs } from "@remix-run/node";
import { speechOf } from "#app/i18n/speech.server.ts";
import { offlineDocument } from "#app/pages/offline/offline-document.tsx";
import { localText } from "#server/core/languages.ts";
import { contentPolicy } from "#server/http/answers/security-headers.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "always" };

/** The page that browsers keep for the time without a connection (app/pages/offline/offline-worker.js). */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, language } = await visitorOf(args);
  const document = offlineDocument(await speechOf(language), localText(brand.name, language));
  return new Response(document, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentPolicy([]),
      "Cache-Control": "no-cache",
      "X-Robots-Tag": "noindex",
    },
  });
}
