import { type Bonus, findTerms, requiredOf } from "../bonuses/index.ts";
import { money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import type { OwnOffer } from "./own-offers.ts";

/** The bonus that a claim would give, for whoever reads its terms before; null where it gives something else. */
export async function bonusOfOffer(
  context: Context,
  { offer, minor }: Pick<OwnOffer, "offer" | "minor">,
): Promise<Pick<Bonus, "terms" | "required" | "asset"> | null> {
  const { gift, brandId: brand } = offer;
  if (gift.what !== "bonus" || minor === 0n) return null;
  const terms = await findTerms(context, { brandId: brand, name: gift.terms });
  if (!terms) return null;
  const required = requiredOf(terms, { bonusMinor: minor, depositMinor: 0n });
  return { terms, required: money(required, "P"), asset: "P" };
}
