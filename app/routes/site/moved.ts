import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "#app/lib/paths.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = {
  who: "anybody",
  search: "found",
  at: { "/register.html": { whileClosed: "guests" } },
};

/** Addresses of old: /index, /index.html and /home are /, /register.html is /register (R01, R03). */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const target = pathname === "/register.html" ? paths.register() : paths.home();
  return redirect(`${target}${search}`, 301);
}
