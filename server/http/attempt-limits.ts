import { isIPv6 } from "node:net";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { HOUR_MS, later, MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";

/** So many tries in a window; after the last one the door stays shut until the window is over. */
export type Quota = { readonly tries: number; readonly windowMs: number };

export type Quotas = {
  readonly loginPerAccount: Quota;
  readonly loginPerAddress: Quota;
  readonly registerPerAddress: Quota;
};

/** Many people share an address behind one mobile network, so an address may try far more than one account. */
const QUOTAS: Quotas = {
  loginPerAccount: { tries: 10, windowMs: 15 * MINUTE_MS },
  loginPerAddress: { tries: 100, windowMs: 15 * MINUTE_MS },
  registerPerAddress: { tries: 60, windowMs: HOUR_MS },
};

export type TooMany = { readonly reason: "tooMany"; readonly retryAt: Date };

type LoginTry = { readonly address: string; readonly account: string };

export type AttemptLimits = {
  /** Counts a try before its password is looked at, so that tries at once cannot outrun the count. */
  login(attempt: LoginTry): Promise<Outcome<null, TooMany>>;
  /** A right password wipes the account's count for this address and takes its own try back. */
  loginSucceeded(attempt: LoginTry): Promise<void>;
  /** A try that came to no answer, because too much was going on, does not count. */
  loginUndecided(attempt: LoginTry): Promise<void>;
  register(attempt: { readonly address: string }): Promise<Outcome<null, TooMany>>;
};

/** Counts in this process's memory. A test brings quotas of its own. */
export function openAttemptLimits(now: Context["now"], quotas: Quotas = QUOTAS): AttemptLimits {
  const perAccount = limiterOf(quotas.loginPerAccount);
  const perAddress = limiterOf(quotas.loginPerAddress);
  const registers = limiterOf(quotas.registerPerAddress);
  const take = (limiter: RateLimiterAbstract, key: string) => takeOne(limiter, key, now);
  const keyOf = ({ account, address }: LoginTry) => `${networkOf(address)} ${account}`;

  return {
    async login(attempt) {
      const account = await take(perAccount, keyOf(attempt));
      return account.ok ? take(perAddress, networkOf(attempt.address)) : account;
    },
    async loginSucceeded(attempt) {
      await perAccount.delete(keyOf(attempt));
      await perAddress.reward(networkOf(attempt.address), 1);
    },
    async loginUndecided(attempt) {
      await perAccount.reward(keyOf(attempt), 1);
      await perAddress.reward(networkOf(attempt.address), 1);
    },
    register: ({ address }) => take(registers, networkOf(address)),
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

/** A household has a whole /64 of IPv6, so its members count together, as behind one IPv4 address. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail = ""] = address.toLowerCase().split("%", 1)[0]?.split("::") ?? [];
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  const groups = address.includes("::") ? [...front, ...zeros, ...back] : front;
  return `${groups.slice(0, 4).join(":")}::/64`;
}
