import type { LoaderFunctionArgs } from "@remix-run/node";
import { mainOrigin } from "#server/http/addresses/main-origin.ts";
import { startsToLeaveAlone } from "#server/http/answers/robots-header.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "always" };

/** What searches should leave alone, and where all the rest is listed. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const origin = await mainOrigin(visitor, new URL(args.request.url));
  const lines = [
    "User-agent: *",
    ...startsToLeaveAlone(visitor.routes).map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
