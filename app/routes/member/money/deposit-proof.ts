import type { LoaderFunctionArgs } from "@remix-run/node";
import { proofOf } from "#server/cashier/index.ts";
import { orderReference } from "#server/http/addresses/order-reference.ts";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import { requireMember } from "#server/http/visitor/require-member.ts";

export const says: RouteSays = { who: "members", asksPassword: false };

/** The picture of a payment, for the player who sent it. It is our own drawing of it and is never kept anywhere. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player } = await requireMember(args);
  const depositId = orderReference(args.params);
  const proof = await proofOf(context, { playerId: player.id, depositId });
  if (!proof) throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(proof.bytes), {
    headers: {
      "Content-Type": proof.type,
      "Content-Disposition": "inline",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
