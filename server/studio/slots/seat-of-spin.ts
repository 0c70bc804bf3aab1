import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

const SEAT_OF_SPIN: Statement<{ sessionId: string }> = {
  name: "studio.seat_of_spin",
  text: `
    select session_id as "sessionId" from studio.rounds
    where player_ref = $1 and game = $2 and started_at > $3::timestamptz and spin_ref = $4
    order by started_at desc limit 1`,
};

/** The seat from which a spin was begun within a day, for whoever sends it again from another one; null for a new spin. */
export async function seatOfSpin(
  { db, now }: Pick<Context, "db" | "now">,
  { playerRef, game, spinId }: { playerRef: string; game: string; spinId: string },
): Promise<string | null> {
  const [seat] = await db.call(SEAT_OF_SPIN, [playerRef, game, later(now(), -DAY_MS), spinId]);
  return seat?.sessionId ?? null;
}
