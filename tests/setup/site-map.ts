import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

/** Every route that has an address, without the layouts around it: layouts add nothing to an address. */
export function flatRoutes(entries = routes as readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => (isLayout(entry) ? flatRoutes(entry.children) : [entry]));
}

function isLayout({ path, index, children }: RouteConfigEntry): boolean {
  return path === undefined && !index && children !== undefined;
}
