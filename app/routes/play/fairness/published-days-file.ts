import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { isDay, publishedDays } from "#server/receipts/index.ts";

export const says: RouteSays = { who: "anybody" };

/** A year and what a leap year has more, so that who keeps a copy asks once. */
const LISTED = 400;

/** Days word for word as they were signed, the newest first, for whoever keeps a copy; `before` leads to older ones. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await visitorOf(args);
  const before = new URL(args.request.url).searchParams.get("before");
  if (before !== null && !isDay(before)) return new Response(null, { status: 404 });
  return Response.json(await publishedDays(context, { before, limit: LISTED }), {
    headers: { "Cache-Control": "public, max-age=60", "Access-Control-Allow-Origin": "*" },
  });
}
