import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { networkOf, type Quota, type TooMany } from "./attempt-limits.ts";

type Take = (context: Context, address: string) => Promise<Outcome<null, TooMany>>;

/** Counts what one address asks for, in this process's memory: one count for each platform's context. */
export function perAddress({ tries, windowMs }: Quota): Take {
  const limiters = new WeakMap<Context, RateLimiterMemory>();

  return async (context, address) => {
    const limiter =
      limiters.get(context) ?? new RateLimiterMemory({ points: tries, duration: windowMs / SECOND_MS });
    limiters.set(context, limiter);
    try {
      await limiter.consume(networkOf(address));
      return done(null);
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown;
      return refuse({ reason: "tooMany", retryAt: later(context.now(), thrown.msBeforeNext) });
    }
  };
}
