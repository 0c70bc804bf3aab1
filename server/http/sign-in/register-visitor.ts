import {
  checkRegistration,
  hashRegistration,
  type PostedRegistration,
  type RegistrationRefusal,
  registerPlayer,
} from "../../accounts/index.ts";
import type { RegistrationMode, RegistrationRules } from "../../brand/index.ts";
import type { ChallengeRefusal } from "../../challenge/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { CaptchaRefusal } from "../../gateway/captcha/index.ts";
import type { PhoneRefusal } from "../../gateway/phone/index.ts";
import {
  type CodeRefusal,
  checkCode,
  checkPhoneProof,
  isCodeOpen,
  isPhoneProofOpen,
} from "../../verification/index.ts";
import { networkOf } from "../browser/client-networks.ts";
import { checkPostedChallenge } from "../posts/posted-challenge.ts";
import { type TooMany, takeRegistration } from "../tries/per-address.ts";
import { type RequestArgs, type Visitor, visitorOf } from "../visitor/visitor.ts";
import { linkArrival } from "./social-arrival.ts";

type Asking = {
  readonly mode: RegistrationMode;
  readonly rules: Pick<RegistrationRules, "asksCode" | "asksCaptcha">;
  readonly posted: PostedRegistration;
};

export type RegisterRefusal =
  | RegistrationRefusal
  | ChallengeRefusal
  | CaptchaRefusal
  | CodeRefusal
  | PhoneRefusal
  | TooMany;

/**
 * Registers who has filled in the form, where this is not one of too many tries. What costs nothing is asked first: a
 * name that is taken uses up neither a picture nor a code, and neither does a house that has no time to hash. Where no
 * code was asked for nothing is hashed. The code comes last, because a right one is spent by being asked about. Who
 * came from a provider comes in with it from then on.
 */
export async function registerVisitor(
  args: RequestArgs,
  { mode, rules, posted }: Asking,
): Promise<Outcome<{ playerId: bigint }, RegisterRefusal>> {
  const visitor = await visitorOf(args);
  const { context, brand, language } = visitor;
  const counted = takeRegistration(context, visitor.address);
  if (!counted.ok) return counted;

  const url = new URL(args.request.url);
  const { registration, verificationCode, challenge } = posted;
  const request = { brand, language, registration, mode, domain: url.host };
  const checked = await checkRegistration(context, request);
  if (!checked.ok) return checked;

  const { mobile } = registration;
  const isMobileProven = rules.asksCode && mobile !== null;
  const network = networkOf(visitor.address);
  const proof = numberProof(visitor, { to: mobile ?? "", network });
  if (isMobileProven && !(await proof.isOpen())) return refuse({ reason: "codeExpired" });
  const hashed = await hashRegistration(context, registration);
  if (!hashed.ok) return hashed;

  const seen = rules.asksCaptcha ? await checkPerson(args, challenge) : done(null);
  if (!seen.ok) return seen;
  const proven = isMobileProven ? await proof.check(verificationCode) : done(null);
  if (!proven.ok) return proven;
  const hashes = hashed.value;
  const registered = await registerPlayer(context, { ...request, isMobileProven, hashes });
  if (registered.ok) await linkArrival(visitor, url, registered.value.playerId);
  return registered;
}

/** By the provider outside where its widget was answered, else by our picture: a browser without script has no other. */
async function checkPerson(
  args: RequestArgs,
  challenge: PostedRegistration["challenge"],
): Promise<Outcome<null, ChallengeRefusal | CaptchaRefusal>> {
  const { platform, address } = await visitorOf(args);
  const { captcha } = platform.gateways;
  const { captchaToken: token = "" } = challenge;
  if (captcha && token !== "") return captcha.check({ token, address });
  return checkPostedChallenge(args, "register", challenge);
}

type NumberProof = {
  isOpen(): Promise<boolean>;
  check(code: string): Promise<Outcome<null, CodeRefusal | PhoneRefusal>>;
};

/** What proves a number: a code of ours, or one of a provider outside where there is one (S08). */
function numberProof(
  { context, platform, brand }: Visitor,
  { to, network }: { readonly to: string; readonly network: string },
): NumberProof {
  const { phone } = platform.gateways;
  if (phone) {
    const proof = { brandId: brand.id, to, network };
    return {
      isOpen: () => isPhoneProofOpen(context, proof),
      check: (code) => checkPhoneProof(context, phone, { ...proof, code }),
    };
  }
  const asked = { brandId: brand.id, purpose: "register", channel: "sms", to, network } as const;
  return {
    isOpen: () => isCodeOpen(context, asked),
    check: (code) => checkCode(context, { ...asked, code }),
  };
}
