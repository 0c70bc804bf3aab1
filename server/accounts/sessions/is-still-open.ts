import type { Context } from "../../db/context.ts";
import type { PlayerSession } from "./session.ts";
import { readFamilySession } from "./session-store.ts";

/**
 * Whether the sign-in of a session that was read before goes on: its token may have been replaced meanwhile, in another
 * tab, and that is no theft.
 */
export async function isStillOpen(
  { db, now }: Pick<Context, "db" | "now">,
  { family }: Pick<PlayerSession, "family">,
): Promise<boolean> {
  return (await readFamilySession(db, family, now())) !== null;
}
