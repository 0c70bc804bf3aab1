import type { LoaderFunctionArgs } from "@remix-run/node";
import { soundOf } from "#server/challenge/index.ts";
import { browserOf } from "#server/http/browser/challenge-browser.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { takePicture } from "#server/http/tries/per-address.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";

export const says: RouteSays = { who: "anybody", whileClosed: "guests" };

/** What the frame of a challenge shows, for ears. Nobody but the browser that it was shown to hears it. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, address, platform } = await visitorOf(args);
  const browser = browserOf(platform.config, args.request.headers.get("Cookie"));
  if (!browser) return new Response(null, { status: 404 });
  if (!takePicture(context, address).ok) return new Response(null, { status: 429 });
  const sound = await soundOf(context, { ticket: args.params.ticket ?? "", browser });
  if (!sound.ok) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(sound.value), {
    headers: { "Content-Type": "audio/wav", "Cache-Control": "no-store" },
  });
}
