import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { HOUR_MS, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { networkOf } from "../browser/client-networks.ts";
import { openTally, type Tally } from "./tally.ts";

/** So many tries in a window; after the last one the door stays shut until the window is over. */
type Quota = { readonly tries: number; readonly windowMs: number };

export type TooMany = { readonly reason: "tooMany"; readonly retryAt: Date };

type Take = (context: Context, address: string) => Outcome<null, TooMany>;

/** Counts what one address asks for, in this process's memory: one count for each platform's context. */
export function perAddress({ tries, windowMs }: Quota): Take {
  const tallies = new WeakMap<Context, Tally>();

  return (context, address) => {
    const tally = tallies.get(context) ?? openTally(context.now, windowMs);
    tallies.set(context, tally);
    const key = networkOf(address);
    if (tally.count(key) >= tries) return refuse({ reason: "tooMany", retryAt: tally.endsAt(key) });
    tally.add(key);
    return done(null);
  };
}

export const takeRegistration = perAddress({ tries: 60, windowMs: HOUR_MS });

/** Links of agents that are opened: each counts a visit. */
export const takeLinkVisit = perAddress({ tries: 60, windowMs: HOUR_MS });

/** Somebody would like to be a partner. */
export const takeApplication = perAddress({ tries: 20, windowMs: HOUR_MS });

/** Questions to the house by somebody whom it does not know: somebody reads each of them. */
export const takeGuestQuestion = perAddress({ tries: 10, windowMs: HOUR_MS });

/** Those of members: a whole mobile network may stand behind an address. */
export const takeNetworkQuestion = perAddress({ tries: 60, windowMs: HOUR_MS });

/** Trial accounts. Each is a row for ever, and costs as much as a password. */
export const takeTrial = perAddress({ tries: 20, windowMs: HOUR_MS });

/**
 * Codes that are typed to set a new password. Each costs a password hash where a code is open, and a person needs a few
 * at most.
 */
export const takeRecoveryTry = perAddress({ tries: 30, windowMs: HOUR_MS });

/** Steps to or from a provider: each costs a question to somebody who may send us away for asking too much. */
export const takeJourneyStep = perAddress({ tries: 60, windowMs: 10 * MINUTE_MS });

/** Pictures. A whole mobile network may stand behind an address; one a second is still nothing to the house. */
export const takePicture = perAddress({ tries: 60, windowMs: MINUTE_MS });

/** New sounds: a machine counts tones more easily than it reads letters, and few people need them. */
export const takeSound = perAddress({ tries: 12, windowMs: 10 * MINUTE_MS });
