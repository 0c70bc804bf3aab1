import { findBrand } from "../brand/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { type ReferralRule, RULE_OF, SAVE_RULE, STOP_RULE } from "./statements.ts";

export type RuleSaid = Omit<ReferralRule, "from">;

export type RuleRefusal = { readonly reason: "unknownBrand" | "nothingSaid" | "noReferralRule" };

/** Keeps the rule of a brand and switches it on: friends who come from now on count, and those who came since it began. */
export async function setReferralRule(context: Context, said: RuleSaid): Promise<Outcome<null, RuleRefusal>> {
  const { brandId: brand, firstLeastMinor, firstPaysMinor, shareHundredths, shareMonths } = said;
  if (!(await findBrand(context, brand))) return refuse({ reason: "unknownBrand" });
  if (firstPaysMinor === null && shareHundredths === null) return refuse({ reason: "nothingSaid" });
  const rule = [firstLeastMinor, firstPaysMinor, shareHundredths, shareMonths, context.now()];
  await context.db.call(SAVE_RULE, [brand, ...rule]);
  return done(null);
}

/** Switches the rule of a brand off. What was earned is paid all the same. */
export async function stopReferralRule(
  { db }: Pick<Context, "db">,
  brand: string,
): Promise<Outcome<null, RuleRefusal>> {
  const stopped = await db.call(STOP_RULE, [brand]);
  return stopped.length > 0 ? done(null) : refuse({ reason: "noReferralRule" });
}

/** By what members of a brand are paid for friends now; null where they are not. */
export async function referralRule({ db }: Pick<Context, "db">, brand: string): Promise<ReferralRule | null> {
  const [rule] = await db.call(RULE_OF, [brand]);
  return rule ?? null;
}
