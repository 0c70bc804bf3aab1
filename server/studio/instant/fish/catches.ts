import { later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { Statement } from "../../../db/database.ts";

/** What somebody in the room caught: not who it was, and not for how much. */
export type Catch = { readonly id: string; readonly kind: string; readonly times: number };

const SHOWN = 12;
const LATELY_MS = 15_000;

/** The latest first. By the index on vendor and time, so however much was ever shot. */
const CATCHES: Statement<Catch> = {
  name: "studio.fish_catches",
  text: `
    select w.id, w.result->>'kind' as kind, (w.result->>'times')::int as times
    from studio.wagers w
    where w.vendor = $1 and w.game = $2 and w.placed_at > $3::timestamptz and w.payout_minor > 0
      and w.player_ref <> $4
    order by w.placed_at desc, w.id limit $5::int`,
};

/** What the others in a room have caught in the last seconds. */
export function othersCatches(
  { db, now }: Pick<Context, "db" | "now">,
  { vendor, game, playerRef }: { vendor: string; game: string; playerRef: string },
): Promise<Catch[]> {
  return db.call(CATCHES, [vendor, game, later(now(), -LATELY_MS), playerRef, SHOWN]);
}
