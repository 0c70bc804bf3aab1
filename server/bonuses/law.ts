import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { BonusTerms } from "./terms.ts";

/** Rules of the United Kingdom since 19 January 2026; they hold wherever a brand does not say otherwise. */
const STRICT_TIMES_MAX = 10;

export type LawRefusal = { readonly reason: "bonusTimesLaw" | "bonusProductsLaw" };

/** Whether terms may be offered where wagering is bound to ten times and one bonus to one product. */
export function lawfulTerms(
  { times, weights, games }: BonusTerms,
  { strictBonuses }: { readonly strictBonuses: boolean },
): Outcome<null, LawRefusal> {
  if (!strictBonuses) return done(null);
  if (times > STRICT_TIMES_MAX) return refuse({ reason: "bonusTimesLaw" });
  const counting = Object.values(weights).filter((weight) => weight > 0).length;
  const oneGame = counting === 0 && Object.keys(games).length === 1;
  return counting === 1 || oneGame ? done(null) : refuse({ reason: "bonusProductsLaw" });
}
