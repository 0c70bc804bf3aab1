import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { linkKey } from "#server/studio/verify/index.ts";

export const says: RouteSays = { who: "anybody" };

/** The public half of the key that signs the links of this house: whoever checks offline notes it beforehand. */
export async function loader(args: LoaderFunctionArgs) {
  const { platform } = await visitorOf(args);
  const { x } = linkKey(platform.config.houseSecret);
  const key = { kty: "OKP", crv: "Ed25519", x, alg: "EdDSA", use: "sig" };
  return new Response(JSON.stringify({ keys: [key] }), {
    headers: {
      "Content-Type": "application/jwk-set+json",
      "Cache-Control": "public, max-age=3600",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
