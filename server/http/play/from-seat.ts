import type { PlayerVisitor } from "../visitor/visitor.ts";
import { seatFor } from "./seat-for.ts";

type Table = Omit<Parameters<typeof seatFor>[1], "isStale">;
type NoSeat = Extract<Awaited<ReturnType<typeof seatFor>>, { ok: false }>;

type Placing<Placed> = {
  place(sessionId: string): Promise<Placed>;
  /** Whether nothing was placed because the wallet took the seat for an old one. */
  isStale(placed: Placed): boolean;
};

/** Stakes from the seat that a player has in a game, and once more from a new one where the wallet takes that for an old one. */
export async function fromSeat<Placed>(
  visitor: PlayerVisitor,
  table: Table,
  { place, isStale }: Placing<Placed>,
): Promise<Placed | NoSeat> {
  const seat = await seatFor(visitor, table);
  if (!seat.ok) return seat;
  const placed = await place(seat.value.sessionId);
  if (!isStale(placed)) return placed;
  const fresh = await seatFor(visitor, { ...table, isStale: true });
  return fresh.ok ? place(fresh.value.sessionId) : fresh;
}
