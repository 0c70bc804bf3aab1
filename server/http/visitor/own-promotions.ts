import { matchStanding, promotedMatches } from "../../bonuses/index.ts";
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

/** Of several matches of one promotion the one counts that stands first here. */
const STANDINGS = ["open", "coming", "gone", "ended", "stopped"] as const;

/** The rules of a brand by promotion, as they stand now: what is claimed by, and what deposits bring. */
export async function promotionRules({
  context,
  brand,
}: Pick<Visitor, "context" | "brand">): Promise<ReadonlyMap<string, PromotionRule>> {
  const at = context.now();
  const [offers, matches] = await Promise.all([
    offersOfBrand(context, brand.id),
    promotedMatches(context, brand.id),
  ]);
  const matched = matches.map((match) => ({ ...match, standing: matchStanding(match, at) }));
  const byRank = STANDINGS.flatMap((standing) => matched.filter((one) => one.standing === standing));
  const offered = offers.map((offer) => ({ ...offer, standing: standingOf(offer, at) }));
  return new Map(
    [...byRank.reverse(), ...offered].map(({ promotion, standing, from, until }) => [
      promotion,
      { standing, from, until },
    ]),
  );
}
