import { findBrand } from "../../brand/index.ts";
import { startOfDay } from "../../core/days.ts";
import type { Context } from "../../db/context.ts";
import type { Deposited } from "../../wallet/index.ts";
import type { Match } from "./match.ts";

/** By what a player's bonus of a deposit is the same one: of the first deposit its rule, of a day the day, else the deposit. */
export async function matchKey(
  context: Context,
  { code, once, brandId }: Pick<Match, "code" | "once" | "brandId">,
  { movementId, at }: Pick<Deposited, "movementId" | "at">,
): Promise<string> {
  if (once === "first") return `match:${code}:first`;
  if (once === "every") return `match:${code}:${movementId}`;
  return dayKey(code, { at, timeZone: (await findBrand(context, brandId))?.timeZone ?? "UTC" });
}

/** That of a rule for the first deposit of each day, on the day of a moment. */
export function dayKey(
  code: string,
  { at, timeZone }: { readonly at: Date; readonly timeZone: string },
): string {
  return `match:${code}:${startOfDay(at, timeZone).toISOString()}`;
}
