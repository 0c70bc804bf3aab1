import { type BucketSize, openTokenBuckets, type TokenBuckets } from "../core/bounds/token-buckets.ts";
import type { Context } from "../db/context.ts";
import { networkOf } from "../http/browser/client-networks.ts";
import type { Call } from "./call.ts";

/** A whole mobile network may stand behind one address. */
const OF_NETWORK: BucketSize = { holds: 300, refillMs: 20 };
/** One app asks for a page full at once, and then now and again. */
const OF_TOKEN: BucketSize = { holds: 60, refillMs: 100 };
/** What changes something is pressed by a person. */
const OF_CHANGE: BucketSize = { holds: 20, refillMs: 1000 };

export type CallLimits = {
  /** Whether this call is one too many from there; asked before a token is looked at. */
  takesFrom(address: string): boolean;
  /** The same of the app that holds the token, in all and of this call. */
  takesOf(family: string, call: Pick<Call, "name" | "method">): boolean;
};

/** How many calls are taken, in this process's memory. */
export function openCallLimits({ now }: Pick<Context, "now">): CallLimits {
  const at = () => now().getTime();
  const networks: TokenBuckets = openTokenBuckets(at, OF_NETWORK);
  const tokens: TokenBuckets = openTokenBuckets(at, OF_TOKEN);
  const changes: TokenBuckets = openTokenBuckets(at, OF_CHANGE);
  return {
    takesFrom: (address) => networks.take(networkOf(address)),
    takesOf: (family, { name, method }) =>
      tokens.take(family) && (method === "GET" || changes.take(`${family} ${name}`)),
  };
}
