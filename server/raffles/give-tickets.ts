import { randomBytes } from "node:crypto";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { raffleOf } from "./raffle.ts";
import { HOLD_RAFFLE, RAFFLE_BY_CODE } from "./statements.ts";
import { GIVE_TICKETS, SALT_BYTES } from "./ticket-statements.ts";

export type TicketGift = {
  readonly playerId: bigint;
  readonly brand: string;
  /** The raffle's code. */
  readonly raffle: string;
  readonly many: number;
  readonly promotion: string;
  /** Good once for a player and a raffle. */
  readonly key: string;
};

export type TicketRefusal = { readonly reason: "raffleClosed" | "ticketsFull" };

/**
 * Gives tickets of a raffle that is open, with the next numbers, in the transaction of the context's database. Nobody has
 * more than the raffle's rules allow: a gift that would not fit is refused whole.
 */
export async function giveTickets(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, brand, raffle: code, many, promotion, key }: TicketGift,
): Promise<Outcome<null, TicketRefusal>> {
  const [known] = await db.call(RAFFLE_BY_CODE, [brand, code]);
  // The raffle is held, as by the count of tickets and by its close, so that no number is given twice.
  const [row] = known ? await db.call(HOLD_RAFFLE, [known.id]) : [];
  if (row?.state !== "published" || now() < row.opensAt || row.closesAt <= now())
    return refuse({ reason: "raffleClosed" });
  const { id } = raffleOf(row);
  const salt = randomBytes(SALT_BYTES).toString("hex");
  const given = await db.call(GIVE_TICKETS, [id, playerId, salt, many, promotion, key, now()]);
  return given.length > 0 ? done(null) : refuse({ reason: "ticketsFull" });
}
