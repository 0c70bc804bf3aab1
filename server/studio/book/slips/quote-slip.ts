import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import type { Context } from "../../../db/context.ts";
import { type SlipFault, slipFault } from "./check-slip.ts";
import { OFFERED } from "./leg-statements.ts";
import { mostOfPart, partsOf, type SlipWish } from "./place-slip.ts";
import { BOOK_TERMS, type BookTerms } from "./terms.ts";

/** What a slip stakes in all, and what it pays when everything on it wins. */
export type SlipQuote = { readonly stakeMinor: bigint; readonly mostMinor: bigint };

/** Works a slip out as it would be placed now, or says why it would not be. Nothing is placed. */
export async function quoteSlip(
  { db, now }: Context,
  wish: SlipWish,
  terms: BookTerms = BOOK_TERMS,
): Promise<Outcome<SlipQuote, SlipFault>> {
  const offered = await db.call(OFFERED, [wish.legs.map(({ selection }) => selection)]);
  const offers = new Map(offered.map((offer) => [offer.id, offer]));
  const fault = slipFault(wish, { offers, at: now(), terms });
  if (fault) return refuse(fault);
  const parts = partsOf(wish, offers, terms);
  return done({
    stakeMinor: parts.reduce((sum, part) => sum + part.stakeMinor, 0n),
    mostMinor: parts.reduce((sum, part) => sum + mostOfPart(part), 0n),
  });
}
