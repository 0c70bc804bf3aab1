import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { speechOf } from "#app/i18n/speech.server.ts";
import type { PageHandle } from "#app/lib/page/page-handle.ts";
import { titled } from "#app/lib/page/page-title.ts";
import { shownMenu } from "#app/pages/lobby/shown-menu.ts";
import { SiteMenu } from "#app/pages/lobby/site-menu.tsx";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { frameContent } from "#server/http/visitor/frame-content.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", kept: "everybody", search: "found" };

/** The page is what its foot would say. */
export const handle: PageHandle = { frame: { sideMenu: false, footer: false } };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** Where one can go from a phone (F06). */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const { t } = await speechOf(visitor.language);
  const { nav } = await frameContent(visitor);
  return shownMenu(nav, t);
}

export default function MenuPage() {
  return <SiteMenu {...useLoaderData<typeof loader>()} />;
}
