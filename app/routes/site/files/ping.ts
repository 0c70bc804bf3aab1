import type { RouteSays } from "#server/http/routes/route-says.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "always" };

/**
 * Nothing, as fast as it goes: what the download page of any door of the brand measures this one by. Any
 * origin may ask, because there is nothing to read and no cookie is looked at.
 */
export function loader() {
  return new Response(null, {
    status: 204,
    headers: { "Cache-Control": "no-store", "Access-Control-Allow-Origin": "*" },
  });
}
