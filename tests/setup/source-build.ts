import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import * as root from "#app/root.tsx";
import routes from "#app/routes.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;
type RouteModule = Route["module"];

/** Every file that may stand in the site map; only those that do are loaded. */
const FILES = import.meta.glob<RouteModule>("/app/routes/**/*.{ts,tsx}");

/**
 * What the bundler makes of app/, without the bundler: the same route modules under the same names, with no script
 * and no style for a browser. A proof serves it with the site's own handlers and asks it over HTTP.
 */
export async function sourceBuild(): Promise<ServerBuild> {
  const entry = await import("#app/entry.server.tsx");
  const found: Route[] = [{ id: "root", path: "", module: root as RouteModule }];
  found.push(...(await routesIn(await routes, "root")));
  const assets = found.map(({ id, parentId, path, index, module }) => ({
    id,
    ...(parentId === undefined ? {} : { parentId }),
    ...(path === undefined ? {} : { path }),
    ...(index === undefined ? {} : { index }),
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: "ErrorBoundary" in module,
    module: `/assets/${id}.js`,
  }));
  return {
    mode: "production",
    entry: { module: entry },
    routes: Object.fromEntries(found.map((route) => [route.id, route])),
    assets: {
      entry: { imports: [], module: "/assets/entry.js" },
      routes: Object.fromEntries(assets.map((one) => [one.id, one])),
      url: "/assets/manifest.js",
      version: "source",
    },
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {
      v3_fetcherPersist: true,
      v3_lazyRouteDiscovery: false,
      v3_relativeSplatPath: true,
      v3_singleFetch: true,
      v3_throwAbortReason: true,
    },
    isSpaMode: false,
  };
}

async function routesIn(entries: readonly RouteConfigEntry[], parentId: string): Promise<Route[]> {
  const found = await Promise.all(
    entries.map(async (entry) => {
      const route = await routeOf(entry, parentId);
      return [route, ...(await routesIn(entry.children ?? [], route.id))];
    }),
  );
  return found.flat();
}

/** The bundler names a route by its file unless the map does. */
async function routeOf({ id, file, path, index }: RouteConfigEntry, parentId: string): Promise<Route> {
  const load = FILES[`/app/${file}`];
  if (!load) throw new Error(`${file} stands in the site map and is not there.`);
  return {
    id: id ?? file.replace(/\.tsx?$/, ""),
    parentId,
    ...(path === undefined ? {} : { path }),
    ...(index === undefined ? {} : { index }),
    module: await load(),
  };
}
