import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later, MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { networkOf } from "./attempt-limits.ts";

/** So often the people of one address may be sent to a provider, or come back from one, which it is asked about. */
const JOURNEYS = { points: 60, duration: (10 * MINUTE_MS) / SECOND_MS };

const limiters = new WeakMap<Context, RateLimiterMemory>();

/** Counts a step to or from a provider: each costs a question to somebody who may send us away for asking too much. */
export async function takeJourneyStep(
  context: Context,
  address: string,
): Promise<Outcome<null, { readonly reason: "tooMany"; readonly retryAt: Date }>> {
  const limiter = limiters.get(context) ?? new RateLimiterMemory(JOURNEYS);
  limiters.set(context, limiter);
  try {
    await limiter.consume(networkOf(address));
    return done(null);
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    return refuse({ reason: "tooMany", retryAt: later(context.now(), thrown.msBeforeNext) });
  }
}
