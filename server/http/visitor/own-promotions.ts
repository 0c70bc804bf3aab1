import { claimedPromotions, offersOfBrand, standingOf } from "../../offers/index.ts";
import { ownStatuses, type PromotionRule, type PromotionStatus } from "../../promotions/index.ts";
import { isPlayer, type Visitor } from "./visitor.ts";

/** Where promotions stand that do not by their own time alone. */
export type PromotionsKnown = {
  readonly rules: ReadonlyMap<string, PromotionRule>;
  readonly own: ReadonlyMap<string, PromotionStatus>;
};

/** The rules by which promotions give, and for a member what became of their own part. */
export async function ownPromotions(visitor: Visitor): Promise<PromotionsKnown> {
  const { context, brand } = visitor;
  const rules = await promotionRules(visitor);
  if (!isPlayer(visitor)) return { rules, own: new Map() };
  const { player } = visitor;
  const { timeZone } = brand;
  const [applied, claimed] = await Promise.all([
    ownStatuses(context, { playerId: player.id, timeZone }),
    claimedPromotions(context, { player, timeZone }),
  ]);
  return { rules, own: new Map([...applied, ...claimed.map((id) => [id, "claimed"] as const)]) };
}

/** The rules of a brand by promotion, as they stand now. */
export async function promotionRules({
  context,
  brand,
}: Pick<Visitor, "context" | "brand">): Promise<ReadonlyMap<string, PromotionRule>> {
  const at = context.now();
  const offers = await offersOfBrand(context, brand.id);
  return new Map(
    offers.map((offer) => {
      const { from, until } = offer;
      return [offer.promotion, { standing: standingOf(offer, at), from, until }];
    }),
  );
}
