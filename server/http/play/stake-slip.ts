import type { Funds } from "#app/lib/funds.ts";
import { findGame } from "../../catalogue/index.ts";
import type { Asset } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import {
  BOOK_VENDOR,
  placeSlip,
  type SlipFault,
  type SlipWish,
  slipView,
  whyNotStaked,
} from "../../studio/book/index.ts";
import type { PlayerVisitor } from "../visitor/visitor.ts";
import { fromSeat } from "./from-seat.ts";
import type { seatFor } from "./seat-for.ts";
import { type Closed, whyClosed } from "./why-closed.ts";

type Refused<Given> = Extract<Given, { ok: false }> extends { refusal: infer Why } ? Why : never;

export type UnplacedSlip =
  | { readonly reason: Closed | NonNullable<ReturnType<typeof whyNotStaked>> }
  | SlipFault
  | Refused<Awaited<ReturnType<typeof placeSlip>>>
  | Refused<Awaited<ReturnType<typeof seatFor>>>;

/**
 * Places a slip for a player where the book is open to them, and answers with the bets whose stakes were taken or are on
 * their way; refused where none was.
 */
export async function stakeSlip(
  visitor: PlayerVisitor,
  { funds, asset }: { readonly funds: Funds; readonly asset: Asset },
  wish: SlipWish,
): Promise<Outcome<readonly string[], UnplacedSlip>> {
  const { context, platform, player } = visitor;
  const game = await gameOf(visitor, wish.legs[0]?.selection ?? "");
  if (!game) return refuse({ reason: "selectionUnknown" });
  const closed = await whyClosed(visitor, { game, funds });
  if (closed) return refuse({ reason: closed });
  const request = { ...wish, playerRef: `${player.id}` };
  const placed = await fromSeat(
    visitor,
    { game, asset },
    {
      place: (sessionId) => placeSlip(context, platform.studioWallet, { ...request, sessionId }),
      isStale: (slip) =>
        slip.ok &&
        slip.value.some(({ refusal }) => refusal === "sessionExpired") &&
        slip.value.every(({ state }) => state === "refused"),
    },
  );
  if (!placed.ok) return placed;
  const kept = placed.value.filter((wager) => {
    const why = whyNotStaked(wager);
    return why === null || why === "roundUnsettled";
  });
  const [first] = placed.value;
  if (kept.length === 0 && first) return refuse({ reason: whyNotStaked(first) ?? "roundUnsettled" });
  return done(kept.map(({ id }) => id));
}

/** A slip is booked under the sport of its first selection. */
async function gameOf({ context, language }: PlayerVisitor, selection: string) {
  const { legs } = await slipView(context, [selection]);
  const code = legs[0]?.game;
  return code ? findGame(context, { nodeId: `${BOOK_VENDOR}-${code}`, language }) : null;
}
