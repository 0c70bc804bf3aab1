import type { LoaderFunctionArgs } from "@remix-run/node";
import { promiseHash } from "remix-utils/promise";
import { pathIn } from "#app/lib/page/page-title.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { listNotices } from "#server/content/index.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#server/core/languages.ts";
import { mainOrigin } from "#server/http/addresses/main-origin.ts";
import { markupText } from "#server/http/cache/page-text.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { type Visitor, visitorOf } from "#server/http/visitor/visitor.ts";
import { promotionsOf } from "#server/promotions/index.ts";

export const says: RouteSays = { who: "anybody", search: "found" };

const ALL = Object.keys(LANGUAGES) as Language[];

/** Every page that anybody may find, in every language, each with its other languages beside it. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const origin = await mainOrigin(visitor, new URL(args.request.url));
  const listed = visitor.routes.all.filter(({ says }) => says.search === "listed").map(({ path }) => path);
  const pages = [...listed, ...(await publishedPages(visitor))];
  const entries = pages.flatMap((path) => ALL.map((language) => entryOf(origin, path, language)));
  const map = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ];
  return new Response(map.join("\n"), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=600" },
  });
}

async function publishedPages({ context }: Visitor): Promise<string[]> {
  const asked = { language: DEFAULT_LANGUAGE, audience: "guests" } as const;
  const { notices, promotions } = await promiseHash({
    notices: listNotices(context, asked),
    promotions: promotionsOf(context, { ...asked, at: context.now() }),
  });
  return [
    ...notices.map(({ id }) => paths.notice(id)),
    ...promotions.filter(({ status }) => status !== "closed").map(({ id }) => paths.promotion(id)),
  ];
}

function entryOf(origin: string, path: string, language: Language): string {
  const address = (code: Language) => markupText(origin + pathIn(code, path));
  const link = (tag: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
  const others = ALL.map((code) => link(LANGUAGES[code].tag, address(code)));
  const fallback = link("x-default", address(DEFAULT_LANGUAGE));
  return `<url><loc>${address(language)}</loc>${others.join("")}${fallback}</url>`;
}
