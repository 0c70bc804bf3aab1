import { type PostedRegistration, registrationForm, type Scope } from "../../../accounts/index.ts";
import {
  type RegistrationMode,
  type RegistrationRules,
  registrationModes,
  registrationRules,
} from "../../../brand/index.ts";
import type { ChallengeRefusal } from "../../../challenge/index.ts";
import { done, type Outcome, refuse } from "../../../core/outcome.ts";
import { networkOf } from "../../../http/browser/client-networks.ts";
import { type AppLogin, signInApp } from "../../../http/sign-in/app-login.ts";
import { takeRegistration } from "../../../http/tries/per-address.ts";
import type { Visitor } from "../../../http/visitor/visitor.ts";
import { register } from "../../../use-cases/index.ts";
import type { CallRefusal } from "../../call.ts";
import { checkLetters, LETTERS_ERRORS } from "./letters.ts";
import { badFieldsIn } from "./typed-fields.ts";

export const REGISTER_ERRORS = [
  ...LETTERS_ERRORS,
  ...([
    "badField",
    "passwordCommon",
    "registrationClosed",
    "usernameTaken",
    "mobileTaken",
    "affiliateUnknown",
  ] as const),
  ...(["codeMissing", "codeWrong", "codeExpired", "tooBusy", "tooMany", "signedOut", "unreachable"] as const),
  ...(["numberInvalid", "tooManyLater", "quota", "notOffered", "unknownError"] as const),
] as const;

type RegisterError = (typeof REGISTER_ERRORS)[number];

/** The fields of the form by their names, as setting/register tells them. */
export type AppRegistration = Readonly<Record<string, string | undefined>>;

/**
 * Opens an account from an app by the rules of the brand's form (S02), in the mode that was called, and signs in to it
 * for what the app asks for: whoever registers chooses the password there and then. What a widget in a browser proves an app cannot; it reads a picture.
 */
export async function registerApp(
  visitor: Visitor,
  mode: RegistrationMode,
  { url, fields, scopes }: { url: URL; fields: AppRegistration; scopes: readonly Scope[] },
): Promise<Outcome<AppLogin, CallRefusal<RegisterError>>> {
  const { context, brand, language, address, platform } = visitor;
  if (!(await registrationModes(context, brand.id)).includes(mode))
    return refuse({ reason: "registrationClosed" });
  const rules = await registrationRules(context, { brandId: brand.id, mode });
  const posted = read(rules, brand.minimumAge, fields);
  if (!posted.ok) return posted;
  const counted = takeRegistration(context, address);
  if (!counted.ok) return counted;

  const registered = await register(
    context,
    { brand, language, mode, domain: url.host, rules, posted: posted.value, network: networkOf(address) },
    { isPerson: () => hasReadLetters(visitor, fields), phone: platform.gateways.phone },
  );
  if (!registered.ok) return refuse({ reason: told(registered.refusal.reason) });
  const { playerId } = registered.value;
  return signInApp(visitor, { playerId, way: "registration", scopes });
}

async function hasReadLetters(
  visitor: Visitor,
  fields: AppRegistration,
): Promise<Outcome<null, ChallengeRefusal>> {
  const { device, captchaTicket, captcha } = fields;
  const seen = await checkLetters(visitor, "register", { device, captchaTicket, captcha });
  if (seen.ok) return seen;
  const { reason } = seen.refusal;
  return refuse({ reason: reason === "captchaRequired" ? "captchaMissing" : reason });
}

/** What was typed, by the settings. */
function read(
  rules: Pick<RegistrationRules, "settings">,
  minimumAge: number,
  fields: AppRegistration,
): Outcome<PostedRegistration, CallRefusal<"badField" | "passwordCommon">> {
  // The names alone are told, in no language.
  const judged = registrationForm({ ...rules, minimumAge }, (key) => key).safeParse(fields);
  return judged.success ? done(judged.data) : refuse(badFieldsIn(judged.error));
}

/** What only a browser's widget is refused for is no answer to an app. */
function told(reason: string): RegisterError {
  return REGISTER_ERRORS.find((one) => one === reason) ?? "unknownError";
}
