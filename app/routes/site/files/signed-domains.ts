import type { LoaderFunctionArgs } from "@remix-run/node";
import { domainListKey, signedDomainList } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "always" };

/** The addresses of the brand, signed, for apps. Public, so any origin may read it. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, brand, platform } = await visitorOf(args);
  const { siteUrl, houseSecret } = platform.config;
  const key = domainListKey(houseSecret);
  return new Response(await signedDomainList(context, key, { brandId: brand.id, issuer: siteUrl }), {
    headers: {
      "Content-Type": "application/jose",
      "Cache-Control": "public, max-age=60",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
