import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { HOUR_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { TooMany } from "./per-address.ts";
import { openTally, type Tally } from "./tally.ts";

/** Counts what one member asks for, in this process's memory, whatever address it comes from. */
function perMember({ tries, windowMs }: { readonly tries: number; readonly windowMs: number }) {
  const tallies = new WeakMap<Context, Tally>();

  return (context: Context, playerId: bigint): Outcome<null, TooMany> => {
    const tally = tallies.get(context) ?? openTally(context.now, windowMs);
    tallies.set(context, tally);
    const key = String(playerId);
    if (tally.count(key) >= tries) return refuse({ reason: "tooMany", retryAt: tally.endsAt(key) });
    tally.add(key);
    return done(null);
  };
}

/** Pictures of players are as dear to decode, and names are tried out. */
export const takePersonaChange = perMember({ tries: 30, windowMs: HOUR_MS });

/** Applications for promotions: each may bring three pictures, which are dear to decode. */
export const takePromotionApplication = perMember({ tries: 20, windowMs: HOUR_MS });

/** Questions to the house by one member. */
export const takeOwnQuestion = perMember({ tries: 10, windowMs: HOUR_MS });
