import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "#app/lib/paths.ts";
import { inviteCodeOf } from "#server/accounts/index.ts";
import { qrCode } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** A member's link as a code for cameras: theirs alone, so no cache keeps it for others. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player } = await requireMember(args);
  const { origin } = new URL(args.request.url);
  const referralCode = await inviteCodeOf(context, player);
  return new Response(await qrCode(`${origin}${paths.register({ referralCode })}`), {
    headers: {
      "Content-Type": "image/svg+xml",
      "Content-Security-Policy": "default-src 'none'",
      "Cache-Control": "private, no-store",
    },
  });
}
