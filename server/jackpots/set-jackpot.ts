import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { drawPart, openDraw } from "./draw-jackpot.ts";
import { POOL, SET_POOL } from "./statements.ts";

export type JackpotSetting = {
  state?: "open" | "closed" | undefined;
  rateBasisPoints?: number | undefined;
  oneInMinor?: bigint | undefined;
};

/** As the table has them: a number that is drawn is below four bytes. */
const RATE_MOST = 500;
const ONE_IN_LEAST = 1000n;
const ONE_IN_MOST = 4_294_967_295n;

function isSound({ rateBasisPoints = 1, oneInMinor = ONE_IN_LEAST }: JackpotSetting): boolean {
  const isRate = rateBasisPoints >= 1 && rateBasisPoints <= RATE_MOST;
  return isRate && oneInMinor >= ONE_IN_LEAST && oneInMinor <= ONE_IN_MOST;
}

/**
 * What an operator decides about the pool, for what is staked from now on: what was staked before is drawn as it was
 * then, or takes no part, and the first draw of an opened pool is committed to before anybody stakes in it. A closed
 * one keeps what is in it, and stakes take no part meanwhile.
 */
export async function setJackpot(
  context: Context,
  setting: JackpotSetting,
): Promise<Outcome<null, { reason: "badPool" }>> {
  if (!isSound(setting)) return refuse({ reason: "badPool" });
  const { state, rateBasisPoints, oneInMinor } = setting;
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    while (!(await drawPart(inside))) {}
    await db.call(SET_POOL, [state ?? null, rateBasisPoints ?? null, oneInMinor ?? null]);
    const [pool] = await db.call(POOL, []);
    if (pool?.isOpen) await openDraw(inside);
  });
  return done(null);
}
