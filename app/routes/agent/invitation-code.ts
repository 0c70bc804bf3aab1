import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownCode } from "#app/lib/own-code.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { inviteCodeOf } from "#server/accounts/index.ts";
import { qrCode } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agentVisitor } from "#server/http/visitor/agent-visitor.ts";

export const says: RouteSays = { who: "agents", right: "accounts" };

/** An agent's invitation link as a code for cameras, theirs alone. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, hasTeam } = await agentVisitor(args);
  if (!hasTeam) return new Response(null, { status: 403 });
  const { origin } = new URL(args.request.url);
  const referralCode = await inviteCodeOf(visitor.context, visitor.player);
  const link = `${origin}${paths.register({ referralCode })}`;
  return ownCode(await qrCode(link), "image/svg+xml");
}
