import type { Funds } from "#app/lib/funds.ts";
import type { Game } from "../../catalogue/index.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { refuse } from "../../core/outcome.ts";
import { placeTicket } from "../../studio/lottery/index.ts";
import type { PlayerVisitor } from "../visitor/visitor.ts";
import { fromSeat } from "./from-seat.ts";
import { whyClosed } from "./why-closed.ts";

type Table = { readonly game: Game; readonly asset: Asset; readonly funds: Funds };
type Ticket = Omit<Parameters<typeof placeTicket>[2], "sessionId" | "playerRef">;

/** Takes a ticket of a player where the lottery is open to them. */
export async function stakeTicket(visitor: PlayerVisitor, { game, asset, funds }: Table, ticket: Ticket) {
  const { context, platform, player } = visitor;
  const closed = await whyClosed(visitor, { game, funds });
  if (closed) return refuse({ reason: closed });
  const request = { ...ticket, playerRef: `${player.id}` };
  return fromSeat(
    visitor,
    { game, asset },
    {
      place: (sessionId) => placeTicket(context, platform.studioWallet, { ...request, sessionId }),
      isStale: (placed) => !placed.ok && placed.refusal.reason === "sessionExpired",
    },
  );
}
