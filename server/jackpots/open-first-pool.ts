import type { Context } from "../db/context.ts";
import { setJackpot } from "./set-jackpot.ts";
import { IS_UNTOUCHED } from "./statements.ts";

/**
 * The pool of a new house is open, so that its jackpot is a real one. Safe at every start: where it was ever opened or
 * set, or money was staked before, it stays as it is.
 */
export async function openFirstPool(context: Context): Promise<void> {
  const [pool] = await context.db.call(IS_UNTOUCHED, []);
  if (pool?.isUntouched) await setJackpot(context, { state: "open" });
}
