import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { roundCheck } from "#app/lib/round-check.ts";
import { checkPathOf } from "#server/http/records/check-path.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { roundOfId } from "#server/studio/rounds/index.ts";

export const says: RouteSays = { who: "anybody" };

/** Leads to the link that checks a shared round, once it is over: its page is told of the end without being loaded. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await visitorOf(args);
  const round = await roundOfId(visitor.context, new URL(args.request.url).searchParams.get("id") ?? "");
  const check = round && roundCheck(round);
  if (!check) return new Response(null, { status: 404 });
  return redirect(checkPathOf(visitor)("rounds", check));
}
