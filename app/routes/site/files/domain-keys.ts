import type { LoaderFunctionArgs } from "@remix-run/node";
import { domainListKey, keySet } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "always" };

/** The public half of the key that signs the domain list. */
export async function loader(args: LoaderFunctionArgs) {
  const { platform } = await visitorOf(args);
  return new Response(JSON.stringify(keySet(domainListKey(platform.config.houseSecret))), {
    headers: {
      "Content-Type": "application/jwk-set+json",
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
