import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownCode } from "#app/lib/own-code.ts";
import { linkAddresses } from "#app/pages/agents/team/link-addresses.server.ts";
import { linkOf } from "#server/agents/index.ts";
import { qrCode, qrPicture } from "#server/download/index.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { agentVisitor } from "#server/http/visitor/agent-visitor.ts";

export const says: RouteSays = { who: "agents", right: "accounts" };

/** One link of an agent's own as a code for cameras, theirs alone. */
export async function loader(args: LoaderFunctionArgs) {
  const { visitor, hasTeam } = await agentVisitor(args);
  if (!hasTeam) return new Response(null, { status: 403 });
  const { context, brand, player } = visitor;
  const { code = "", kind } = args.params;
  const url = new URL(args.request.url);
  const link = await linkOf(context, { playerId: player.id, brand, code });
  const at = url.searchParams.get("at") ?? "";
  const addresses = link ? await linkAddresses(visitor, { code, origin: url.origin }) : [];
  const address = addresses.find((one) => one.at === at)?.href;
  if (address === undefined || (kind !== "svg" && kind !== "png")) return new Response(null, { status: 404 });
  return kind === "png"
    ? ownCode(await qrPicture(address), "image/png")
    : ownCode(await qrCode(address), "image/svg+xml");
}
