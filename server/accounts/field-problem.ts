import { compilePattern, FIELD_LENGTH_MAX, type FieldSetting, isContactField } from "../brand/index.ts";
import { mailAddress } from "../verification/index.ts";
import { foldUsername } from "./fold-username.ts";
import { isCommonPassword } from "./passwords/common-password.ts";
import { isWeakPaymentPassword } from "./passwords/weak-payment-password.ts";
import { canonicalMobile } from "./profile/mobile-number.ts";
import { type MissingField, ruleSentence, type Say } from "./sentences.ts";

/** More characters than these the database keeps of no name, whatever a brand's rule lets through (0011). */
const NAME_LENGTH_MAX = 100;

type Typed = Readonly<Record<string, string | undefined>>;
type Problem = { readonly field: string; readonly message: string };

/** What is wrong with one field of a form: nothing, or a sentence at it. */
export function problemOf(setting: FieldSetting, typed: Typed, say: Say): Problem[] {
  const { field, required } = setting;
  const text = typed[field] ?? "";
  const told = (message: string): Problem[] => [{ field, message }];
  if (text === "") return required ? told(say(`missing.${missingName(field)}`)) : [];
  if (text.length > FIELD_LENGTH_MAX) return told(say("tooLong"));
  if (field === "confirmPassword") return text === typed.password ? [] : told(say("inconsistentTwice"));
  // Whether a picture was read, and whether a code is the right one, is decided elsewhere and costs a try.
  if (field === "captcha" || field === "verificationCode") return [];
  if (!follows(setting, typed)) return told(ruleSentence(setting, say));
  if (field === "username" && isLongName(text)) return told(say("tooLong"));
  if (field === "password" && isCommonPassword(text, typed.username)) return told(say("passwordCommon"));
  if (field === "paymentPassword") return paymentProblem(text, typed, say).flatMap(told);
  return [];
}

/** Whether a text has the length and the pattern that a setting asks for. */
export function followsRule(
  rule: Pick<FieldSetting, "minLength" | "maxLength" | "acceptedPattern">,
  text: string,
): boolean {
  if (text.length > FIELD_LENGTH_MAX) return false;
  const length = [...text].length;
  if (length < rule.minLength || length > rule.maxLength) return false;
  return rule.acceptedPattern === null || compilePattern(rule.acceptedPattern).test(text);
}

/**
 * A number of another country is written as people there write it, so its rule may be kept with its country before it.
 * A mail address is one to which a code or a link could be sent, whatever the brand's rule lets through.
 */
function follows(setting: FieldSetting, typed: Typed): boolean {
  const text = typed[setting.field] ?? "";
  if (setting.field === "email") return followsRule(setting, text) && mailAddress(text) !== null;
  if (setting.field === "username") return followsRule(setting, text) && foldUsername(text) !== "";
  if (setting.field !== "mobileNum") return followsRule(setting, text);
  const canonical = canonicalMobile(text, typed.countryDialingCode);
  return canonical !== null && (followsRule(setting, text) || followsRule(setting, canonical));
}

/** As it was typed, or as names are compared: some signs are then written out as many. */
function isLongName(name: string): boolean {
  return [name, foldUsername(name)].some((spelling) => [...spelling].length > NAME_LENGTH_MAX);
}

function paymentProblem(text: string, typed: Typed, say: Say): string[] {
  if (isWeakPaymentPassword(text)) return [say("paymentPasswordWeak")];
  return text === typed.password ? [say("paymentPasswordIsLogin")] : [];
}

/** Two of the contacts are asked for in words of their own, because bonuses go out by them. */
function missingName(field: FieldSetting["field"]): MissingField {
  if (field === "whatsapp" || field === "zalo") return field;
  return isContactField(field) ? "contact" : field;
}
