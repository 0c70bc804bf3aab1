import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { isSafePattern } from "./accepted-pattern.ts";
import { findBrand } from "./brand-book.ts";
import { FIELD_LENGTH_MAX, type FieldSetting, type RegistrationMode } from "./field-setting.ts";
import { saveSetting } from "./store.ts";

export type SettingRequest = {
  readonly brandId: string;
  readonly mode: RegistrationMode;
  readonly setting: FieldSetting;
};

type SettingRefusal = { reason: "unknownBrand" | "neededField" | "badLengths" | "unsafePattern" };

/**
 * Changes what the registration form asks of one field. The form and its check follow within a second.
 * Says nothing of the players who are already there.
 */
export async function saveRegistrationSetting(
  context: Context,
  { brandId, mode, setting }: SettingRequest,
): Promise<Outcome<null, SettingRefusal>> {
  const { field, enabled, required, minLength, maxLength, acceptedPattern } = setting;
  const isNeeded = mode === "username" && (field === "username" || field === "password");
  if (isNeeded && !(enabled && required)) return refuse({ reason: "neededField" });

  const areLengths = Number.isInteger(minLength) && Number.isInteger(maxLength);
  if (!areLengths || minLength < 1 || maxLength < minLength || maxLength > FIELD_LENGTH_MAX) {
    return refuse({ reason: "badLengths" });
  }
  if (acceptedPattern !== null && !isSafePattern(acceptedPattern)) return refuse({ reason: "unsafePattern" });
  if (!(await findBrand(context, brandId))) return refuse({ reason: "unknownBrand" });

  await saveSetting(context.db, { brand: brandId, mode, ...setting });
  return done(null);
}
