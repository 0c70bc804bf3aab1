import type { LoaderFunctionArgs } from "@remix-run/node";
import { askPostedWork } from "#server/http/posts/posted-challenge.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takePicture } from "#server/http/tries/per-address.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "guests" };

/** What a browser with script works out for an answer, as JSON: the more is answered from there, the more it is. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, address } = await visitorOf(args);
  const answer = (status: number, content: object) =>
    Response.json(content, { status, headers: { "Cache-Control": "no-store" } });
  if (!takePicture(context, address).ok) return answer(429, { reason: "tooManyPictures" });
  const asked = await askPostedWork(args, args.params.ticket ?? "");
  return asked.ok ? answer(200, asked.value) : answer(404, asked.refusal);
}
