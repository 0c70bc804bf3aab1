import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { GAME_OF_THE_WEEK } from "./first/game-of-the-week.ts";
import { STREAK } from "./first/streak.ts";
import { WEEKLY_CASHBACK } from "./first/weekly-cashback.ts";
import { type PromotionToPublish, promotionBook, publishPromotions, setPromotionState } from "./publish.ts";

/** Promotions whose texts are there and whose rule is the operator's: nobody is promised what nobody has set. */
export const DRAFTS: readonly PromotionToPublish[] = [WEEKLY_CASHBACK, GAME_OF_THE_WEEK, STREAK];

/** Lays a promotion of the program's among those of the house, hidden until its rule is set. */
export async function draftPromotion(
  context: Context,
  id: string,
): Promise<Outcome<null, { readonly reason: "unknownDraft" | "promotionThere" }>> {
  const draft = DRAFTS.find((one) => one.id === id);
  if (!draft) return refuse({ reason: "unknownDraft" });
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    if ((await promotionBook(inside)).some((one) => one.id === id))
      return refuse({ reason: "promotionThere" });
    await publishPromotions(inside, [draft]);
    await setPromotionState(inside, { id, state: "hidden" });
    return done(null);
  });
}
