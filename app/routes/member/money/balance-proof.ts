import type { LoaderFunctionArgs } from "@remix-run/node";
import { proofFileResponse } from "#app/pages/play/proof-file.server.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { balanceProofs, houseKey, isDay } from "#server/receipts/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** Where what the player had stands in the sum of a day, as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, platform } = await requireMember(args);
  const day = new URL(args.request.url).searchParams.get("day") ?? "";
  if (!isDay(day)) throw new Response(null, { status: 404 });
  const key = houseKey(platform.config.houseSecret);
  const [proof] = await balanceProofs(context, key, { playerId: player.id, day });
  if (!proof) throw new Response(null, { status: 404 });
  return proofFileResponse(`balance-${day}`, proof);
}
