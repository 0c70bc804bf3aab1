import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = {
  who: "anybody",
  search: "found",
  at: { "/register.html": { whileClosed: "guests" } },
};

/** The first entry of the member centre is what stands at its own address. */
const MOVED: Readonly<Record<string, string>> = {
  "/register.html": paths.register(),
  "/member": memberPaths.securityCenter(),
};

/** Addresses of old: /index, /index.html and /home are /, /register.html is /register (R01, R03). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${MOVED[pathname] ?? paths.home()}${search}`, 301);
}
