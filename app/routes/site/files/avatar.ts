import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { visitorOf } from "#server/http/visitor/visitor.ts";
import { avatarPicture } from "#server/personas/index.ts";

export const says: RouteSays = { who: "anybody" };

/** A picture that a player shows to everybody. Another one has another address, so this one never changes. */
export async function loader(args: LoaderFunctionArgs) {
  const { context } = await visitorOf(args);
  const [, pictureId = ""] = /^(.+)\.jpg$/.exec(args.params.picture ?? "") ?? [];
  const picture = await avatarPicture(context, pictureId);
  if (!picture) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      "Content-Type": picture.type,
      "Content-Disposition": "inline",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
