import type { Player } from "../accounts/index.ts";
import { type BonusSource, type GivenBy, givePrize, type PrizeRefusal } from "../bonuses/index.ts";
import type { Money } from "../core/numbers/money.ts";
import type { Outcome } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { type Flow, issuePoints, payReward } from "../wallet/index.ts";

/** What is given for a promotion: a bonus has terms of the player's brand. */
export type Promised = {
  readonly player: Player;
  readonly promotion: string;
  readonly source: Extract<BonusSource, "promotion" | "cashback">;
  /** Good once per player. */
  readonly key: string;
  readonly amount: Money;
} & (
  | { readonly what: "cash" | "points" }
  | {
      readonly what: "cash" | "bonus";
      readonly terms: string;
      /** Until when a bonus may be taken; without it, it is taken at once. */
      readonly offeredUntil?: Date;
    }
);

/** Gives what a promotion promised, once for its key, in the transaction of the context's database. */
export const givePromised = (
  context: Context,
  promised: Promised,
): Promise<Outcome<GivenBy, PrizeRefusal>> => {
  const { player, promotion, source, key, amount } = promised;
  return givePrize(context, {
    ...{ player, key, source, sourceRef: promotion, amount },
    ...(promised.what === "bonus"
      ? { terms: promised.terms, offeredUntil: promised.offeredUntil }
      : { terms: null }),
    pay: promised.what === "points" ? issuePoints : payPromised,
  });
};

const payPromised = (context: Context, flow: Flow) => payReward(context, { ...flow, kind: "promotion-cash" });
