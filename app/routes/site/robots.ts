import type { LoaderFunctionArgs } from "@remix-run/node";
import { mainOrigin } from "#server/http/addresses/main-origin.ts";
import { PRIVATE_PATHS } from "#server/http/answers/robots-header.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

/** What searches should leave alone, and where all the rest is listed. */
export async function loader(args: LoaderFunctionArgs) {
  const origin = await mainOrigin(await visitorOf(args), new URL(args.request.url));
  const lines = [
    "User-agent: *",
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
