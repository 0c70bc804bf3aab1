import type { LoaderFunctionArgs } from "@remix-run/node";
import { listedStakes } from "#app/pages/play/published-stakes.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody" };

/** The stakes of one shared round as they were hashed, for whoever computes its entropy. They never change. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await visitorOf(args);
  const query = new URL(args.request.url).searchParams;
  const list = await listedStakes(context, {
    game: query.get("game") ?? "",
    round: query.get("round") ?? "",
  });
  if (!list) return new Response(null, { status: 404 });
  return Response.json(list, {
    headers: {
      "Cache-Control": "public, max-age=31536000, immutable",
      "Access-Control-Allow-Origin": "*",
    },
  });
}
