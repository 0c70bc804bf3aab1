import type { Context } from "../db/context.ts";
import { drawPart, openDraw } from "./draw-jackpot.ts";
import { POOL, SET_POOL } from "./statements.ts";

export type JackpotSetting = {
  state?: "open" | "closed" | undefined;
  rateBasisPoints?: number | undefined;
  oneInMinor?: bigint | undefined;
};

/**
 * What an operator decides about the pool, for what is staked from now on: what was staked before is drawn as it was
 * then, or takes no part, and the first draw of an opened pool is committed to before anybody stakes in it. A closed
 * one keeps what is in it, and stakes take no part meanwhile.
 */
export async function setJackpot(
  context: Context,
  { state, rateBasisPoints, oneInMinor }: JackpotSetting,
): Promise<void> {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    while (!(await drawPart(inside))) {}
    await db.call(SET_POOL, [state ?? null, rateBasisPoints ?? null, oneInMinor ?? null]);
    const [pool] = await db.call(POOL, []);
    if (pool?.isOpen) await openDraw(inside);
  });
}
