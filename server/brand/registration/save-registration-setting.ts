import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { findBrand } from "../brand-book.ts";
import { saveSetting } from "../store.ts";
import { isReadablePattern } from "./accepted-pattern.ts";
import {
  FIELD_LENGTH_MAX,
  type FieldSetting,
  type RegistrationField,
  type RegistrationMode,
} from "./field-setting.ts";

export type SettingRequest = {
  readonly brandId: string;
  readonly mode: RegistrationMode;
  readonly setting: FieldSetting;
};

/** Without these there is no account. Whether a number comes with a password is MOBILENUMPASSREG3's to say. */
const NEEDED: Readonly<Record<RegistrationMode, readonly RegistrationField[]>> = {
  username: ["username", "password"],
  mobile: ["mobileNum"],
};

export type SettingRefusal = { reason: "unknownBrand" | "neededField" | "badLengths" | "badPattern" };

/**
 * Changes what the registration form asks of one field. The form and its check follow within a second.
 * Says nothing of the players who are already there.
 */
export async function saveRegistrationSetting(
  context: Context,
  { brandId, mode, setting }: SettingRequest,
): Promise<Outcome<null, SettingRefusal>> {
  const { field, enabled, required, minLength, maxLength, acceptedPattern } = setting;
  if (NEEDED[mode].includes(field) && !(enabled && required)) return refuse({ reason: "neededField" });

  const areLengths = Number.isInteger(minLength) && Number.isInteger(maxLength);
  if (!areLengths || minLength < 1 || maxLength < minLength || maxLength > FIELD_LENGTH_MAX) {
    return refuse({ reason: "badLengths" });
  }
  if (acceptedPattern !== null && !isReadablePattern(acceptedPattern))
    return refuse({ reason: "badPattern" });
  if (!(await findBrand(context, brandId))) return refuse({ reason: "unknownBrand" });

  await saveSetting(context.db, { brandId, mode, ...setting });
  return done(null);
}
