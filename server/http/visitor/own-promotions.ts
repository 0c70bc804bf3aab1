import { claimedPromotions, offersOfBrand, type Standing, standingOf } from "../../offers/index.ts";
import { ownStatuses, type PromotionStatus } from "../../promotions/index.ts";
import { isPlayer, type Visitor } from "./visitor.ts";

/** A promotion ends with the rule by which it gives. */
const STATUSES: Readonly<Record<Standing, PromotionStatus | null>> = {
  coming: "comingSoon",
  open: null,
  gone: "closed",
  ended: "closed",
};

/**
 * Where promotions stand that do not by their own time alone: by the rule by which they give, and for a member by what
 * became of their own part.
 */
export async function ownPromotions(visitor: Visitor): Promise<ReadonlyMap<string, PromotionStatus>> {
  const { context, brand } = visitor;
  const byRule = (await offersOfBrand(context, brand.id)).flatMap((offer) => {
    const status = STATUSES[standingOf(offer, context.now())];
    return status ? [[offer.promotion, status] as const] : [];
  });
  if (!isPlayer(visitor)) return new Map(byRule);
  const { player } = visitor;
  const { timeZone } = brand;
  const [applied, claimed] = await Promise.all([
    ownStatuses(context, { playerId: player.id, timeZone }),
    claimedPromotions(context, { player, timeZone }),
  ]);
  return new Map([...byRule, ...applied, ...claimed.map((id) => [id, "claimed"] as const)]);
}
