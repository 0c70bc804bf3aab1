import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { PointsConfig } from "./config.ts";
import { changeConfig, holdConfig } from "./store.ts";

/** What is not said stays as it is. */
export type RatesChange = { readonly brandId: string } & {
  readonly [Name in keyof Omit<PointsConfig, "earnCategories">]?: PointsConfig[Name] | undefined;
};

type Rates = { readonly before: PointsConfig; readonly after: PointsConfig };

/**
 * Changes what a point takes and what points are worth, from within a second on. Points that were earned stay; who
 * has turned points into money has that money. Only whole multiples are converted, so the least is one as well.
 */
export async function setRates(
  { db }: Pick<Context, "db">,
  { brandId, ...change }: RatesChange,
): Promise<Outcome<Rates, { reason: "unknownBrand" | "badRates" }>> {
  return db.transaction(async (transaction) => {
    const before = await holdConfig(transaction, brandId);
    if (!before) return refuse({ reason: "unknownBrand" });
    const {
      earnStakeMinor = before.earnStakeMinor,
      convertPoints = before.convertPoints,
      convertMinor = before.convertMinor,
      convertMinPoints = before.convertMinPoints,
    } = change;
    if (convertMinPoints % convertPoints !== 0n) return refuse({ reason: "badRates" });
    const after = { ...before, earnStakeMinor, convertPoints, convertMinor, convertMinPoints };
    await changeConfig(transaction, brandId, after);
    return done({ before, after });
  });
}
