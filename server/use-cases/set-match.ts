import { type MatchRefusal, type MatchSaid, saveMatch } from "../bonuses/index.ts";
import { type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { promotionBook } from "../promotions/index.ts";

export type SetMatchRefusal =
  | MatchRefusal
  | { readonly reason: "unknownPromotion" }
  | { readonly reason: "matchKind"; readonly kind: string };

/** Keeps what deposits bring, and on whose page it is told of: one that promises nothing of its own. */
export async function setMatch(context: Context, said: MatchSaid): Promise<Outcome<null, SetMatchRefusal>> {
  if (said.promotion !== null) {
    const promised = (await promotionBook(context)).find(({ id }) => id === said.promotion);
    if (!promised) return refuse({ reason: "unknownPromotion" });
    if (promised.sort !== "join") return refuse({ reason: "matchKind", kind: promised.sort });
  }
  return saveMatch(context, said);
}
