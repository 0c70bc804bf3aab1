import { type RouteBook, routeBook } from "#server/http/routes/route-book.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { sourceBuild } from "./source-build.ts";

/** What the routes of the site say, without a site. */
export const ROUTES: RouteBook = routeBook(await sourceBuild());

export function saidAt(pathname: string): RouteSays {
  return ROUTES.at({ pathname });
}
