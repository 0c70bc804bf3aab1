import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";
import { findBrand } from "./brand-book.ts";

const DAYS_MAX = 3650;

const SAVE: Statement<never> = {
  name: "brand.save-password-days",
  text: "update brand.brands set password_days = $2::integer where code = $1",
};

export type PasswordDays = { readonly brandId: string; readonly days: number };

/**
 * Says after how many days a password is to be changed, where PWDEXPFORCECHANGE3 is on: 1 to 3650 (`badDays`). Every
 * process follows within a second. Gives what it was.
 */
export async function setPasswordDays(
  context: Context,
  { brandId, days }: PasswordDays,
): Promise<Outcome<{ before: number }, { reason: "unknownBrand" | "badDays" }>> {
  if (!Number.isInteger(days) || days < 1 || days > DAYS_MAX) return refuse({ reason: "badDays" });
  const brand = await findBrand(context, brandId);
  if (!brand) return refuse({ reason: "unknownBrand" });
  await context.db.call(SAVE, [brandId, days]);
  return done({ before: brand.passwordDays });
}
