import type { LoaderFunctionArgs } from "@remix-run/node";
import { proofFileResponse } from "#app/pages/play/proof-file.server.ts";
import { checkOf } from "#server/http/records/round-codes.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";
import { houseKey, receiptOf } from "#server/receipts/index.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** The receipt of a round as a file: what it came to, signed, with the way to what its day published. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = await requireMember(args);
  const { context, player, platform } = visitor;
  const { vendor = "", roundId = "" } = args.params;
  const key = houseKey(platform.config.houseSecret);
  const receipt = await receiptOf(context, key, { playerId: player.id, vendor, roundId });
  if (!receipt) throw new Response(null, { status: 404 });
  const check = await checkOf(visitor, roundId);
  const link = check && new URL(check, args.request.url).href;
  return proofFileResponse(`receipt-${roundId}`, { ...receipt.file, ...(link ? { link } : {}) });
}
