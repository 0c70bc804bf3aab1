import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

const OPEN_FAMILIES: Statement<{ readonly family: string }> = {
  name: "accounts.open-families",
  text: `
    select session.family from accounts.sessions session
    join accounts.players player on player.id = session.player_id
    where session.family = any($1::uuid[]) and session.revoked_at is null and session.rotated_at is null
      and session.idle_until > $2::timestamptz and session.absolute_until > $2::timestamptz
      and player.state = 'active'`,
};

/** Which of these sign-ins go on: asked once for all who listen, however many they are. */
export async function openFamilies(
  { db, now }: Pick<Context, "db" | "now">,
  families: readonly string[],
): Promise<ReadonlySet<string>> {
  if (families.length === 0) return new Set();
  const rows = await db.call(OPEN_FAMILIES, [[...new Set(families)], now()]);
  return new Set(rows.map(({ family }) => family));
}
