import type { Context } from "../db/context.ts";
import { promotionsOf } from "../promotions/index.ts";
import type { Condition } from "./condition.ts";
import { type GiftUnit, type Gives, type Share, stepAt, worthOf } from "./gift.ts";
import { isOpen, type Offer, offersOfBrand } from "./offer.ts";

/** What a level brings by an offer that goes on. */
export type Privilege =
  | { readonly is: "cashback"; readonly rate: number; readonly mostMinor: bigint }
  | {
      readonly is: "weekly" | "anniversary" | "gift";
      readonly promotion: string;
      readonly what: Gives;
      readonly unit: GiftUnit;
      readonly minor: bigint;
    };

/** How many percent of what a week cost on a product count for the cashbacks of a brand that go on. */
export type CashbackCounts = { readonly promotion: string; readonly weights: Share["weights"] };

export type BrandPrivileges = {
  readonly of: (rank: number) => Privilege[];
  readonly cashbacks: readonly CashbackCounts[];
};

/** What each level of a brand brings by its offers: cashback, and gifts that not every level has or has so much of. */
export async function privilegesOf(context: Context, brand: string): Promise<BrandPrivileges> {
  const at = context.now();
  const [offers, promotions] = await Promise.all([
    offersOfBrand(context, brand),
    promotionsOf(context, { language: "fa", audience: "members", at }),
  ]);
  const shown = new Set(
    promotions.flatMap(({ id, status }) => (status === "comingSoon" || status === "closed" ? [] : [id])),
  );
  const open = offers.filter((offer) => isOpen(offer, at) && shown.has(offer.promotion));
  return {
    of: (rank) => open.flatMap((offer) => privilegeOf(offer, rank)),
    cashbacks: open.flatMap(({ kind, promotion, gift }) =>
      kind === "cashback" && "weights" in gift ? [{ promotion, weights: gift.weights }] : [],
    ),
  };
}

function privilegeOf(offer: Offer, rank: number): Privilege[] {
  const { promotion, unit, conditions } = offer;
  if (rank < leastLevel(conditions)) return [];
  if (offer.kind === "cashback") {
    const step = stepAt(offer.gift.steps, rank);
    return step ? [{ is: "cashback", rate: step.rate, mostMinor: offer.gift.mostMinor }] : [];
  }
  const { gift, once } = offer;
  const isOfLevels = leastLevel(conditions) > 0 || gift.steps.length > 1 || (gift.steps[0]?.level ?? 0) > 0;
  const minor = worthOf(gift, rank);
  if (!isOfLevels || minor === 0n) return [];
  const isYearly = once === "yearly" && conditions.some((one) => one.is === "anniversary");
  const is = isYearly ? "anniversary" : once === "weekly" ? "weekly" : "gift";
  return [{ is, promotion, what: gift.what, unit, minor }];
}

function leastLevel(conditions: readonly Condition[]): number {
  return Math.max(0, ...conditions.flatMap((one) => (one.is === "level" ? [one.least] : [])));
}
