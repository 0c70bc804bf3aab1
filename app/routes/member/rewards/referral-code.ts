import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownCode } from "#app/lib/own-code.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { inviteCodeOf } from "#server/accounts/index.ts";
import { qrCode } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** A member's link as a code for cameras, theirs alone. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player } = await requireMember(args);
  const { origin } = new URL(args.request.url);
  const referralCode = await inviteCodeOf(context, player);
  return ownCode(await qrCode(`${origin}${paths.register({ referralCode })}`), "image/svg+xml");
}
