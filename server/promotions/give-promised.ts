import type { Player } from "../accounts/index.ts";
import { type BonusSource, findTerms, giveBonus } from "../bonuses/index.ts";
import type { Money } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { issuePoints, openAccounts, payReward } from "../wallet/index.ts";

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

export type PromisedRefusal = {
  readonly reason:
    | "onABreak"
    | "unknownTerms"
    | "keyConflict"
    | "noAccount"
    | "accountFrozen"
    | "insufficientFunds";
};

/** By which movement something was given, or as which bonus. */
export type GivenBy = { readonly movementId: bigint | null; readonly bonusId: string | null };

/** Gives what a promotion promised, once for its key, in the transaction of the context's database. */
export async function givePromised(
  context: Context,
  promised: Promised,
): Promise<Outcome<GivenBy, PromisedRefusal>> {
  const { player, promotion, source, key, amount } = promised;
  const { id: playerId, brandId } = player;
  if (promised.what === "bonus") {
    const of = { source, sourceRef: promotion, offeredUntil: promised.offeredUntil } as const;
    const terms = await findTerms(context, { brandId, name: promised.terms });
    if (!terms) return refuse({ reason: "unknownTerms" });
    const given = await giveBonus(context, { playerId, key, amount, terms, ...of });
    return given.ok ? done({ movementId: null, bonusId: given.value.id }) : given;
  }
  await openAccounts(context, { playerId, assets: [amount.asset] });
  const flow = { playerId, key, amount };
  const moved = await (promised.what === "points"
    ? issuePoints(context, flow)
    : payReward(context, { ...flow, kind: "promotion-cash" }));
  return moved.ok ? done({ movementId: moved.value.transferId, bonusId: null }) : moved;
}
