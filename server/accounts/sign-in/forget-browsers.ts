import type { Context } from "../../db/context.ts";

const FORGET_ALL = {
  name: "accounts.forget-all-remembered",
  text: `
    update accounts.remembered_logins set revoked_at = $2::timestamptz
    where player_id = $1::bigint and revoked_at is null`,
};

/** Forgets every browser of a player, also this one: from now on each asks for all that a login takes. */
export async function forgetBrowsers(
  { db, now }: Pick<Context, "db" | "now">,
  playerId: bigint,
): Promise<void> {
  await db.call(FORGET_ALL, [playerId, now()]);
}
