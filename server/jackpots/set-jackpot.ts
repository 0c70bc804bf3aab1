import type { Context } from "../db/context.ts";
import { SET_POOL } from "./statements.ts";

export type JackpotSetting = {
  state?: "open" | "closed" | undefined;
  rateBasisPoints?: number | undefined;
  oneInMinor?: bigint | undefined;
};

/** What an operator decides about the pool. A closed one keeps what is in it, and stakes take no part meanwhile. */
export async function setJackpot(
  { db }: Pick<Context, "db">,
  { state, rateBasisPoints, oneInMinor }: JackpotSetting,
): Promise<void> {
  await db.call(SET_POOL, [state ?? null, rateBasisPoints ?? null, oneInMinor ?? null]);
}
