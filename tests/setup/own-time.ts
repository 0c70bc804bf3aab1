import { later, SECOND_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";

/**
 * A context of somebody who has always waited long enough: each look at the clock is a second after the last. For games
 * that take no stake within a second of the last one, where that is not what is tested.
 */
export function inOwnTime<Given extends Context>(context: Given): Given {
  let moment = context.now();
  const now = () => {
    moment = later(new Date(Math.max(moment.getTime(), context.now().getTime())), SECOND_MS);
    return moment;
  };
  return { ...context, now };
}
