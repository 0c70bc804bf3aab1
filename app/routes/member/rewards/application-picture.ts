import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { ownPicture } from "#server/promotions/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** A picture of an application, for the member who sent it. It is our own drawing of it and is never kept anywhere. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player } = await requireMember(args);
  const { reference = "", nth = "" } = args.params;
  const asked = { playerId: player.id, reference, nth: Number(nth) };
  const picture = /^[1-3]$/.test(nth) ? await ownPicture(context, asked) : null;
  if (!picture) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(picture.bytes), {
    headers: {
      "Content-Type": picture.type,
      "Content-Disposition": "inline",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
