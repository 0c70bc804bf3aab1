import type { RouteConfig } from "@remix-run/route-config";
import { index, route } from "@remix-run/route-config";

/** The site map. Addresses are built by app/lib/paths.ts. */
export default [
  index("routes/site/home.tsx"),
  route("preferences", "routes/site/preferences.ts"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
