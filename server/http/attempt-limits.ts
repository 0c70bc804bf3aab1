import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { HOUR_MS, later, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { networkOf } from "./client-networks.ts";
import {
  LOGIN_QUOTAS,
  type LoginLimits,
  type LoginQuotas,
  openLoginLimits,
  type TooMany,
} from "./login-limits.ts";

export { networkOf, type TooMany };

/** So many tries in a window; after the last one the door stays shut until the window is over. */
export type Quota = { readonly tries: number; readonly windowMs: number };

export type Quotas = {
  readonly login: LoginQuotas;
  readonly registerPerAddress: Quota;
  readonly applyPerAddress: Quota;
};

const QUOTAS: Quotas = {
  login: LOGIN_QUOTAS,
  registerPerAddress: { tries: 60, windowMs: HOUR_MS },
  applyPerAddress: { tries: 20, windowMs: HOUR_MS },
};

export type AttemptLimits = {
  readonly login: LoginLimits;
  register(attempt: { readonly address: string }): Promise<Outcome<null, TooMany>>;
  /** Somebody would like to be a partner. */
  apply(attempt: { readonly address: string }): Promise<Outcome<null, TooMany>>;
};

/** Counts in this process's memory. A test brings quotas of its own. */
export function openAttemptLimits(now: Context["now"], quotas: Quotas = QUOTAS): AttemptLimits {
  const registers = limiterOf(quotas.registerPerAddress);
  const applications = limiterOf(quotas.applyPerAddress);
  const take = (limiter: RateLimiterAbstract, key: string) => takeOne(limiter, key, now);

  return {
    login: openLoginLimits(now, quotas.login),
    register: ({ address }) => take(registers, networkOf(address)),
    apply: ({ address }) => take(applications, networkOf(address)),
  };
}

const limitsOf = new WeakMap<Context, AttemptLimits>();

/** The counts of a running site: one set for each platform's context. */
export function attemptLimits(context: Context, quotas: Quotas = QUOTAS): AttemptLimits {
  let limits = limitsOf.get(context);
  if (!limits) {
    limits = openAttemptLimits(context.now, quotas);
    limitsOf.set(context, limits);
  }
  return limits;
}

function limiterOf({ tries, windowMs }: Quota): RateLimiterAbstract {
  return new RateLimiterMemory({ points: tries, duration: windowMs / SECOND_MS });
}

async function takeOne(
  limiter: RateLimiterAbstract,
  key: string,
  now: Context["now"],
): Promise<Outcome<null, TooMany>> {
  try {
    await limiter.consume(key);
    return done(null);
  } catch (thrown) {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    return refuse({ reason: "tooMany", retryAt: later(now(), thrown.msBeforeNext) });
  }
}
