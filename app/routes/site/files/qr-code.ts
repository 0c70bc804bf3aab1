import type { LoaderFunctionArgs } from "@remix-run/node";
import { findDomain, qrCode } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "always" };

/** The code of one address of the house. An entry never changes its address, so the picture is kept for ever. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, brand } = await visitorOf(args);
  const domain = await findDomain(context, { brandId: brand.id, domainId: args.params.domainId ?? "" });
  if (!domain) return new Response(null, { status: 404 });
  return new Response(await qrCode(domain.url), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "default-src 'none'",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
