import { z } from "zod";
import { type BonusTerms, MATCHED, type OpenMatch } from "../../../bonuses/index.ts";
import { amount, asInstant, asSum, instant } from "../../shapes.ts";

/** How a bonus is played until it is cash. */
export const bonusTermsShape = z.object({
  times: z.int(),
  of: z.string(),
  days: z.int(),
  countsMost: amount.nullable().meta({ description: "What counts at most of the stakes of one round." }),
  keepsMost: amount.nullable().meta({ description: "What becomes cash at most." }),
  weights: z.record(z.string(), z.int().optional()),
  games: z.record(z.string(), z.int()),
});

export function bonusTermsValue({
  countsMost,
  keepsMost,
  ...rest
}: BonusTerms): z.infer<typeof bonusTermsShape> {
  const most = (minor: bigint | null) => (minor === null ? null : asSum(minor));
  return { ...rest, countsMost: most(countsMost), keepsMost: most(keepsMost) };
}

/** A bonus that a deposit brings. */
export const match = z.object({
  code: z.string(),
  percent: z.int().meta({ description: "Of the deposit." }),
  least: amount.meta({ description: "The smallest deposit that brings it." }),
  most: amount.meta({ description: "What it gives at most." }),
  once: z.enum(MATCHED).meta({ description: "The first deposit of all, the first of a day, or every one." }),
  takeDays: z.int().meta({ description: "Within how many days of the deposit it is taken." }),
  terms: bonusTermsShape,
  left: amount.nullable().meta({ description: "What there still is of it, where that is less than `most`." }),
  until: instant.nullable(),
  promotion: z.string().nullable().meta({ description: "The one that tells of it." }),
});

export function matchValue({ match: of, terms }: OpenMatch): z.infer<typeof match> {
  const leftMinor = of.budgetMinor === null ? of.mostMinor : of.budgetMinor - of.givenMinor;
  return {
    ...{ code: of.code, percent: of.percent, once: of.once, takeDays: of.offerDays },
    ...{ least: asSum(of.leastMinor), most: asSum(of.mostMinor), terms: bonusTermsValue(terms) },
    left: leftMinor < of.mostMinor ? asSum(leftMinor) : null,
    ...{ until: of.until && asInstant(of.until), promotion: of.promotion },
  };
}
