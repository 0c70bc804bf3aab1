import type { Context } from "../../db/context.ts";
import { hasFlag, registrationFields } from "../brand-book.ts";
import type { FieldSetting, RegistrationMode } from "./field-setting.ts";

/**
 * The ways to open an account oneself, the one that is shown first in front (S04): by mobile number with
 * MOBILENUMREG3, by a chosen name with USERNAMEREG3, none at all without DIRECTREG3.
 */
export async function registrationModes(
  context: Context,
  brandId: string,
): Promise<readonly RegistrationMode[]> {
  if (!(await hasFlag(context, brandId, "DIRECTREG3"))) return [];
  const modes: RegistrationMode[] = [];
  if (await hasFlag(context, brandId, "MOBILENUMREG3")) modes.push("mobile");
  if (await hasFlag(context, brandId, "USERNAMEREG3")) modes.push("username");
  return modes;
}

/** What is asked of who registers. */
export type RegistrationRules = {
  /** As the operator set them, with what the brand's switches make of them: also those that are off. */
  readonly settings: readonly FieldSetting[];
  /** Whether a code proves the number (S05). */
  readonly asksCode: boolean;
  readonly asksCaptcha: boolean;
};

/**
 * The settings of a form with what follows from the brand's switches. A code by SMS proves the number in mobile
 * mode, with REGMOBVERF3, and where the operator asks for the field. With it the picture was read before the code
 * was sent, so the form asks for no other one.
 */
export async function registrationRules(
  context: Context,
  { brandId, mode }: { readonly brandId: string; readonly mode: RegistrationMode },
): Promise<RegistrationRules> {
  const fields = await registrationFields(context, brandId, mode);
  const isOn = (field: FieldSetting["field"]) => fields.some((one) => one.field === field && one.enabled);
  const asksCode =
    mode === "mobile" || isOn("verificationCode") || (await hasFlag(context, brandId, "REGMOBVERF3"));
  const asksCaptcha = isOn("captcha") && !asksCode;
  const hasPassword = mode === "username" || (await isPasswordAsked(context, brandId));

  const settings = fields.map((setting): FieldSetting => {
    switch (setting.field) {
      case "mobileNum":
        return asksCode ? asked(setting) : setting;
      case "verificationCode":
        return asksCode ? asked(setting) : off(setting);
      case "captcha":
        return asksCaptcha ? asked(setting) : off(setting);
      case "password":
        return hasPassword ? asked(setting) : off(setting);
      case "confirmPassword":
        return hasPassword ? setting : off(setting);
      case "paymentPassword":
        return setting.enabled ? asked(setting) : setting;
      default:
        return setting;
    }
  });
  return { settings, asksCode, asksCaptcha };
}

/** Fields that whoever registers fills in wherever they are on: with one of them left empty there is nothing to check. */
const ASKED_WHERE_ON: readonly FieldSetting["field"][] = ["captcha", "paymentPassword", "verificationCode"];

export const isAskedWhereOn = (field: FieldSetting["field"]): boolean => ASKED_WHERE_ON.includes(field);

/** Anybody who has no password comes back by recovery alone: without that way everybody chooses one. */
async function isPasswordAsked(context: Context, brandId: string): Promise<boolean> {
  if (await hasFlag(context, brandId, "MOBILENUMPASSREG3")) return true;
  return !(await hasFlag(context, brandId, "PHONEVERIFY3"));
}

function asked(setting: FieldSetting): FieldSetting {
  return { ...setting, enabled: true, required: true };
}

function off(setting: FieldSetting): FieldSetting {
  return { ...setting, enabled: false, required: false };
}
