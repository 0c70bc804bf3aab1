import type { LoaderFunctionArgs } from "@remix-run/node";
import { recordAsked } from "#app/pages/play/record-asked.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { publicRecord } from "#server/studio/index.ts";

export const says: RouteSays = { who: "anybody" };

const LISTED = 400;

/** The public record word for word, for whoever keeps a copy: one list, with how many there are of each. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await visitorOf(args);
  const asked = recordAsked(args.request);
  if (!asked) return new Response(null, { status: 404 });
  const { counts, ...listed } = await publicRecord(context, { ...asked, limit: LISTED });
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, many]) => [name, Number(many)]));
  return Response.json(
    { counts: numbers, ...listed },
    { headers: { "Cache-Control": "public, max-age=60", "Access-Control-Allow-Origin": "*" } },
  );
}
